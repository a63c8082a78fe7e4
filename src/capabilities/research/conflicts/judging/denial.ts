import type { Reading, Token } from '../types.ts'
import type { Meanings } from './align.ts'
import { beside } from './beside.ts'
import { type Comparison, type Finding, heavy } from './finding.ts'
import { firmPairs, sameTold } from './same-told.ts'
import { takesNo } from './stance.ts'
import { say } from './wording.ts'

/** 無作為 is no denial of a word. */
const denied = ({ tokens, text }: Reading): Token[] =>
  tokens.filter(({ negated, surface }) => negated && !/[無不非未]/u.test(text[text.indexOf(surface) - 1] ?? ''))

/** Not exceeded, nobody against: they say no more than the other does. */
const LIMITS = new Set('超える 上回る 下回る exceed 反対 異論 異議 objection opposition dissent'.split(' '))
const AVOIDS = /\b(?:avoid|refrain|abstain|prevent|prohibit|ban)\w*\b|避け|控え|やめ|禁/iu
/** The answer to "on which days?": it names them and says nothing of them that could be denied. */
const ONLY_NAMES = /(?:日|時|とき|場合|方|人|もの)(?:です|だ|である)。?$/u
const LEAST_COVERED = 0.4

/**
 * One says that something is so and the other, in another verb, that it is not: found and not seen, shown and no sign of.
 * All but that verb must agree, and nothing may narrow what is denied.
 */
export function denialConflict(comparison: Comparison, { lexicon }: Meanings): Finding | undefined {
  const { a, b, alignment, coverage } = comparison
  const [mine, theirs] = [denied(a), denied(b)]
  const [no, ...more] = [...mine, ...theirs]
  if (no === undefined || more.length > 0 || alignment.contrasts.length > 0) return undefined
  if (no.surface.endsWith('er') || LIMITS.has(no.lemma)) return undefined
  const told = mine.length > 0 ? b : a
  if (takesNo(told) || AVOIDS.test(told.text) || ONLY_NAMES.test(told.text)) return undefined
  if (alignment.pairs.some((pair) => pair.opposite || pair.a === no || pair.b === no)) return undefined
  const rest = beside(comparison, mine.length > 0 ? no.surface : '', theirs.length > 0 ? no.surface : '')
  const least = firmPairs(rest).length
  if (!sameTold(rest) || least < 2 || coverage < LEAST_COVERED) return undefined
  const narrower = [...rest.leftA, ...rest.leftB].some(({ region, lemma }) => region || lexicon.narrows(lemma))
  if (
    narrower ||
    heavy(mine.length > 0 ? rest.leftA : rest.leftB).filter(
      ({ clause, attributive }) => clause === no.clause && !attributive,
    ).length > 1
  )
    return undefined
  return {
    type: 'contradiction',
    severity: 4,
    confidence: Math.min(0.85, 0.4 + 0.4 * coverage),
    why: say(a, b).negated(no.surface),
  }
}
