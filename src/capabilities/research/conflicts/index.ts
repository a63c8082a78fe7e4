import { candidateFinder } from './candidates.ts'
import type { Meanings } from './judging/align.ts'
import { judgeAsked, judgeMet } from './judging/judge.ts'
import { loadParts } from './load-parts.ts'
import type { Conflicts } from './types.ts'
import { askedChance } from './weighing/asked/asked-chance.ts'
import { type Chance, chanceOf } from './weighing/chance.ts'
import { networkChance, readNetworks } from './weighing/asked/networks.ts'
import { weigher } from './weighing/weigh.ts'
import { readWeights } from './weighing/weights.ts'

export type { Claim, ClaimLanguage, ConflictJudgement, Conflicts, ConflictType, Reading } from './types.ts'

/** The rules with what they know of words. */
export interface LoadedConflicts extends Conflicts {
  meanings: Meanings
  /** The chance that two claims contradict each other, had somebody put them side by side. */
  chanceIn: Chance
}

let loading: Promise<LoadedConflicts> | undefined

/** Reads the dictionaries on first use and keeps them; a failure is not kept. */
export function loadConflicts(): Promise<LoadedConflicts> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<LoadedConflicts> {
  const [{ read, meanings }, weights, networks] = await Promise.all([loadParts(), readWeights(), readNetworks()])
  const chanceIn = chanceOf(weights)
  const askedIn = askedChance(chanceIn, networkChance(networks))
  // Met in documents the gates alone are asked: thousands of pairs, and weights of their own that were learnt beside them.
  const weigh = weigher(weights, meanings, (features, _apart, language) => chanceIn(features, language))
  return {
    read,
    meanings,
    chanceIn,
    judge: judgeMet(meanings, weigh),
    judgeAsked: judgeAsked(meanings, weigher(weights, meanings, askedIn)),
    candidates: candidateFinder(meanings.lexicon),
  }
}
