// Trains the weights for sentences of documents on folders with planted contradictions, prints how they do on folders left out, and writes them.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import {
  exampleFolders,
  FOLDERS,
  isPair,
  type PlantedFolder,
  plantedFolders,
} from '../../bench/research/planted-folders.ts'
import { loadParts } from '../../src/capabilities/research/conflicts/load-parts.ts'
import { chanceOf } from '../../src/capabilities/research/conflicts/weighing/chance.ts'
import { readWeights } from '../../src/capabilities/research/conflicts/weighing/weights.ts'
import { toldIn } from '../../src/capabilities/research/disputes/page-sentences-told.ts'
import { pairsAmong } from '../../src/capabilities/research/disputes/weighed/candidates.ts'
import { folderOf } from '../../src/capabilities/research/disputes/weighed/folder.ts'
import type { Sentence } from '../../src/capabilities/research/disputes/weighed/sentence.ts'
import { differs } from '../../src/capabilities/research/disputes/weighed/weighed-disputes.ts'
import { chanceOfPair, PAIR_WEIGHTS_FILE } from '../../src/capabilities/research/disputes/weighed/weights.ts'
import { ConsensusResearchEngine } from '../../src/index.ts'
import { fitLogistic } from './conflicts/logistic.ts'

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } })
const RIDGE = 10
/** From which chance a pair is shown, and below which what a rule found is not. */
const BARS = { shown: 0.6, doubted: 0.05 }
const MOST_SENTENCES = 200

interface Row {
  features: Readonly<Record<string, number>>
  label: boolean
  sides: readonly [Sentence, Sentence]
  /** What differs between them. */
  kind: string
}
interface Learnt {
  name: string
  planted: number
  isExample: boolean
  rows: Row[]
}

const { read: readClaim, meanings } = await loadParts()
const chanceIn = chanceOf(await readWeights())
const read = (text: string, language: 'ja' | 'en') => readClaim({ text, language })
const saidBy = ({ told: { text, page } }: Sentence) => ({ text, source: page.url })

async function learnt(of: PlantedFolder, isExample: boolean): Promise<Learnt> {
  const { topic, corpus, contradictions, name } = of
  const { pages } = await new ConsensusResearchEngine({
    iterationCount: 1,
    searchConfig: { provider: 'local', corpus },
  }).research(topic)
  const told = pages.flatMap((page) => toldIn(page, topic, read, MOST_SENTENCES))
  const { sentences, folder } = folderOf(told, topic, { read, meanings, chanceIn })
  const pairs = (await pairsAmong(sentences, folder)).filter(differs)
  const rows = pairs.map(({ a, b, features, days, people, numbers }) => ({
    kind: days !== undefined ? 'days' : people !== undefined ? 'people' : numbers !== undefined ? 'figures' : 'words',
    features,
    label: contradictions.some((planted) => isPair(saidBy(a), saidBy(b), planted)),
    sides: [a, b] as const,
  }))
  return { name, planted: contradictions.length, isExample, rows }
}

function fitted(folders: readonly Learnt[]) {
  const names = [
    ...new Set(folders.flatMap(({ rows }) => rows.flatMap(({ features }) => Object.keys(features)))),
  ].sort()
  const examples = folders.flatMap(({ rows }) =>
    rows.map(({ features, label }) => ({
      values: names.map((name) => features[name] ?? 0),
      label,
      counts: 1,
    })),
  )
  const { weights, bias } = fitLogistic(examples, names.length, RIDGE)
  return { weights: Object.fromEntries(names.map((name, n) => [name, weights[n] ?? 0])), bias }
}

/** As they would be shown: the likeliest first, each sentence once. */
function shownOf({ rows }: Learnt, weights: ReturnType<typeof fitted>) {
  const taken = new Set<Sentence>()
  return rows
    .map((row) => ({ ...row, chance: chanceOfPair(row.features, weights) }))
    .toSorted((x, y) => y.chance - x.chance)
    .filter(({ sides }) => {
      if (sides.some((side) => taken.has(side))) return false
      for (const side of sides) taken.add(side)
      return true
    })
}

const folders: Learnt[] = []
for (const folder of plantedFolders(FOLDERS)) folders.push(await learnt(folder, false))
for (const folder of exampleFolders()) folders.push(await learnt(folder, true))

const measured = folders.filter(({ isExample }) => !isExample)
const shown = measured.map((left) => shownOf(left, fitted(folders.filter((one) => one !== left))))
const planted = measured.reduce((sum, one) => sum + one.planted, 0)
for (const [n, { name, planted: own, rows }] of measured.entries())
  console.log(
    `${name}: ${rows.length} pairs weighed, of ${own} planted ${rows.filter(({ label }) => label).length}`,
    (shown[n] ?? [])
      .filter(({ label }) => label)
      .map(({ chance }) => chance.toFixed(2))
      .join(' '),
  )
for (const bar of [0.8, 0.6, 0.5, 0.4, 0.35, 0.3, 0.25, 0.2, 0.15, 0.1]) {
  const over = shown.flat().filter(({ chance }) => chance >= bar)
  const right = over.filter(({ label }) => label).length
  console.log(
    `each folder left out, from ${bar}: ${right} of ${planted} planted shown, ${over.length - right} others in ${measured.length} folders`,
  )
}

for (const kind of ['days', 'people', 'figures', 'words'])
  for (const bar of [0.8, 0.6, 0.5, 0.4]) {
    const over = shown.map((all) => all.filter((row) => row.kind === kind && row.chance >= bar))
    const told = over.map((all) => `${all.filter(({ label }) => label).length}/${all.length}`)
    console.log(`${kind} from ${bar}, right of shown in each folder left out: ${told.join(' ')}`)
  }

if (values.write) {
  const { weights, bias } = fitted(folders)
  const short = (value: number) => Math.round(value * 1_000) / 1_000
  const rounded = Object.fromEntries(Object.entries(weights).map(([name, weight]) => [name, short(weight)]))
  writeFileSync(PAIR_WEIGHTS_FILE, `${JSON.stringify({ ...BARS, bias: short(bias), weights: rounded })}\n`)
}
