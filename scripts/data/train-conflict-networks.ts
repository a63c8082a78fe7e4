// Trains the networks that are asked beside the gates; --left-out first prints how both do on each author neither has seen.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chanceOf } from '../../src/capabilities/research/conflicts/weighing/chance.ts'
import { askedChance } from '../../src/capabilities/research/conflicts/weighing/asked/asked-chance.ts'
import { networkChance } from '../../src/capabilities/research/conflicts/weighing/asked/networks.ts'
import { fitGates } from './conflicts/gates.ts'
import { FRESH, type Judged, judgedPairs, LANGUAGES, tally } from './conflicts/judged.ts'
import { fitNetworks } from './conflicts/networks.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, 'left-out': { type: 'boolean' } } })
const SEEDS = [0, 1, 2, 3, 4]
/** Fewer of both while authors are left out: eight times as much is learnt. */
const FEWER = { seeds: [0, 1], gates: { voices: [2, 2, 3], steps: 400 } }
const BARS = [0.45, 0.5, 0.55, 0.58, 0.6, 0.65, 0.7]

const judged = await judgedPairs()
const learnt = judged.map((pair) => ({ ...pair, features: { ...pair.features, ...pair.apart } }))

if (values['left-out'] === true) {
  const chances = new Map<Judged, number>()
  const print = (name: string, pairs: readonly Judged[]) => {
    for (const least of BARS)
      console.log(`${name}, from ${least}: ${tally(pairs, (pair) => (chances.get(pair) ?? 0) >= least)}`)
  }
  const fresh = judged.filter(({ author }) => FRESH.test(author))
  for (const left of new Set(fresh.map(({ author }) => author))) {
    const gates = chanceOf(
      fitGates(
        judged.filter(({ author }) => author !== left),
        FEWER.gates,
      ),
    )
    const networks = networkChance(
      fitNetworks(
        learnt.filter(({ author }) => author !== left),
        FEWER.seeds,
      ),
    )
    const chanceIn = askedChance(gates, networks)
    for (const pair of fresh.filter(({ author }) => author === left))
      chances.set(pair, chanceIn(pair.features, pair.apart, pair.language))
    for (const language of LANGUAGES)
      print(
        `${left} left out, ${language}`,
        fresh.filter((pair) => pair.author === left && pair.language === language),
      )
  }
  for (const language of LANGUAGES)
    print(
      `fresh authors, ${language}`,
      fresh.filter((pair) => pair.language === language),
    )
}

if (values.out !== undefined) {
  mkdirSync(values.out, { recursive: true })
  writeFileSync(join(values.out, 'networks.json.gz'), gzipSync(JSON.stringify(fitNetworks(learnt, SEEDS))))
}
