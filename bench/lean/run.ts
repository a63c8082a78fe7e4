// How much an assistant has read when it has seen a file that a request is about: the pages of `query`, lines found by
// the words of the request, and the answers of CodeGraph, all over the tree before any of the repairs was made.
//   npm run bench -- lean [--n 40] [--codegraph COMMAND] <git repository> …
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { writeResult } from '../write-result.ts'
import { type Reading, readUntil, summed } from './reading.ts'
import { stateOf } from './state.ts'
import { byCodeGraph, byQuery, byText } from './ways.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { n: { type: 'string', default: '40' }, codegraph: { type: 'string' } },
})
if (positionals.length === 0) {
  console.log('no figures: name one git repository or more, for instance clones of hono, zod, requests and django')
  process.exit(0)
}

const all: Record<string, (Reading | undefined)[]> = {}
const repositories: Record<string, object> = {}
for (const repository of positionals) {
  const readings = await compare(repository)
  for (const [way, each] of Object.entries(readings)) (all[way] ??= []).push(...each)
  const name = nameOf(repository)
  repositories[name] = { requests: readings['naze']?.length, ...figuresOf(readings) }
  console.log(name, JSON.stringify(repositories[name]))
}
const together = figuresOf(all)
console.log('together', JSON.stringify(together))
writeResult('lean', {
  note: 'tokens until a right file was named: up to its name, and in whole answers; null: never for that share',
  repositories,
  together: { requests: all['naze']?.length, ...together },
})

async function compare(repository: string): Promise<Record<string, (Reading | undefined)[]>> {
  const { root, cases } = await stateOf(repository, Number(values.n))
  const work = dirname(root)
  const indexes = new CodeIndexes({ home: join(work, 'home'), watch: false, patienceMs: 600_000 })
  const index = await indexes.index(root)
  await index.settled()
  await index.ranker.readHistory()
  const { codegraph } = values
  const isThere = codegraph !== undefined && spawnSync(codegraph, ['init', root]).status === 0
  const readings: Record<string, (Reading | undefined)[]> = { naze: [], text: [], ...(isThere && { codegraph: [] }) }
  for (const { request, gold } of cases) {
    readings['naze']?.push(await readUntil(gold, byQuery(indexes, root, request)))
    readings['text']?.push(await readUntil(gold, byText(root, request)))
    if (isThere) readings['codegraph']?.push(await readUntil(gold, byCodeGraph(codegraph, root, request)))
  }
  await indexes.close()
  rmSync(work, { recursive: true, force: true })
  return readings
}

function figuresOf(readings: Readonly<Record<string, readonly (Reading | undefined)[]>>): object {
  const figures = Object.entries(readings).map(([way, each]) => [way, summed(each)] as const)
  const median = (way: string, kind: keyof Reading) => {
    const sorted = (readings[way] ?? []).map((reading) => reading?.[kind] ?? Infinity).toSorted((a, b) => a - b)
    return sorted[sorted.length >> 1] ?? Infinity
  }
  const ratio = (way: string, kind: keyof Reading) => {
    const times = median(way, kind) / median('naze', kind)
    return Number.isFinite(times) ? Math.round(times * 100) / 100 : null
  }
  const others = Object.keys(readings).filter((way) => way !== 'naze')
  return {
    ...Object.fromEntries(figures),
    timesNaze: Object.fromEntries(
      others.map((way) => [way, { upTo: ratio(way, 'upTo'), whole: ratio(way, 'whole') }] as const),
    ),
  }
}

/** The last telling part of a path: `…/honojs+hono/repo` is hono. */
function nameOf(folder: string): string {
  const parts = folder.split('/').filter((part) => part !== '' && part !== 'repo' && part !== '.git')
  return (parts.at(-1) ?? folder).replace(/^.*\+/, '')
}
