import type { ConflictJudgement, Reading } from '../types.ts'
import { attributeConflict } from './attributes.ts'
import { align, type Meanings } from './align.ts'
import { judgeDates } from './dates.ts'
import { compare, type Comparison, type Finding } from './finding.ts'
import { denialConflict } from './denial.ts'
import { functionalConflict } from './functional.ts'
import { numberConflict } from './numbers.ts'
import { polarityConflict } from './polarity.ts'
import { otherBearer, otherEdition } from './same-told.ts'
import { stanceConflict } from './stance.ts'
import { judgeVersions } from './versions.ts'
import type { Weigh, Weighed } from '../weighing/weigh.ts'
import { say } from './wording.ts'

const none = (confidence: number, why: string): ConflictJudgement => ({
  conflict: false,
  type: null,
  severity: 0,
  confidence,
  why,
})

/** What some of them do says nothing of the others, nor of them all. */
const SOME =
  /の(?:うち)?(?:一人|1人|\d+人|一部|数人)(?:は|が)|以外[はのに]|を除[きくい]|除いて|だけは|\b(?:except|apart from|other than)\b|(?:だけ|のみ)(?:である|だ|です)|\b(?:[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ss]ome|[Ss]everal|[Aa] few|[Aa] minority) (?:members? )?of (?:the|its|their)\b|\b(?:one|two|three|some|several) members\b/u
const ASKED = /[?？]\s*$/u

type Judge = (a: Reading, b: Reading) => ConflictJudgement

/** Judges two claims by the rules alone. Scope comes first: what is told of something else contradicts nothing. */
export const judgeByRules = (meanings: Meanings): Judge => judgeWith(meanings, (ruled) => ruled)

/** Two sentences that were met in documents: a rule must find the conflict, and the weights must not doubt it. */
export const judgeMet = (meanings: Meanings, weigh: Weigh): Judge =>
  judgeWith(meanings, (ruled, comparison) => undoubted(ruled, comparison, weigh(comparison)))

/** Two claims that somebody put side by side: the weights decide, where it can be said what differs; a rule says it best. */
export const judgeAsked = (meanings: Meanings, weigh: Weigh): Judge =>
  judgeWith(meanings, (ruled, comparison) => {
    const weighed = weigh(comparison)
    if (weighed === undefined) return ruled
    if (!weighed.likely) return ruled.conflict && !isPlain(comparison) ? doubted(comparison, weighed) : ruled
    const reason = ruled.conflict ? undefined : weighed.reason()
    return reason === undefined ? ruled : { conflict: true, ...reason, confidence: rounded(weighed.chance) }
  })

const undoubted = (ruled: ConflictJudgement, comparison: Comparison, weighed: Weighed | undefined): ConflictJudgement =>
  ruled.conflict && weighed?.doubtful === true && !isPlain(comparison) ? doubted(comparison, weighed) : ruled

/** The same sentence with another number: there is no other scope the weights could have seen. */
const isPlain = ({ a, b }: Comparison) => withoutNumbers(a.text) === withoutNumbers(b.text)
const withoutNumbers = (text: string) => text.normalize('NFKC').replaceAll(/\d[\d.,]*/gu, '#')

const doubted = ({ a, b }: Comparison, { chance }: Weighed) => none(rounded(1 - chance), say(a, b).none)

function judgeWith(
  meanings: Meanings,
  settle: (ruled: ConflictJudgement, comparison: Comparison) => ConflictJudgement,
): Judge {
  return (first, second) => {
    // The same either way round: rules that break a tie by order always see the same order.
    const [a, b] = first.text <= second.text ? [first, second] : [second, first]
    const words = say(a, b)
    if (a.text === b.text) return none(1, words.same)
    // Who asks claims nothing.
    if (ASKED.test(a.text) || ASKED.test(b.text)) return none(0.9, words.none)
    const comparison = compare(a, b, align(a, b, meanings))
    if (comparison.agreed < 0.15) return none(0.9, words.unrelated)
    return settle(judged(comparison, meanings), comparison)
  }
}

const rounded = (value: number) => Math.round(value * 100) / 100

function judged(comparison: Comparison, meanings: Meanings): ConflictJudgement {
  const { a, b, alignment } = comparison
  const words = say(a, b)
  const bearer = a.language === b.language ? otherBearer(comparison) : undefined
  if (bearer !== undefined) return none(0.8, words.scope(bearer[0].surface, bearer[1].surface))
  const edition = a.language === b.language ? otherEdition(comparison) : undefined
  if (edition !== undefined) return none(0.8, words.edition(edition.surface))
  const versions = judgeVersions(comparison)
  if (versions?.kind === 'conflict') return found(versions.finding)
  if (versions?.kind === 'other-version') return none(0.9, words.scope(versions.a, versions.b))
  const dates = judgeDates(comparison)
  if (dates?.kind === 'conflict') return found(dates.finding)
  if (dates?.kind === 'other-time') return none(0.9, words.scope(dates.a, dates.b))
  const contrast = alignment.contrasts[0]
  if (contrast !== undefined) {
    // Paid and free, the largest and the second largest are scopes, unless they are what is told.
    const told = contrastTold(comparison, meanings)
    return told === undefined ? none(0.8, words.scope(contrast[0].surface, contrast[1].surface)) : found(told)
  }
  const number = numberConflict(comparison, meanings)
  if (number !== undefined) return found(number)
  if (a.weakNegation !== b.weakNegation) return none(0.7, words.weak)
  const someOnly = SOME.test(a.text) || SOME.test(b.text)
  const turned = someOnly ? undefined : polarityConflict(comparison, meanings)
  const finding =
    turned ??
    functionalConflict(comparison) ??
    attributeConflict(comparison) ??
    (someOnly ? undefined : denialConflict(comparison, meanings))
  const hedged = a.hedged || b.hedged
  if (!bothHappened(a, b)) return none(0.6, words.planned)
  if (finding !== undefined && !hedged) return found(finding)
  const stance = someOnly ? undefined : stanceConflict(comparison, meanings)
  if (stance !== undefined) return found(stance)
  return none(0.6, finding === undefined ? words.none : words.hedged)
}

function contrastTold(comparison: Comparison, meanings: Meanings): Finding | undefined {
  const { a, b } = comparison
  if (a.weakNegation !== b.weakNegation || !bothHappened(a, b)) return undefined
  const value = a.hedged || b.hedged ? undefined : attributeConflict(comparison)
  return value ?? stanceConflict(comparison, meanings)
}

/** "May" grants as often as it doubts: what is left to rule out is a plan beside what happened. */
const bothHappened = (a: Reading, b: Reading) => a.planned === b.planned || !(a.planned ? b : a).past

const found = (finding: Finding): ConflictJudgement => ({
  conflict: true,
  ...finding,
  confidence: rounded(finding.confidence),
})
