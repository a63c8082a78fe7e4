import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { CodeIndex } from '../../src/capabilities/code/index/code-index.ts'
import { writeResult } from '../write-result.ts'
import { large } from './large.ts'
import { type Measured, measure, median } from './measured.ts'

/**
 * `npm run bench -- index REPOSITORY… [--codegraph COMMAND] [--runs N]`: a cold index by `naze code index`, a whole process from its
 * start to the finished index on disk, beside universal-ctags and CodeGraph on the same files, one after the other in turns.
 * Then one changed file in a process that is running. `--large N` measures a generated repository of N files as well; a run with
 * nothing else keeps what was measured before.
 */
const args = process.argv.slice(2)
const option = (name: string) => (args.includes(name) ? args.splice(args.indexOf(name), 2)[1] : undefined)
const codegraph = option('--codegraph')
const runs = Number(option('--runs') ?? 5)
const files = Number(option('--large') ?? 0)
const BIN = join(import.meta.dirname, '..', '..', 'bin', 'naze.mjs')
if (args.length === 0 && files === 0) {
  console.error('name at least one repository, or --large N')
  process.exit(2)
}

const RESULT = join(import.meta.dirname, '..', 'results', 'index.json')
const before = JSON.parse(readFileSync(RESULT, 'utf8')) as { runs: number; repositories: object; large?: object }
const figures: Record<string, object> = {}
for (const repository of args) figures[basename(repository)] = await compare(repository)
const generated = files === 0 ? before.large : await large(files)
writeResult('index', {
  ...(args.length === 0 ? { runs: before.runs, repositories: before.repositories } : { runs, repositories: figures }),
  ...(generated !== undefined && { large: generated }),
})

async function compare(repository: string): Promise<object> {
  const work = mkdtempSync(join(tmpdir(), 'naze-bench-index-'))
  const root = join(work, 'root')
  cpSync(repository, root, { recursive: true, filter: (path) => !/\/(?:\.git|node_modules)$/.test(path) })
  const found: Record<string, Measured[]> = { naze: [], ctags: [], codegraph: [] }
  const add = (name: string, measured: Measured | undefined) => measured !== undefined && found[name]?.push(measured)
  for (let n = 0; n < runs; n++) {
    add('ctags', measure('ctags', ['-R', '-f', join(work, 'tags'), root]))
    const home = mkdtempSync(join(work, 'home-'))
    add('naze', measure(process.execPath, [BIN, 'code', 'index', '--root', root, '--json'], { NAZE_HOME: home }))
    if (codegraph !== undefined && n === 0) {
      add('codegraph', measure(codegraph, ['init', root]))
      rmSync(join(root, '.codegraph'), { recursive: true, force: true })
    }
  }
  const medians = Object.fromEntries(Object.entries(found).map(([name, all]) => [name, median(all) ?? null]))
  const { naze, ctags, codegraph: peer } = medians
  const ratio = (a: Measured | null | undefined, b: Measured | null | undefined) =>
    a && b ? Math.round((a.seconds / b.seconds) * 100) / 100 : null
  const changed = await changedFile(root, work)
  const result = { ...medians, nazeToCtags: ratio(naze, ctags), codegraphToNaze: ratio(peer, naze), ...changed }
  console.log(basename(repository), JSON.stringify(result))
  rmSync(work, { recursive: true, force: true })
  return result
}

/** From the moment one file is different to the moment the index answers from it, threads warm. */
async function changedFile(root: string, work: string): Promise<object> {
  const index = new CodeIndex({ root, folder: join(work, 'changed'), grammarFolder: work })
  await index.refresh()
  // As a running server has it: asked before, so that symbols and words are in memory and kept up to date.
  index.symbols.named('x')
  index.words.idOf('x')
  const files = [...index.files.values()].filter(
    ({ stored }) => stored.state === 'ok' && stored.size > 2_000 && /^(?:typescript|python|go)$/.test(stored.language),
  )
  const times: number[] = []
  for (const [n, { path }] of files.slice(0, 60).entries()) {
    const full = join(root, path)
    const text = readFileSync(full, 'utf8')
    writeFileSync(full, `${text}\n`)
    const size = Buffer.byteLength(text) + 1
    const begun = performance.now()
    await index.update([{ path, size, mtime: n }], [])
    times.push(performance.now() - begun)
  }
  await index.close()
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { changedFileMs: { p50: at(0.5), p95: at(0.95) } }
}
