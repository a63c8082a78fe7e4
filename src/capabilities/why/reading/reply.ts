import { contentWords } from '#text/index.ts'
import type { Language, QuestionType } from '../contract.ts'
import {
  A_LITTLE_OPENING,
  ANGRY,
  ASKS_BACK,
  DISMISSAL,
  DUNNO_WHOLE,
  HEDGE,
  MOSTLY_OPENING,
  NO_OPENING,
  YES_OPENING,
} from './words/reply-words.ts'
import { type Clause, clauses } from './clauses.ts'

export type ReplyKind = 'statement' | 'yes' | 'mostly' | 'a-little' | 'no' | 'dunno' | 'asks-back' | 'angry' | 'empty'

export interface Reply {
  kind: ReplyKind
  /** How far the reply confirms the hypothesis it answers; 0 when the question was open. */
  ofHypothesis: number
  /** Clauses that state something of their own, apart from the yes or no they follow. */
  states: Clause[]
}

const OF_HYPOTHESIS: Partial<Record<ReplyKind, number>> = { yes: 1, mostly: 0.7, 'a-little': 0.3 }
const REPLY_WORDS = [YES_OPENING, MOSTLY_OPENING, A_LITTLE_OPENING, NO_OPENING]
const EMPTY_CLAUSE =
  /^(?:(?:まさに|ほんとに|本当に)?(?:そう(?:いうこと|なん)?|それ|はい|うん|まさに|その(?:とお|通)り|こと|そこ|ここ)(?:です|だ|ですね|だね|だよ|じゃない)?|です|ます|いや|違(?:う|います)|ちがう|だいたい|大体|そんな|そんな感じ|かも|たぶん|多分|さっきも言った|exactly(?: that)?|yes|yeah|no|right|correct|precisely|finally|sure|true|okay?|that(?:'s| is) (?:it|right|all|what this is about|not it)|maybe|probably|i (?:guess|think) so|i don'?t know|not (?:sure|quite|really)|nothing|of all places)$/iu
const GIBBERISH = /^(.)\1{2,}$|^[bcdfghjklmnpqrstvwxz]{5,}$/iu

/** What kind of reply this is, and what it states. */
export function readReply(message: string, to: QuestionType, language: Language): Reply {
  const text = message.normalize('NFKC').trim()
  const kind = kindOf(text, to, language)
  const states = kind === 'dunno' || kind === 'empty' ? [] : statedClauses(message, language)
  return { kind, ofHypothesis: to === 'hypothesis' ? (OF_HYPOTHESIS[kind] ?? 0) : 0, states }
}

/** Clauses that say something: no yes or no, no question, no outburst, nothing taken back in the same breath. */
export function statedClauses(message: string, language: Language): Clause[] {
  return clauses(message, language).filter((clause) => stands(clause, language))
}

/** How much one stated clause counts: said in quotable words 1, hedged 0.3. A bare yes or dunno states nothing. */
export function confirmationOf(clause: Clause): number {
  return clause.hedged ? 0.3 : 1
}

function kindOf(text: string, to: QuestionType, language: Language): ReplyKind {
  if (!/[\p{L}\p{N}]/u.test(text) || GIBBERISH.test(text)) return 'empty'
  if (ANGRY.test(text)) return 'angry'
  if (DUNNO_WHOLE.test(text)) return 'dunno'
  if (NO_OPENING.test(text)) return 'no'
  if (MOSTLY_OPENING.test(text)) return 'mostly'
  if (A_LITTLE_OPENING.test(text)) return 'a-little'
  if (YES_OPENING.test(text)) return to === 'hypothesis' && HEDGE.test(text) ? 'a-little' : 'yes'
  const all = clauses(text, language)
  if (all.length > 0 && all.every((clause) => clause.asks) && ASKS_BACK.test(text)) return 'asks-back'
  return 'statement'
}

function stands(clause: Clause, language: Language): boolean {
  if (clause.asks || ANGRY.test(clause.raw) || DISMISSAL.test(clause.raw) || EMPTY_CLAUSE.test(clause.text))
    return false
  const left = REPLY_WORDS.reduce((rest, words) => rest.replace(words, ''), clause.text)
  return contentWords(left, language).length > 0 && Array.from(left).length >= 2 && !GIBBERISH.test(left)
}
