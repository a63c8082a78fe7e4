import type { Span } from '../schema.ts'
import { DETERMINER, EMPTY_NOUN, ORDER_VERBS, PREPOSITION, VERB } from './cues.ts'

interface Word extends Span {
  text: string
}

export function wordsIn(plain: string, { start, end }: Span): Word[] {
  return Array.from(plain.slice(start, end).matchAll(/[\p{L}\p{N}_'’$-]+|[,:;()]/gu), ({ 0: text, index }) => ({
    text,
    start: start + index,
    end: start + index + text.length,
  }))
}

const isMark = (word: Word | undefined) => word !== undefined && /^[,:;()]$/u.test(word.text)
const endsPhrase = (word: Word | undefined) =>
  word === undefined ||
  isMark(word) ||
  VERB.test(word.text) ||
  PREPOSITION.test(word.text) ||
  /n['’]t$/iu.test(word.text)

/** Nouns from this word on, without what stands before or behind them; `of the …` belongs to them. */
export function phraseAt(words: readonly Word[], from: number): Span | undefined {
  let first = from
  while (first < words.length && DETERMINER.test(words[first]?.text ?? '')) first++
  let last = first
  while (!endsPhrase(words[last]) && !DETERMINER.test(words[last]?.text ?? '')) last++
  // sort order of the search results
  if (last > first && words[last]?.text === 'of') {
    const more = phraseAt(words, last + 1)
    const start = words[first]?.start
    if (more !== undefined && start !== undefined) return { start, end: more.end }
  }
  while (last > first && /ly$/iu.test(words[last - 1]?.text ?? '')) last--
  // make the lifetime configurable
  if (last - first > 1 && /(?:able|ible)$/iu.test(words[last - 1]?.text ?? '')) last--
  const head = words[first]
  const tail = words[last - 1]
  if (head === undefined || tail === undefined || last <= first || last - first > 5) return undefined
  if (last - first === 1 && EMPTY_NOUN.test(head.text)) return undefined
  return /^\d+$/u.test(head.text) && last - first === 1 ? undefined : { start: head.start, end: tail.end }
}

const LEADS_ON = /^(?:X+|\d+|nothing|something|everything|more|even|already|back|down|off|away|twice|once|\w+ly)$/iu

/** Where a statement has its verb: one that is known, or a word in the form of one between a thing and what it is done with. */
function predicateIn(words: readonly Word[]): number {
  const known = words.findIndex((word, n) => n > 0 && VERB.test(word.text))
  if (known > 0) return known
  return words.findIndex(({ text }, n) => {
    const [before, behind] = [words[n - 1], words[n + 1]]
    if (before === undefined || behind === undefined || !/[^su]s$/u.test(text)) return false
    if (endsPhrase(before) || DETERMINER.test(before.text)) return false
    return DETERMINER.test(behind.text) || PREPOSITION.test(behind.text) || LEADS_ON.test(behind.text)
  })
}

/** What a statement is about: the nouns before its verb. */
export function subjectOf(plain: string, span: Span): Span | undefined {
  const words = wordsIn(plain, span)
  const verb = predicateIn(words)
  if (verb <= 0 || words.slice(0, verb).some(isMark)) return undefined
  const before = words.slice(0, verb)
  const cut = before.findIndex(({ text }, n) => n > 0 && PREPOSITION.test(text) && text !== 'of' && text !== 'on')
  return phraseAt(cut < 0 ? before : before.slice(0, cut), 0)
}

/** Where it is: in the cart, on the login form. */
export function placesIn(plain: string, span: Span): Span[] {
  return phrasesBehind(plain, span, /^(?:in|on|inside|within|at)$/iu, true)
}

/** Where it is, also of what is not spoken of as known: in append, on prompt errors. */
export function placesAnywhere(plain: string, span: Span): Span[] {
  return phrasesBehind(plain, span, /^(?:in|on|inside|within|at|with|for|of|by|from)$/iu, false)
}

/** What something is put into: to orders, in the cart, for login attempts. */
export function holdersIn(plain: string, span: Span): Span[] {
  return phrasesBehind(plain, span, /^(?:in|on|to|into|for|of)$/iu, false)
}

/** What follows a preposition; `definite`: only what is spoken of as known. */
function phrasesBehind(plain: string, span: Span, by: RegExp, definite: boolean): Span[] {
  const words = wordsIn(plain, span)
  return words.flatMap((word, n) => {
    const next = words[n + 1]
    if (!by.test(word.text) || next === undefined) return []
    const isKnown = DETERMINER.test(next.text) || /^X+$/u.test(next.text)
    // "to say that …" is no place.
    const isDone = /^to$/iu.test(word.text) && (ORDER_VERBS.test(next.text) || VERB.test(next.text))
    const place = (isKnown || !definite) && !isDone ? phraseAt(words, n + 1) : undefined
    return place === undefined ? [] : [place]
  })
}

/** What an order is done to: its first nouns behind the verb. */
export function objectOf(plain: string, span: Span): Span | undefined {
  const words = wordsIn(plain, span)
  const verb = words.findIndex(({ text }) => ORDER_VERBS.test(text))
  const found = phraseAt(words, verb + 1)
  // make the login faster, make this safe: what something is to become is not it.
  if (found === undefined || !/^(?:make|keep|leave|render)$/iu.test(words[verb]?.text ?? '')) return found
  if (!/^(?:the|our|this|that|these|those|it)$/iu.test(words[verb + 1]?.text ?? '')) return found
  const own = words.filter(({ start, end }) => found.start <= start && end <= found.end)
  const behind = words.find(({ start }) => start >= found.end)
  if (/(?:able|ible|ly)$/iu.test(behind?.text ?? '')) return found
  return phraseAt(own.slice(0, -1), 0)
}
