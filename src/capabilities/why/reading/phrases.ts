import { contentWords } from '#text/index.ts'
import type { Language } from '../contract.ts'
import { FORBIDDEN, MACHINERY } from './words/forbidden-words.ts'
import { CONCRETE, CONSEQUENCE_CUES, HEART, VALUE_CUES } from './words/layer-cues.ts'
import { countMatches } from './words/patterns.ts'
import type { Clause } from './clauses.ts'
import { cutPhrase, LONGEST_PHRASE } from './cut-phrase.ts'
import { meansIn } from './means.ts'
import { statedClauses } from './reply.ts'
import { trimClause, trimHanging } from './trim-clause.ts'
import { type Valence, valence } from './valence.ts'

/** A piece of a person's message fit to be said back to them. */
export interface Phrase {
  text: string
  valence: Valence
  score: number
  /** Just a word or two: it cannot be taken up like a sentence. */
  isWord: boolean
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
const VAGUE =
  /^(?:そういう|そんな|その|それ|これ|あれ|ここ|そこ)|(?:もの|こと|それ|これ|あれ|やつ|いろいろ|色々)$|^(?:it|this|that) (?:is|was|happened)\b|\b(?:something|things?|stuff|this|that|it|no idea)$/iu
/** In a longer phrase the vague word has its meaning beside it (相談できないまま辞めさせてしまったこと). */
const VAGUE_UP_TO = { ja: 12, en: 7 }
const DANGLING_JA = /(?:て|で|し|たり|く|に|を|が|は|の|と|も|へ|り|き|え|け|い(?<![なたしよ]い))$/u
const ASIDE =
  /^(?:when|if|whenever|unless|until|after|before|by the time|like|for example|most of)\b|(?:とき|時|場合|たら|なら|れば|ると|間|あと|後|頃|ころ|たび|前|日|週|月|年|秋|冬|春|夏)$/iu
/** Cut out of a longer sentence, or about somebody named elsewhere: weaker when said back alone. */
const FRAGMENT =
  /^(?:what|which|who|whom|whose|how|where|alone|most of|some of|none of|to|is|are|was|were|has|have|had|does|do|did|not|than|or)\b/iu
const LOST_SUBJECT = /^(?:they|it|he|she|them)\b/iu
const OWN = /^(?:i|we)\b|\bmy own\b|私|自分|僕|俺/iu
const SAYS_ENOUGH = /^(?:i|we|they|he|she|it|you)\b|\b(?:is|are|was|were|can't|cannot|not|never|nobody|no)\b/iu
const MARKS = /[?？!！。「」『』"“”\r\n\t]/u

/** Every phrase of the message that may be said back, the strongest first. */
export function phrases(message: string, options: PhraseOptions): Phrase[] {
  const all = statedClauses(message, options.language)
  const found = new Map<string, Phrase>()
  for (const [index, clause] of all.entries())
    for (const text of reusable(clauseOrMore(message, all, index, options), options)) {
      const score = weigh(text, clause, (index + 1) / all.length, options)
      const known = found.get(text)
      if (known === undefined || known.score < score)
        found.set(text, { text, valence: valence(text), score, isWord: isWord(text, options.language) })
    }
  return [...found.values()].sort((a, b) => b.score - a.score)
}

/** A few syllables in Japanese mean little without the clause they follow from (…を見てて、情けなくなった). */
function clauseOrMore(message: string, all: readonly Clause[], index: number, options: PhraseOptions): string {
  const before = all[index - 1]?.text ?? ''
  const text = all[index]?.text ?? ''
  if (options.language === 'en' || Array.from(text).length > 8 || !/[てで]$/u.test(before)) return text
  const start = message.indexOf(before)
  const joined = message.slice(start, message.indexOf(text, start) + text.length)
  return Array.from(joined).length <= LONGEST_PHRASE.ja && isReusable(joined, options) ? joined : text
}

/** No how-word, no forbidden word, no mark of a question or quotation, at least one word that carries meaning. */
export function isReusable(text: string, options: PhraseOptions): boolean {
  if (MARKS.test(text) || FORBIDDEN.test(text) || MACHINERY.test(text)) return false
  return meansIn(text, options.what, options.how).length === 0 && contentWords(text, options.language).length > 0
}

/** The parts of a clause that name no means and still say something without them. */
export function withoutMeans(clause: string, options: PhraseOptions): string[] {
  const parts = splitAround(clause, meansIn(clause, options.what, options.how), options.language)
  return parts.filter((part) => saysSomething(part, options.language))
}

function reusable(clause: string, options: PhraseOptions): string[] {
  const whole = cutPhrase(clause, options.language)
  if (isReusable(whole, options)) return [whole]
  return splitAround(clause, bannedIn(clause, options), options.language)
    .filter((part) => saysSomething(part, options.language))
    .map((part) => cutPhrase(part, options.language))
    .filter((part) => isReusable(part, options))
}

/** What a cut leaves over is kept only if it still makes a point: a cue, or several words of meaning. */
function saysSomething(part: string, language: Language): boolean {
  if (language === 'ja' && /^(?:する|した|して|から|ほう|とか|にし|にす|を|が|に)/u.test(part)) return false
  if (VALUE_CUES.test(part) || CONSEQUENCE_CUES.test(part)) return true
  return contentWords(part, language).length >= 2 && (language === 'ja' || part.split(/\s+/u).length >= 4)
}

function bannedIn(clause: string, options: PhraseOptions): string[] {
  const means = meansIn(clause, options.what, options.how)
  return [
    ...new Set([...means, ...matches(FORBIDDEN, clause), ...matches(MACHINERY, clause), ...matches(MARKS, clause)]),
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
  return at < 0 || word === '' ? [text] : [text.slice(0, at), ...splitAt(text.slice(at + word.length), word)]
}

function matches(expression: RegExp, text: string): string[] {
  return text.match(new RegExp(expression.source, 'giu')) ?? []
}

function trimParticles(text: string, language: Language): string {
  if (language === 'en') {
    const bare = trimClause(text, 'en').replace(
      /^(?:(?:to|of|for|with|in|on|at|by|from|and|or|is|are|was|were|it|that|like|a|an|the)\s+)+/iu,
      '',
    )
    return trimHanging(trimClause(bare, 'en'))
  }
  const front = text.replace(/^(?:とか|など|って|では|には|[でをにはがのともやへるいくなん])+/u, '')
  return trimClause(front.replace(/[をにはがのとでもやへな]+$/u, ''), 'ja')
}

function isWord(text: string, language: Language): boolean {
  if (language === 'ja') return Array.from(text).length <= 8 && !/[うくすつぬむるぐぶいただ]$/u.test(text)
  return text.split(/\s+/u).length <= 3 && !SAYS_ENOUGH.test(text)
}

export function weigh(text: string, clause: Clause, position: number, options: PhraseOptions): number {
  const { language } = options
  const length = language === 'ja' ? Array.from(text).length : text.split(/\s+/u).length
  const [short, good, long] = language === 'ja' ? [5, 8, 26] : [2, 4, 14]
  let score = 3 * Math.min(2, countMatches(VALUE_CUES, text)) + 2 * Math.min(2, countMatches(CONSEQUENCE_CUES, text))
  score += (CONCRETE.test(text) ? 1.5 : 0) + 2 * position
  if (HEART.test(clause.raw)) score += 2
  if (REASON.test(clause.raw)) score += 1
  score += length < short ? -4 : length < good ? -2 : length <= long ? 2 : 0
  if (language === 'ja' && DANGLING_JA.test(text)) score -= 1.5
  if (ASIDE.test(text)) score -= 4
  if (VAGUE.test(text) && length < VAGUE_UP_TO[language]) score -= 2
  if (isWord(text, language)) score -= 2
  if (FRAGMENT.test(text)) score -= 4
  if (LOST_SUBJECT.test(text)) score -= 1
  if (OWN.test(text)) score += 1
  if (clause.hedged) score -= 1
  if (text !== clause.text) score -= 0.5
  if (options.asked?.some((question) => question.includes(text))) score -= 8
  return score
}
