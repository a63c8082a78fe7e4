// Trains the gates of conflicts on the labelled pairs, prints how they do on authors left out, and writes them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chanceOf } from '../../src/capabilities/research/conflicts/weighing/chance.ts'
import { fitGates } from './conflicts/gates.ts'
import { FRESH, type Judged, judgedPairs, LANGUAGES, tally } from './conflicts/judged.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
/** From which chance two claims are said to conflict (asked, with the networks), and below which a rule's finding in documents is doubted (met). */
const CHANCES = { asked: { ja: 0.58, en: 0.6 }, met: 0.15 }

const judged = await judgedPairs()
const chances = new Map<Judged, number>()
const isSaid = (pair: Judged, least: number) => (chances.get(pair) ?? 0) >= least

for (const left of [...new Set(judged.map(({ author }) => author))].filter((author) => author.startsWith('author-'))) {
  const chanceIn = chanceOf(fitGates(judged.filter(({ author }) => author !== left)))
  const pairs = judged.filter(({ author }) => author === left)
  for (const pair of pairs) chances.set(pair, chanceIn(pair.features, pair.language))
  for (const language of LANGUAGES) {
    const own = pairs.filter((pair) => pair.language === language)
    console.log(
      `${left} left out, ${language}, ${own.length} pairs: rules ${tally(own, ({ ruled }) => ruled)}; weighed ${tally(own, (pair) => isSaid(pair, CHANCES.asked[language]))}`,
    )
  }
}
const fresh = judged.filter(({ author }) => FRESH.test(author))
for (const language of LANGUAGES)
  for (const least of [0.3, 0.35, 0.4, 0.43, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8]) {
    const own = fresh.filter((pair) => pair.language === language)
    console.log(`fresh authors, ${language}, from ${least}: ${tally(own, (pair) => isSaid(pair, least))}`)
  }

if (values.out !== undefined) {
  const { names, ja, en } = fitGates(judged)
  const short = (voices: typeof ja) =>
    voices.map((gates) => gates.map((gate) => gate.map((weight) => Math.round(weight * 1_000) / 1_000)))
  mkdirSync(values.out, { recursive: true })
  writeFileSync(
    join(values.out, 'weights.json'),
    `${JSON.stringify({ ...CHANCES, names, ja: short(ja), en: short(en) })}\n`,
  )
}
