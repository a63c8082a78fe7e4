import type { Meanings } from '../judging/align.ts'
import { type Comparison, heavy, names, things } from '../judging/finding.ts'
import { firmPairs, otherBearer, otherEdition, sameTold } from '../judging/same-told.ts'
import { judgeVersions } from '../judging/versions.ts'
import { BASES, SUM } from '../lexicon/contrasts.ts'
import type { Token } from '../types.ts'
import { CUE_NAMES, type CueName, cuesOf } from './cues.ts'
import { capped, type Features, flagger } from './feature.ts'
import { endsShared, topicsDiffer, topicsShared } from './topics.ts'

/** Whether the two tell of the same thing, at the same time, in the same way. */
export function scopeFeatures(comparison: Comparison, { lexicon, cosine }: Meanings): Features {
  const { a, b, alignment, leftA, leftB, agreed, coverage } = comparison
  const f: Features = {}
  const flag = flagger(f)
  const weight = (left: readonly Token[]) => left.reduce((sum, token) => sum + token.weight, 0)
  const [shareA, shareB] = [leftA, leftB].map((left) => agreed / Math.max(0.1, agreed + weight(left)))
  f['covered'] = coverage
  f['covered least'] = Math.min(shareA ?? 0, shareB ?? 0)
  f['agreed'] = capped(agreed, 5)
  f['firm'] = capped(firmPairs(comparison).length, 5)
  f['names shared'] = capped(alignment.pairs.filter((pair) => pair.a.kind === 'name' && pair.score >= 0.9).length, 2)
  const [na, nb] = [names(leftA).length, names(leftB).length]
  f['names both left'] = capped(Math.min(na, nb), 2)
  f['names one left'] = capped(Math.max(na, nb), 3)
  const [ta, tb] = [things(leftA).length, things(leftB).length]
  f['things both left'] = capped(Math.min(ta, tb), 3)
  f['things one left'] = capped(Math.max(ta, tb), 4)
  f['heavy both left'] = capped(Math.min(heavy(leftA).length, heavy(leftB).length), 3)
  flag('contrast', alignment.contrasts.length > 0)
  flag(
    'region left',
    [...leftA, ...leftB].some(({ region }) => region),
  )
  flag(
    'narrower left',
    [...leftA, ...leftB].some(({ lemma }) => lexicon.narrows(lemma)),
  )
  flag('other bearer', a.language === b.language && otherBearer(comparison) !== undefined)
  flag('other edition', a.language === b.language && otherEdition(comparison) !== undefined)
  flag('planned one', a.planned !== b.planned)
  flag('planned beside past', a.planned !== b.planned && (a.planned ? b : a).past)
  flag('hedged one', a.hedged !== b.hedged)
  flag('hedged both', a.hedged && b.hedged)
  flag('weak one', a.weakNegation !== b.weakNegation)
  flag('latest both', a.latest && b.latest)
  flag('latest one', a.latest !== b.latest)
  flag('partial one', a.partial !== b.partial)
  flag('told of one', sameTold(comparison))
  flag('told of one, two', sameTold(comparison, 2))
  flag('topics shared', topicsShared(comparison))
  flag('topics differ', topicsDiffer(comparison))
  const verbs = (left: readonly Token[]) =>
    left.filter(({ kind, attributive, weight }) => kind === 'verb' && !attributive && weight >= 0.9)
  flag('verbs both left', verbs(leftA).length > 0 && verbs(leftB).length > 0)
  flag(
    'verb shared',
    alignment.pairs.some(
      (pair) =>
        !pair.opposite &&
        Math.min(pair.a.weight, pair.b.weight) >= 0.9 &&
        pair.a.kind === 'verb' &&
        pair.b.kind === 'verb',
    ),
  )
  flag('ends shared', endsShared(comparison))
  const rare = ({ kind, place, weight }: Token) => weight >= 0.9 && (kind === 'name' || place === undefined)
  f['rare shared'] = capped(alignment.pairs.filter((pair) => pair.score >= 0.9 && rare(pair.a)).length, 3)
  f['rare both left'] = capped(Math.min(leftA.filter(rare).length, leftB.filter(rare).length), 2)
  f['left nearness'] = nearest(heavy(leftA), heavy(leftB), cosine)
  flag('best of others', cuesOf(a).has('best') && cuesOf(b).has('best') && topicsDiffer(comparison))
  flag('digits differ', digitsDiffer(leftA, leftB))
  flag('versions differ', judgeVersions(comparison) !== undefined)
  const [mine, theirs] = [cuesOf(a), cuesOf(b)]
  for (const cue of CUE_NAMES) {
    flag(`${cue} one`, mine.has(cue) !== theirs.has(cue))
    flag(`${cue} both`, mine.has(cue) && theirs.has(cue))
  }
  const facing = (one: CueName, other: CueName) =>
    (mine.has(one) && !theirs.has(one) && theirs.has(other)) || (theirs.has(one) && !mine.has(one) && mine.has(other))
  flag('plan faces result', facing('plan', 'result'))
  flag('view faces finding', facing('view', 'finding'))
  flag(
    'basis differs',
    BASES.some((basis) => basis.test(a.text) !== basis.test(b.text)),
  )
  flag('sum one', SUM.test(a.text) !== SUM.test(b.text))
  f['lengths'] = capped(Math.abs(a.tokens.length - b.tokens.length), 12)
  return f
}

/** How near in meaning what is left on one side is to what is left on the other. */
function nearest(mine: readonly Token[], theirs: readonly Token[], cosine: Meanings['cosine']): number {
  if (mine.length === 0 || theirs.length === 0) return 0
  const best = mine.map((one) =>
    Math.max(
      0,
      ...theirs.map((other) =>
        one.place === undefined || other.place === undefined ? 0 : cosine(one.place, other.place),
      ),
    ),
  )
  return best.reduce((sum, value) => sum + value, 0) / best.length
}

/** X13 and X15, AP-300 and AP-500. */
const digitsDiffer = (leftA: readonly Token[], leftB: readonly Token[]) =>
  [leftA, leftB].every((left) => left.some(({ surface }) => /\d/.test(surface)))
