import type { Reading } from '../types.ts'
import type { Comparison, Finding } from './finding.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

/** Deeds one body does to a thing at a time, in the words of both languages. */
const DEEDS: readonly (readonly [string, RegExp])[] = [
  ['own', /所有|保有|own(?:ed|ership|s)?/iu],
  ['operate', /運営|運行|運航|operat(?:ed|es?)|run|managed/iu],
  ['make', /製造|manufactured|made|produced/iu],
  ['develop', /開発|developed/iu],
  ['design', /設計|designed/iu],
  ['write', /執筆|written/iu],
  ['found', /創業|創設|founded|established/iu],
]
const DEED_JA = '所有|保有|運営|運行|運航|製造|開発|設計|執筆|創業|創設'
const DEED_EN = 'owned|operated|run|managed|manufactured|made|produced|developed|designed|written|founded|established'
const FORMS: readonly RegExp[] = [
  new RegExp(
    `(?<deed>${DEED_JA})(?:を(?:担|手がけ)\\S*|し(?:て(?:いる|います|きた)|た)?|する)のは、?(?<who>[^、。]{2,40}?)(?:である|です|だ|だった|でした)?。?$`,
    'u',
  ),
  new RegExp(
    `(?:^|[はを、])(?<who>[^、。はを]{2,30})が(?:単独で|一括して|直接)?(?<deed>${DEED_JA})(?:し|する|を担)`,
    'u',
  ),
  new RegExp(`(?<deed>${DEED_JA})は、?[^。]*?(?<who>[^、。「」はがを]{2,24})が(?:担|行|手がけ)`, 'u'),
  new RegExp(
    `\\b(?<deed>${DEED_EN}) (?:entirely |wholly |solely )?by (?<who>[^,.;]{2,60}?)(?= (?:in|since|from|and|which|who|for|on|at|under)\\b|[,.;]|$)`,
    'u',
  ),
  /\b(?<deed>[Oo]wnership) of [^,.;]{2,40} (?:rests|lies|remains) (?:\w+ )?with (?<who>[^,.;]{2,60})/u,
]
/** May be anybody, or more than one. */
const ANYBODY =
  /同社|同団体|共同|など|jointly|\band\b|\b(?:it|them|him|her|hand)\b|^(?:the|its) (?:company|firm|group|founder|owner)$/iu
const EMPTY = new Set('the a an its their his her of company ltd inc group firm 株式会社'.split(' '))

interface Agent {
  deed: string
  who: string
}

function agentOf({ text }: Reading): Agent | undefined {
  for (const form of FORMS) {
    const { deed = '', who = '' } = form.exec(text)?.groups ?? {}
    const [name] = DEEDS.find(([, words]) => words.test(deed)) ?? []
    if (name !== undefined && who !== '' && !ANYBODY.test(who)) return { deed: name, who: who.trim() }
  }
  return undefined
}

/** Nothing in common: not a name in full and in short. */
function different(a: string, b: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== '' && !EMPTY.has(word))
  const [mine, theirs] = [words(a), words(b)]
  if (mine.length === 0 || theirs.length === 0) return false
  return !mine.some((one) => theirs.some((other) => one.includes(other) || other.includes(one)))
}

/** Who owns, runs or made it: one body, told as two. */
export function agentConflict(comparison: Comparison): Finding | undefined {
  const { a, b, alignment } = comparison
  const [mine, theirs] = [agentOf(a), agentOf(b)]
  if (mine === undefined || theirs === undefined || mine.deed !== theirs.deed || a.language !== b.language)
    return undefined
  if (!different(mine.who, theirs.who) || alignment.contrasts.length > 0) return undefined
  const apart = { ...comparison, leftA: without(comparison.leftA, mine), leftB: without(comparison.leftB, theirs) }
  if (!sameTold(apart, 2) && alignment.pairs.length < 2) return undefined
  if (!sameTold(apart, 1)) return undefined
  return {
    type: a.latest && b.latest ? 'outdated' : 'contradiction',
    severity: 4,
    confidence: Math.min(0.85, 0.45 + 0.4 * comparison.coverage),
    why: say(a, b).functional(alignment.pairs[0]?.a.surface ?? '', mine.who, theirs.who),
  }
}

const without = (left: Comparison['leftA'], { who }: Agent) => left.filter(({ surface }) => !who.includes(surface))
