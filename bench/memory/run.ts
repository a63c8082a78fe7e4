// What a running server and the compiler's process hold together while a repository is asked: the real server, by HTTP.
//   npm run bench -- memory [--asked 60] [--idle 55] <repository> …
import { spawn } from 'node:child_process'
import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { ToolAnswer } from '../../src/capabilities/code/contract/hits.ts'
import { leanArguments, leanEnvironment } from '../../scripts/setup/lean.mjs'
import { writeResult } from '../write-result.ts'
import { heldBy, Watch } from './held.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { asked: { type: 'string', default: '60' }, idle: { type: 'string', default: '55' } },
})
if (positionals.length === 0) {
  console.log('no figures: name one repository or more, for instance clones of hono, zod, requests and django')
  process.exit(0)
}
const BIN = join(import.meta.dirname, '..', '..', 'src', 'main', 'bin.ts')

const repositories: Record<string, object> = {}
for (const repository of positionals) {
  repositories[basename(repository)] = await measure(realpathSync(repository))
  console.log(basename(repository), JSON.stringify(repositories[basename(repository)]))
}
writeResult('memory', {
  note: 'resident megabytes by /proc, a server of its own for each repository; `compiler` is the largest process beside the server, `together` the most that both held at one moment, looked at every 50 ms',
  repositories,
})

async function measure(root: string): Promise<object> {
  const home = mkdtempSync(join(tmpdir(), 'naze-bench-memory-'))
  const server = spawn(process.execPath, [...leanArguments, BIN, 'start'], {
    env: { ...leanEnvironment, PATH: process.env['PATH'] ?? '', HOME: home, NAZE_HOME: home, PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const pid = server.pid ?? 0
  const url = await new Promise<string>((resolve, reject) => {
    server.once('exit', () => reject(new Error('the server ended')))
    createInterface({ input: server.stdout }).on('line', (line) => {
      const found = /naze is ready at (\S+)/.exec(line)?.[1]
      if (found !== undefined) resolve(found)
    })
  })
  const ask = async (tool: string, params: object) => {
    const answer = await fetch(`${url}/api/code/tools/${tool}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ root, params }),
    })
    // What a busy machine makes the server shed is asked again.
    if (answer.status === 503) return sleep(200).then((): Promise<ToolAnswer> => ask(tool, params))
    return ToolAnswer.parse(await answer.json())
  }
  const watch = new Watch(pid)
  const started = heldBy(pid)
  while (!(await ask('index_status', {})).hits.some(({ symbol }) => symbol === 'ready')) await sleep(50)
  await ask('find_definitions', { name: 'main' })
  const indexed = { ...heldBy(pid), most: watch.take() }
  const names = await namesIn(ask)
  let complete = 0
  for (const name of names) complete += (await ask('find_references', { name })).complete ? 1 : 0
  const referenced = { ...heldBy(pid), most: watch.take(), asked: names.length, complete }
  for (const name of names.slice(0, 20)) await ask('query', { text: `why does ${name} fail` })
  const queried = { ...heldBy(pid), most: watch.take() }
  await sleep(Number(values.idle) * 1_000)
  const idle = heldBy(pid)
  watch.stop()
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(home, { recursive: true, force: true })
  return { started, indexed, referenced, queried, idle }
}

/** Evenly spread over what the repository defines. */
async function namesIn(ask: (tool: string, params: object) => Promise<ToolAnswer>): Promise<string[]> {
  const names = new Set<string>()
  for (const kind of ['function', 'class']) {
    let page: string | undefined
    do {
      const { hits, next } = await ask('get_symbols', { kind, budget: 20_000, ...(page !== undefined && { page }) })
      for (const { symbol } of hits) if (symbol !== undefined && symbol.length > 3) names.add(symbol)
      page = next
    } while (page !== undefined && names.size < 4_000)
  }
  const all = [...names]
  return all.filter((_, n) => n % Math.ceil(all.length / Number(values.asked)) === 0)
}
