import { MAX_REPLY_CHARACTERS } from '../contract.ts'

const SENTENCE_END = /[。？！]|[.?!](?=\s|$)/gu
const CLOSERS = /^[」』）)"'”’]+/u
const MASK = /\[[^[\]\n]{1,20}\]/gu

/**
 * A text that fits: whole, or up to its last sentence end before the limit, or, where there is none, up to the limit
 * itself. A mask and a surrogate pair are kept whole or left out.
 */
export function cutReply(text: string, limit = MAX_REPLY_CHARACTERS): string {
  if (text.length <= limit) return text
  const end = lastSentenceEnd(text, limit)
  return text.slice(0, end > 0 ? end : safeEnd(text, limit)).trimEnd()
}

function lastSentenceEnd(text: string, limit: number): number {
  let end = 0
  const masks = maskSpans(text)
  for (const match of text.matchAll(SENTENCE_END)) {
    const at = match.index + 1
    if (at > limit) break
    if (masks.some(({ from, to }) => from < at && at < to)) continue
    const after = CLOSERS.exec(text.slice(at, limit))?.[0].length ?? 0
    end = at + after
  }
  return end
}

function safeEnd(text: string, limit: number): number {
  const cut = maskSpans(text).find(({ from, to }) => from < limit && limit < to)
  const end = cut?.from ?? limit
  const last = text.charCodeAt(end - 1)
  return last >= 0xd800 && last <= 0xdbff ? end - 1 : end
}

function maskSpans(text: string): { from: number; to: number }[] {
  return [...text.matchAll(MASK)].map((match) => ({ from: match.index, to: match.index + match[0].length }))
}
