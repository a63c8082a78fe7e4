import type { Reading, Token } from '../types.ts'
import type { Pair } from './align.ts'
import type { Comparison } from './finding.ts'

/** Words that agree and are neither light nor part of a name's suffix. */
export const firmPairs = ({ alignment }: Comparison): Pair[] =>
  alignment.pairs.filter(
    ({ a, b, opposite, score }) =>
      !opposite &&
      score >= 0.6 &&
      // 本製品 in both is the product of both.
      (Math.min(a.weight, b.weight) >= 0.9 || (score === 1 && a.kind === 'noun' && (a.reference || b.reference))),
  )

/**
 * Two authors tell of one thing each in their own words: enough of what it is about agrees, so that what only one of them
 * adds is detail. Names on both sides, or two heads that each is told of, are two things.
 */
export function sameTold(comparison: Comparison, least = 3): boolean {
  const { leftA, leftB, a, b } = comparison
  const firm = firmPairs(comparison)
  if (
    firm.length < least &&
    !(firm.length === least - 1 && least > 1 && firm.some(({ a: { kind } }) => kind === 'name'))
  )
    return false
  if (ownNames(leftA).length > 0 && ownNames(leftB).length > 0) return false
  if (places(leftA).length > 0 && places(leftB).length > 0) return false
  if (persons(leftA, a).length > 0 && persons(leftB, b).length > 0) return false
  return heads(leftA, a).length === 0 || heads(leftB, b).length === 0
}

/** A word no dictionary knows is a name, however it is written. */
const ownNames = (left: readonly Token[]) =>
  left.filter(
    ({ kind, weight, place, lemma }) =>
      weight >= 0.9 && (kind === 'name' || (kind === 'noun' && place === undefined && /^[a-z]{5,}$/.test(lemma))),
  )

const isThing = ({ kind, weight }: Token) => (kind === 'noun' || kind === 'name') && weight >= 0.9
const EDITION = /^(?:lite|pro|max|mini|plus|air|ultra|se|xl|ライト|プロ|ミニ|プラス|マックス)$/

/** The X2 and the X2 Lite are two models, whichever of them the other sentence is about. */
export const otherEdition = ({ alignment }: Comparison): Token | undefined =>
  [...alignment.restA, ...alignment.restB].find(
    ({ kind, lemma, surface, attributive }) =>
      !(attributive && /^\p{Script=Katakana}/u.test(surface)) &&
      EDITION.test(lemma) &&
      (kind === 'name' || /^[\p{Lu}\p{Script=Katakana}]/u.test(surface)),
  )

/** 青葉観光 and 青葉食品: another word behind the same name is another bearer of it. */
export function otherBearer({ alignment, leftA, leftB }: Comparison): readonly [Token, Token] | undefined {
  for (const { a, b } of alignment.pairs) {
    const compound = a.kind === 'noun' && a.at === 0 && b.at === 0 && /^\p{Script=Han}/u.test(a.lemma)
    if (!compound && (a.kind !== 'name' || b.kind !== 'name')) continue
    const one = leftA.find((token) => token.at === a.at + 1 && isThing(token))
    const other = leftB.find((token) => token.at === b.at + 1 && isThing(token))
    if (one === undefined || other === undefined || a.link !== '' || b.link !== '') continue
    if (![one, other].some(({ link }) => /^(?:から|まで|に|で)$/.test(link))) return [one, other]
  }
  return undefined
}

/** In animals, in people: each side says where, and not the same. */
const places = (left: readonly Token[]) =>
  left.filter(({ kind, weight, link }) => kind === 'noun' && weight >= 0.9 && /^(?:で|では|among)$/.test(link))

/** Whoever does it: a sentence may name them or not. */
const ANYBODY = new Set(
  'visitor guest user customer passenger buyer applicant candidate tenant resident employee staff viewer reader owner driver cyclist traveller traveler player administrator manager member worker student child adult pupil teacher official researcher scientist investigator police'.split(
    ' ',
  ),
)

/** Administrators here, viewers there: each side says who. */
const persons = (left: readonly Token[], reading: Reading) =>
  left.filter((token) => isAnybody(token, reading) && token.weight >= 0.9 && /^(?:|は|が|には|では)$/.test(token.link))

const isAnybody = ({ at, lemma }: Token, { tokens }: Reading) =>
  ANYBODY.has(lemma) || tokens.some((next) => next.at === at + 1 && /^(?:者|客|員|方|生)$/.test(next.lemma))

/** What the sentence is told of: 〜は, 〜が, or the noun a sentence begins with. */
function heads(all: readonly Token[], reading: Reading): Token[] {
  const { language, tokens } = reading
  const left = all.filter((token) => !isAnybody(token, reading))
  if (language === 'ja')
    return left.filter(
      ({ kind, link, weight, clause, at }) =>
        (clause === 0 && kind === 'noun' && weight >= 0.9 && /^(?:は|が|には|では)$/.test(link)) ||
        (link === 'の' &&
          kind !== 'verb' &&
          (weight >= 0.9 || left.some((before) => before.at === at - 1 && before.weight >= 0.9)) &&
          tokens.some((next) => next.at === at + 2 && !left.includes(next))),
    )
  const verb = tokens.find(({ kind, copula, attributive }) => (kind === 'verb' && !attributive) || copula)
  return left.filter(
    ({ kind, link, weight, at, attributive, reference }) =>
      (kind === 'noun' || (kind === 'adjective' && at === 0)) &&
      weight >= 0.9 &&
      link === '' &&
      (!attributive || at === 0) &&
      !reference &&
      (verb === undefined || at < verb.at),
  )
}
