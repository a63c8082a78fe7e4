// Trains the weights of the file ranking on the histories of git repositories and writes them as a source file.
//   node scripts/data/train-ranking.ts collect --repos <folder> --name <one> --lessons <folder> [--n 80]
//   node scripts/data/train-ranking.ts train --lessons <folder> [--leave hono,zod] [--without told,votes] [--out src/…/weights.ts]
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { Tally } from '../../src/capabilities/code/evaluation/accuracy.ts'
import { FEATURES } from '../../src/capabilities/code/ranking/scoring/features.ts'
import { collect, type Lesson } from './ranking/collect.ts'
import { train } from './ranking/softmax.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repos: { type: 'string' },
    name: { type: 'string' },
    lessons: { type: 'string' },
    n: { type: 'string', default: '80' },
    leave: { type: 'string', default: '' },
    without: { type: 'string', default: '' },
    out: { type: 'string' },
  },
})
const { repos, name, lessons, out } = values
const FOLDS = 6

interface NamedSet {
  name: string
  lessons: Lesson[]
}

if (positionals[0] === 'collect' && repos !== undefined && name !== undefined && lessons !== undefined) {
  mkdirSync(lessons, { recursive: true })
  const found = await collect(join(repos, name), Number(values.n))
  writeFileSync(join(lessons, `${name.split('/')[0]}.json`), JSON.stringify(found))
  console.log(name, found.length)
} else if (positionals[0] === 'train' && lessons !== undefined) {
  const left = values.leave.split(',')
  const sets = readdirSync(lessons)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => ({ name: file.slice(0, -5), lessons: read(join(lessons, file)) }))
  const [seen, unseen] = [
    sets.filter(({ name }) => !left.includes(name)),
    sets.filter(({ name }) => left.includes(name)),
  ]
  trainAll(seen, unseen)
} else {
  console.error('usage: node scripts/data/train-ranking.ts collect|train … (see the top of the file)')
  process.exit(2)
}

function read(file: string): Lesson[] {
  return JSON.parse(readFileSync(file, 'utf8')) as Lesson[]
}

function trainAll(seen: readonly NamedSet[], unseen: readonly NamedSet[]): void {
  for (const feature of values.without.split(',').filter((each) => each !== '')) {
    const at = FEATURES.findIndex((name) => name === feature)
    for (const { lessons } of [...seen, ...unseen])
      for (const lesson of lessons) lesson.rows = lesson.rows.map((row) => row.with(at, 0))
  }
  const figures: Record<string, object> = {}
  const all = { ours: new Tally(), bm25: new Tally() }
  for (let fold = 0; fold < FOLDS; fold++) {
    const weights = train(
      seen.filter((_, n) => n % FOLDS !== fold),
      FEATURES.length,
    )
    for (const set of seen.filter((_, n) => n % FOLDS === fold)) figures[set.name] = measure(set, weights, all)
  }
  const weights = train(seen, FEATURES.length)
  for (const set of unseen) figures[`${set.name} (left out)`] = measure(set, weights)
  for (const [name, figure] of Object.entries(figures)) console.log(name.padEnd(28), JSON.stringify(figure))
  const crossValidated = { ours: all.ours.accuracy, bm25: all.bm25.accuracy }
  console.log('cross-validated by repository', JSON.stringify(crossValidated))
  const listed = FEATURES.map((name, n) => [name, Math.round((weights[n] ?? 0) * 1_000) / 1_000] as const)
  console.log(
    listed
      .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
      .map(([name, weight]) => `${name} ${weight}`)
      .join(', '),
  )
  if (out === undefined) return
  writeFileSync(out, sourceOf(listed))
  writeResult('localise-training', { repositories: figures, crossValidated })
}

function measure({ lessons }: NamedSet, weights: Float64Array, all?: { ours: Tally; bm25: Tally }): object {
  const ours = new Tally()
  const bm25 = new Tally()
  for (const { paths, plain, rows, gold } of lessons) {
    const sums = rows.map((row) => row.reduce((sum, value, f) => sum + value * (weights[f] ?? 0), 0))
    const [byWeights, byWords] = [ordered(paths, sums), ordered(paths, plain)]
    for (const tally of [ours, all?.ours]) tally?.add(byWeights, gold)
    for (const tally of [bm25, all?.bm25]) tally?.add(byWords, gold)
  }
  return { requests: lessons.length, ours: ours.accuracy, bm25: bm25.accuracy }
}

function ordered(paths: readonly string[], scores: readonly number[]): string[] {
  return paths
    .map((path, n) => ({ path, score: scores[n] ?? 0 }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ path }) => path)
}

function sourceOf(listed: readonly (readonly [string, number])[]): string {
  const lines = listed.map(([feature, weight]) => `  ${feature}: ${weight},`)
  return `import type { Feature } from './scoring/features.ts'

/** Trained by scripts/data/train-ranking.ts; cross-validated figures in bench/results/localise-training.json. */
export const WEIGHTS: Readonly<Record<Feature, number>> = {
${lines.join('\n')}
}
`
}
