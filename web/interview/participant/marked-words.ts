import { splitMasks } from '../../lib/text/split-masks.ts'
import { wordsUnderMasks } from './masked-form.ts'

/** A word of an answer as it was typed; `mask` is what stands for it, null where it can be read. */
export interface Word {
  at: number
  text: string
  mask: string | null
}

const SEGMENTS = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The words of an answer in their order: each masked stretch is one, the rest is parted as the language does. */
export function wordsOf(content: string, text: string): Word[] {
  const hidden = wordsUnderMasks(content, text)
  const words: Word[] = []
  let at = 0
  let next = 0
  for (const { text: part, mask } of splitMasks(content)) {
    const said = mask ? (hidden[next++] ?? '') : part
    if (mask && said !== '') words.push({ at, text: said, mask: part })
    else if (!mask) words.push(...readable(part, at))
    at += said.length
  }
  return words
}

function readable(part: string, from: number): Word[] {
  const words: Word[] = []
  for (const { segment, index, isWordLike } of SEGMENTS.segment(part))
    if (isWordLike === true) words.push({ at: from + index, text: segment, mask: null })
  return words
}
