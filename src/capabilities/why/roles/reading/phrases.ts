import { contentWords } from '#kernel/text/index.ts'
import { FORBIDDEN, MACHINERY } from '../words/forbidden-words.ts'
import { CONCRETE, CONSEQUENCE_CUES, HEART, VALUE_CUES } from '../words/layer-cues.ts'
import { countMatches } from '../words/patterns.ts'
import { ANGRY } from '../words/reply-words.ts'
import type { Language } from '../types.ts'
import { type Clause, clauses } from './clauses.ts'
import { cutPhrase } from './cut.ts'
import { meansIn } from './means.ts'
import { trimClause } from './trim.ts'
import { type Valence, valence } from './valence.ts'

/** A piece of a person's message fit to be said back to them. */
export interface Phrase {
  text: string
  valence: Valence
  score: number
}

export interface PhraseOptions {
  language: Language
  /** The session's What: these how-words may stay. */
  what: readonly string[]
  /** How-words the session has recorded. */
  how: readonly string[]
  /** Questions asked so far: a phrase already said back is worth less. */
  asked?: readonly string[]
}

const REASON = /から|ので|ため|せい|なぜなら|理由|because|since|that'?s why|so that|reason/iu
const VAGUE = /(?:もの|こと|それ|これ|あれ|やつ|いろいろ|色々|something|things?|stuff|this|that|it)$/iu
const DANGLING_JA = /(?:て|で|し|たり|く|に|を|が|は|の|と|も|へ|り|き|え|け)$/u
const CONDITION = /^(?:when|if|whenever|unless|until)\b|(?:とき|時|場合|たら|なら|れば|ると)$/iu

/** Every phrase of the message that may be said back, the strongest first. */
export function phrases(message: string, options: PhraseOptions): Phrase[] {
  const all = clauses(message, options.language)
  const found = new Map<string, Phrase>()
  for (const [index, clause] of all.entries()) {
    if (ANGRY.test(clause.raw)) continue
    for (const text of reusable(clause.text, options)) {
      const score = weigh(text, clause, index / Math.max(1, all.length), options)
      const known = found.get(text)
      if (known === undefined || known.score < score) found.set(text, { text, valence: valence(text), score })
    }
  }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

/** No how-word, no forbidden word, no mark of a question or quotation, at least one word that carries meaning. */
export function isReusable(text: string, options: PhraseOptions): boolean {
  if (/[?？!！。「」『』"“”\r\n\t]/u.test(text) || FORBIDDEN.test(text) || MACHINERY.test(text)) return false
  return meansIn(text, options.what, options.how).length === 0 && contentWords(text, options.language).length > 0
}

function reusable(clause: string, options: PhraseOptions): string[] {
  const whole = cutPhrase(clause, options.language)
  if (isReusable(whole, options)) return [whole]
  return splitAround(clause, bannedIn(clause, options), options.language)
    .map((piece) => cutPhrase(piece, options.language))
    .filter((piece) => isReusable(piece, options))
}

/** The parts of a clause that name no means. */
export function withoutMeans(clause: string, options: PhraseOptions): string[] {
  return splitAround(clause, meansIn(clause, options.what, options.how), options.language)
}

function bannedIn(clause: string, options: PhraseOptions): string[] {
  const marks = clause.match(/[?？!！。「」『』"“”\r\n\t]/gu) ?? []
  return [
    ...meansIn(clause, options.what, options.how),
    ...matches(FORBIDDEN, clause),
    ...matches(MACHINERY, clause),
    ...marks,
  ]
}

/** What is left of a clause on both sides of the words that may not be said; every part verbatim. */
function splitAround(clause: string, banned: readonly string[], language: Language): string[] {
  let pieces = [clause]
  for (const word of banned) pieces = pieces.flatMap((piece) => splitAt(piece, word))
  return pieces
    .map((piece) => trimParticles(piece, language))
    .filter((piece) => piece.length >= 2 && clause.includes(piece))
}

function splitAt(text: string, word: string): string[] {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at < 0 ? [text] : [text.slice(0, at), ...splitAt(text.slice(at + word.length), word)]
}

function matches(expression: RegExp, text: string): string[] {
  return text.match(new RegExp(expression.source, 'giu')) ?? []
}

function trimParticles(text: string, language: Language): string {
  if (language === 'en')
    return trimClause(text, 'en').replace(
      /^(?:to|of|for|with|in|on|at|by|from|and|or|is|are|was|were|it|that)\s+/iu,
      '',
    )
  return trimClause(
    text
      .replace(/^(?:とか|など|って|では|には|[でをにはがのともやへるいくなん])+/u, '')
      .replace(/[をにはがのとでもやへなが]+$/u, ''),
    'ja',
  )
}

export function weigh(text: string, clause: Clause, position: number, options: PhraseOptions): number {
  const { language } = options
  const length = language === 'ja' ? Array.from(text).length : text.split(/\s+/u).length
  const [short, good, long] = language === 'ja' ? [5, 8, 26] : [2, 4, 13]
  let score = 3 * Math.min(2, countMatches(VALUE_CUES, text)) + 2 * Math.min(2, countMatches(CONSEQUENCE_CUES, text))
  score += 1.5 * Math.min(2, countMatches(CONCRETE, text)) + position
  if (HEART.test(clause.raw)) score += 2
  if (REASON.test(clause.raw)) score += 1
  score += length < short ? -4 : length >= good && length <= long ? 2 : 0
  if (language === 'ja' && DANGLING_JA.test(text)) score -= 1.5
  if (CONDITION.test(text)) score -= 1.5
  if (VAGUE.test(text)) score -= 1
  if (clause.hedged) score -= 1
  if (clause.asks) score -= 4
  if (text !== clause.text) score -= 0.5
  if (options.asked?.some((question) => question.includes(text))) score -= 8
  return score
}
