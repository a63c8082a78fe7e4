import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { ToolAnswer, ToolName } from '../../src/capabilities/code/contract/hits.ts'
import { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { writeResult } from '../write-result.ts'
import { accuracy } from './accuracy.ts'
import { labelled } from './labelled.ts'
import { requests } from './requests.ts'

/**
 * `npm run bench -- lookup REPOSITORY… [--asked N] [--requests]`: how long answers take in a running process, how the references of TypeScript compare with a
 * LanguageService set up on its own, file by file, and how sure references of other languages are on the labelled set.
 * `--requests` measures requests in words alone and leaves the other figures as they were.
 */
const args = process.argv.slice(2)
const ASKED = Number(args.includes('--asked') ? args.splice(args.indexOf('--asked'), 2)[1] : 200)
const never = new AbortController().signal
if (args.includes('--requests')) {
  args.splice(args.indexOf('--requests'), 1)
  await requestsAlone()
} else {
  const figures: Record<string, object> = {}
  for (const repository of args) figures[basename(repository)] = await look(repository)
  const others = await labelled()
  console.log('labelled', JSON.stringify(others))
  writeResult('lookup', { repositories: figures, labelled: others })
}

async function requestsAlone(): Promise<void> {
  const before = JSON.parse(readFileSync(join(import.meta.dirname, '../results/lookup.json'), 'utf8')) as {
    repositories: Record<string, object>
    labelled: object
  }
  for (const repository of args) {
    const { indexes, home } = opened()
    const index = await indexes.index(repository)
    await index.settled()
    const query = await requests(indexes, repository, [...index.symbols.names()])
    console.log(basename(repository), JSON.stringify(query))
    before.repositories[basename(repository)] = { ...before.repositories[basename(repository)], query }
    await indexes.close()
    rmSync(home, { recursive: true, force: true })
  }
  writeResult('lookup', { repositories: before.repositories, labelled: before.labelled })
}

function opened(): { indexes: CodeIndexes; home: string } {
  const home = mkdtempSync(join(tmpdir(), 'naze-bench-lookup-'))
  return { indexes: new CodeIndexes({ home, watch: false, patienceMs: 600_000 }), home }
}

async function look(repository: string): Promise<object> {
  const { indexes, home } = opened()
  const index = await indexes.index(repository)
  await index.settled()
  const names = [...index.symbols.names()].filter(
    (name) =>
      name.length > 3 &&
      index.symbols.named(name).some(({ kind }) => /^(?:function|class|method|interface|type|constant)$/.test(kind)),
  )
  const picked = names.filter((_, n) => n % Math.ceil(names.length / ASKED) === 0)
  const run = (tool: ToolName, params: object) => indexes.run(repository, tool, params, never)
  // Once around: what is read at the first question is read.
  for (const name of picked) await run('find_references', { name })
  // Answers of the compiler are kept; a new state of the index makes it think again, as after an edit elsewhere.
  index.change++
  await run('find_references', { name: picked[0] ?? '' })
  const result = {
    definitions: await timed(picked, (name) => run('find_definitions', { name })),
    references: await timed(picked, (name) => run('find_references', { name })),
    text: await timed(picked, (name) => run('search_text', { text: `${name}(` })),
    query: await requests(indexes, repository, picked),
    ripgrepTextMs: ripgrep(repository, picked),
    rssMb: Math.round(process.memoryUsage.rss() / 1e6),
    typescript: await accuracy(indexes, repository, ASKED, 'typescript'),
    javascript: await accuracy(indexes, repository, ASKED, 'javascript'),
  }
  await indexes.close()
  rmSync(home, { recursive: true, force: true })
  console.log(basename(repository), JSON.stringify(result))
  return result
}

async function timed(
  names: readonly string[],
  ask: (name: string) => Promise<ToolAnswer>,
): Promise<{ p50: number; p95: number; asked: number }> {
  const times: number[] = []
  for (const name of names) {
    const begun = performance.now()
    await ask(name)
    times.push(performance.now() - begun)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return { p50: at(0.5), p95: at(0.95), asked: times.length }
}

/** The same text searches as a process each, which is how ripgrep is used; null where it is not installed. */
function ripgrep(repository: string, names: readonly string[]): number | null {
  const times: number[] = []
  for (const name of names.slice(0, 30)) {
    const begun = performance.now()
    if (spawnSync('rg', ['-F', `${name}(`, repository]).error !== undefined) return null
    times.push(performance.now() - begun)
  }
  return Math.round((times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0) * 10) / 10
}
