import { sentences } from '#text/index.ts'
import { MAX_REPLY_CHARACTERS } from '../../contract.ts'

const SENTENCE_END = /[。？！]|[.?!](?=\s|$)/gu
const CLOSERS = /^[」』）)"'”’]+/u
const MASK = /\[[^[\]\n]{1,20}\]/gu
const QUOTED = /「[^「」]*」|『[^『』]*』|“[^“”]*”/gu

/**
 * A text that fits: whole, or up to its last sentence end before the limit, or, where there is none, up to the limit
 * itself. A mask and a surrogate pair are kept whole or left out; an end inside a quote counts only when there is no other.
 */
export function cutReply(text: string, limit = MAX_REPLY_CHARACTERS): string {
  if (text.length <= limit) return text
  const cut = cutBefore(text, limit)
  const question = /[？?]/u.test(cut) ? undefined : lastQuestion(text)
  if (question === undefined || question.length > limit / 2) return cut
  const between = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u.test(question) ? '' : ' '
  return `${cutBefore(text, limit - question.length - between.length)}${between}${question}`
}

/** What the whole text asks; a reply that was cut still asks it. */
function lastQuestion(text: string): string | undefined {
  return sentences(text).findLast(({ text: sentence }) => /[？?][」』）)"'”’]*$/u.test(sentence))?.text
}

function cutBefore(text: string, limit: number): string {
  const masks = spans(text, MASK)
  const outside = lastSentenceEnd(text, limit, [...masks, ...spans(text, QUOTED)])
  const end = outside > 0 ? outside : lastSentenceEnd(text, limit, masks)
  return text.slice(0, end > 0 ? end : safeEnd(text, limit)).trimEnd()
}

function lastSentenceEnd(text: string, limit: number, whole: readonly Span[]): number {
  let end = 0
  for (const match of text.matchAll(SENTENCE_END)) {
    const at = match.index + 1
    if (at > limit) break
    const after = CLOSERS.exec(text.slice(at, limit))?.[0].length ?? 0
    if (!whole.some(({ from, to }) => from < at + after && at + after < to)) end = at + after
  }
  return end
}

function safeEnd(text: string, limit: number): number {
  const cut = spans(text, MASK).find(({ from, to }) => from < limit && limit < to)
  const end = cut?.from ?? limit
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

interface Span {
  from: number
  to: number
}

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
