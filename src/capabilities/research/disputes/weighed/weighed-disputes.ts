import { say } from '../../conflicts/judging/wording.ts'
import type { Meanings } from '../../conflicts/judging/align.ts'
import { reasonOf } from '../../conflicts/weighing/reason.ts'
import { isPlanned } from '../../claims/standing.ts'
import type { Exclusion, Told } from '../told.ts'
import { pairsAmong } from './candidates.ts'
import { type FolderParts, folderOf } from './folder.ts'
import type { Pair } from './pair-features.ts'
import { chanceOfPair, type PairWeights } from './weights.ts'

export interface WeighedDispute extends Exclusion {
  kind: 'weighed'
  a: Told
  b: Told
}

/** Where a sentence stands in its page. */
export interface Place {
  pageId: string
  start: number
  end: number
}

interface WeighedPair {
  pair: Pair
  chance: number
}

export interface Weighed {
  /** Whether what a rule found between two sentences is too unlikely to be shown. */
  isDoubted(a: Place, b: Place): boolean
  /** What is likely beside what is shown already, the likeliest first, each sentence in one. */
  besides(taken: readonly Place[]): WeighedDispute[]
}

/** Every two sentences of a folder that differ in something that can be named, with how likely they contradict each other. */
export async function weighedAmong(
  told: readonly Told[],
  topic: string,
  parts: FolderParts,
  weights: PairWeights,
): Promise<Weighed> {
  const { sentences, folder } = folderOf(told, topic, parts)
  const pairs = (await pairsAmong(sentences, folder))
    .filter(differs)
    .map((pair) => ({ pair, chance: chanceOfPair(pair.features, weights) }))
    .toSorted((x, y) => y.chance - x.chance)
  const isAt = ({ page, start, end }: Told, place: Place) =>
    page.pageId === place.pageId && start < place.end && place.start < end
  return {
    isDoubted: (a, b) => {
      const known = pairs.find(
        ({ pair }) => (isAt(pair.a.told, a) && isAt(pair.b.told, b)) || (isAt(pair.a.told, b) && isAt(pair.b.told, a)),
      )
      return known !== undefined && known.chance < weights.doubted
    },
    besides: (taken) =>
      likeliest(pairs, weights.shown, parts.meanings, (one) => taken.some((place) => isAt(one, place))),
  }
}

/** What tells two things apart: another thing, owner, edition or subject, two words of a table of contrasts, a guess. */
const APART = ['of another', 'other owner', 'other edition', 'other subject', 'contrast', 'hedged']
/** What is so at times contradicts nothing. */
const AT_TIMES = /(?:こと|場合|とき)[がも]あ[るり]|かもしれ|\b(?:might|sometimes|occasionally|perhaps|possibly)\b/iu
/** Words that merely fill the same place are two things far more often than two answers. */
export function differs({ a, b, competing: { turned, attribute }, numbers, days, people, features }: Pair): boolean {
  if (APART.some((name) => features[name] === 1)) return false
  if ([a, b].some(({ told }) => AT_TIMES.test(told.text))) return false
  // What was reckoned with and what came of it are two figures.
  const isReckoned = ({ told: { text, page } }: Pair['a']) => isPlanned(text, page.language)
  return (
    (numbers !== undefined && isReckoned(a) === isReckoned(b)) ||
    days !== undefined ||
    people !== undefined ||
    attribute ||
    turned.opposites.length + turned.denied.length + turned.facing.length + turned.loose.length > 0 ||
    turned.alone.length > 0 ||
    (features['axes face'] ?? 0) > 0
  )
}

const SEVERITY = 3
const SUREST = 0.95

function likeliest(
  pairs: readonly WeighedPair[],
  shown: number,
  meanings: Meanings,
  isTaken: (told: Told) => boolean,
): WeighedDispute[] {
  const taken = new Set<Told>()
  const found: WeighedDispute[] = []
  for (const { pair, chance } of pairs) {
    if (chance < shown) break
    const [a, b] = [pair.a.told, pair.b.told]
    if ([a, b].some((one) => taken.has(one) || isTaken(one))) continue
    const why = whyOf(pair, meanings)
    if (why === undefined) continue
    taken.add(a).add(b)
    const confidence = Math.round(100 * Math.min(SUREST, Math.max(0.5, chance))) / 100
    found.push({ kind: 'weighed', a, b, type: 'contradiction', severity: SEVERITY, confidence, why })
  }
  return found
}

/** What differs: days and figures of one kind first, then what is told and denied, then who. */
function whyOf(pair: Pair, meanings: Meanings): string | undefined {
  const { a, b, comparison, competing, numbers, days, people } = pair
  const words = say(a.told.reading, b.told.reading)
  const { turned } = competing
  const isTurned = turned.opposites.length + turned.denied.length + turned.facing.length > 0
  if (days !== undefined) return words.dates('', days[0].text, days[1].text)
  if (people !== undefined && !isTurned) return words.values(...people)
  if (numbers !== undefined && !isTurned) return words.numbers('', numbers.a.text, numbers.b.text)
  return reasonOf(comparison, competing, meanings)?.why
}
