// How well similarity without a model works: node bench/similarity/run.ts [--jsick FILE]
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { offlineSimilarity } from '../../src/text/similarity/offline-similarity.ts'
import { lexicalSimilarity, type Similarity } from '../../src/text/similarity/similarity.ts'
import { readJsick, relatedness, retrieval } from './jsick.ts'
import { share } from './measures.ts'
import { KINDS, labelledPairs, type Pair } from './pairs.ts'

const THRESHOLD = 0.7
const FIGURES = new Intl.NumberFormat('en', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
const { values } = parseArgs({
  options: { jsick: { type: 'string', default: join(import.meta.dirname, '../../../shared/data/jsick-dev.json') } },
})
const methods = [lexicalSimilarity(), offlineSimilarity()]

for (const method of methods) await pairsTable(method)
if (existsSync(values.jsick)) await jsickTable(values.jsick)
else console.log(`JSICK is not here (${values.jsick}): pass --jsick FILE to measure Spearman and EER`)
await speed(offlineSimilarity())

async function pairsTable(method: Similarity): Promise<void> {
  console.log(`\n${method.name}: share of our pairs on the right side of ${THRESHOLD}`)
  for (const kind of KINDS) {
    const pairs = labelledPairs()[kind]
    const right = new Map<Pair, boolean>()
    for (const pair of pairs) right.set(pair, (await method.compare(pair.a, pair.b)) >= THRESHOLD === pair.same)
    const line = (name: string, some: (pair: Pair) => boolean): string => {
      const chosen = pairs.filter(some)
      return `${name} ${FIGURES.format(share(chosen, (pair) => right.get(pair) === true))} (${chosen.length})`
    }
    const held = (pair: Pair): boolean => pair.split !== 'calibrate'
    console.log(
      `  ${kind.padEnd(6)}`,
      line('calibrate', ({ split }) => split === 'calibrate'),
      line('| hold-out', ({ split }) => split === 'hold-out'),
      line('| final', ({ split }) => split === 'final'),
      line('| of these two: same', (pair) => held(pair) && pair.same),
      line('other', (pair) => held(pair) && !pair.same && !pair.hard),
      line('hard', (pair) => held(pair) && pair.hard),
    )
  }
}

async function jsickTable(path: string): Promise<void> {
  const pairs = readJsick(path)
  console.log(`\nJSICK, ${pairs.length} pairs: Spearman with human relatedness, with little shared wording, EER`)
  for (const method of methods)
    for (const side of ['ja', 'en'] as const) {
      const { rho, rhoLittleShared, eer } = await relatedness(pairs, side, method)
      console.log(`  ${method.name.padEnd(16)} ${side}`, [rho, rhoLittleShared, eer].map(FIGURES.format).join('  '))
    }
  console.log(`  Japanese → English, top 1 of 500: ${FIGURES.format(await retrieval(pairs, offlineSimilarity()))}`)
}

async function speed(method: Similarity): Promise<void> {
  const pairs = labelledPairs().ja
  const started = performance.now()
  for (const { a, b } of pairs) await method.compare(a, b)
  console.log(`\n${FIGURES.format((performance.now() - started) / pairs.length)} ms a comparison, warm`)
}
