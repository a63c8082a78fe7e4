import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ToolName } from '../../src/capabilities/code/contract/hits.ts'
import { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { generateRepository } from './generate.ts'
import { measure } from './measured.ts'

const BIN = join(import.meta.dirname, '..', '..', 'bin', 'naze.mjs')
const never = new AbortController().signal

/** Everything an index does, in a generated repository of so many files: cold, changed, asked, followed and not followed. */
export async function large(files: number): Promise<object> {
  const work = mkdtempSync(join(tmpdir(), 'naze-bench-large-'))
  const root = join(work, 'root')
  generateRepository(root, files)
  const cold = measure(process.execPath, [BIN, 'code', 'index', '--root', root, '--json'], {
    NAZE_HOME: join(work, 'cold'),
  })
  const ctags = measure('ctags', ['-R', '-f', join(work, 'tags'), root]) ?? null
  const followed = await asServer(root, join(work, 'cold'), 20_000)
  const checked = await asServer(root, join(work, 'cold'), 1)
  rmSync(work, { recursive: true, force: true })
  const result = { files, cold: cold ?? null, ctags, followed, checked }
  console.log(JSON.stringify(result))
  return result
}

async function asServer(root: string, home: string, mostWatched: number): Promise<object> {
  const begun = performance.now()
  const indexes = new CodeIndexes({ home, watch: true, patienceMs: 600_000, mostWatched })
  const run = (tool: ToolName, params: object) => indexes.run(root, tool, params, never)
  const index = await indexes.index(root)
  while (!index.watching && index.unwatched === '') await new Promise((resolve) => setTimeout(resolve, 20))
  await index.settled()
  const openedMs = Math.round(performance.now() - begun)
  const first = await timed(() => run('find_definitions', { name: 'part100' }))
  const definitions = await each([101, 5_003, 9_207, 15_001], (n) => run('find_definitions', { name: `part${n}` }))
  const queries = await each([1, 2, 3], (n) => run('query', { text: `step ${n} of part ${n * 1_000}` }))
  const python = await each([104, 5_004, 9_204], (n) => run('find_references', { name: `part${n}` }))
  const typescript = await timed(() => run('find_references', { name: 'part100' }))
  const { complete, reasons, total } = typescript.value
  const changed: number[] = []
  for (let n = 0; n < 10; n++) {
    const path = join(root, `ts/area0/group0/part${n % 4}.ts`)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, `${text}export const fresh${mostWatched}x${n} = ${n}\n`)
    const asked = await timed(() => run('find_definitions', { name: `fresh${mostWatched}x${n}` }))
    if (asked.value.total !== 1) throw new Error('an answer lacks what was written before it was asked')
    changed.push(asked.ms)
    writeFileSync(path, text)
  }
  const result = {
    openedMs,
    firstDefinitionMs: first.ms,
    definitionMs: definitions,
    queryMs: queries,
    pythonReferencesMs: python,
    typescriptReferences: { ms: typescript.ms, complete, total, reasons },
    answerAfterChangeMs: median(changed),
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
    compilerMb: compilerMb(),
  }
  await indexes.close()
  return result
}

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; value: T }> {
  const begun = performance.now()
  const value = await work()
  return { ms: Math.round((performance.now() - begun) * 10) / 10, value }
}

async function each(numbers: readonly number[], ask: (n: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (const n of numbers) times.push((await timed(() => ask(n))).ms)
  return median(times)
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

/** What the process of the compiler holds beside this one; null where none runs any more. */
function compilerMb(): number | null {
  const all = execFileSync('ps', ['-A', '-o', 'ppid=,rss=,args='], { encoding: 'utf8' }).split('\n')
  const found = all
    .map((line) => /^\s*(\d+)\s+(\d+)\s.*service-process/.exec(line))
    .find((each) => Number(each?.[1]) === process.pid)
  return found === undefined || found === null ? null : Math.round(Number(found[2]) / 1000)
}
