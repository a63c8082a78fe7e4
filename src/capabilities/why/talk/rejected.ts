import type { KnownInsight, PlannerInput } from '../asks/plan-turn/input.ts'
import { wordingOverlap } from '../reading/wording-overlap.ts'
import { sharesWord } from './link.ts'
import { isReadBackIn, readBackPoints } from './read-back-points.ts'
import type { Talk } from './talk.ts'

const DENIED =
  /(.{2,}?)(?:じゃなくて|ではなくて?|じゃない|ではない|ちゃうくて|とかじゃ)|\b(?:not|isn't|wasn't|never)(?: really| so much)?(?: about)? (.{3,}?)(?:,|;|\.| but | it's |$)/iu
const RESTATED_FROM = 0.3
/** A yes with a little left out. */
const MEANT_FROM = 0.7

/** Labels of the points that a no or a correction takes back; what it says instead is content like any other, `instead` the points that makes. */
export function rejectedPoints(
  talk: Talk,
  input: Pick<PlannerInput, 'insights' | 'previousQuestion'>,
  instead: readonly { quote: string; strength: number }[],
): string[] {
  const { last, latest } = talk
  const said = last?.move === 'read-back' ? latest.text : latest.content.map(({ text }) => text).join('\n')
  // "Not quite. It isn't the writing down": half a yes that takes something back.
  const takesBack = latest.denies || (last?.move === 'read-back' && latest.agrees < MEANT_FROM && DENIED.test(said))
  const named = last?.move === 'resume' && DENIED.test(said) ? byName(said, input.insights) : []
  if (named.length > 0) return named
  const corrects = last?.move === 'instead' || (takesBack && latest.agrees < MEANT_FROM)
  if (!corrects || (latest.content.length === 0 && !DENIED.test(said))) return []
  const line = input.previousQuestion?.text ?? ''
  const isSaidBack = ({ quotes }: KnownInsight): boolean =>
    last?.move === 'instead' || quotes.some((quote) => isReadBackIn(line, quote))
  if (last?.move === 'read-back' || last?.move === 'instead') {
    const denied = byName(said, input.insights)
    if (denied.length > 0) return denied
    return ofReadBack(said, readBackPoints(input.insights.filter(isSaidBack)), instead, latest.agrees > 0)
  }
  const question = input.previousQuestion?.text ?? ''
  return input.insights
    .filter(({ quotes }) =>
      quotes.some((quote) => question.includes(`「${quote}」`) || question.includes(`"${quote}"`)),
    )
    .map(({ label }) => label)
}

function byName(said: string, points: readonly KnownInsight[]): string[] {
  const denied = DENIED.exec(said)
  const named = denied?.[1] ?? denied?.[2]
  const found = named === undefined ? [] : points.filter(({ label }) => sharesWord(label, named))
  return found.slice(0, 1).map(({ label }) => label)
}

/** The part that is denied by name, else the reason itself, unless the correction says it again. */
function ofReadBack(
  said: string,
  points: readonly KnownInsight[],
  instead: readonly { quote: string; strength: number }[],
  isHalf: boolean,
): string[] {
  const denied = byName(said, points)
  // Who agrees to half of it takes back only what they name.
  if (denied.length > 0 || isHalf) return denied
  const [top] = points
  const [strongest] = instead.toSorted((a, b) => b.strength - a.strength)
  if (top === undefined || strongest === undefined) return []
  return wordingOverlap(strongest.quote, top.label) >= RESTATED_FROM ? [] : [top.label]
}
