import { keywords } from '#kernel/text/index.ts'
import type { Language } from '../contract.ts'
import { cutReply } from './cut-reply.ts'
import { plain } from './whole-answer.ts'

const LONGEST: Record<Language, number> = { ja: 28, en: 60 }
const SHORTEST = 2
const POLITE_FILLER =
  /^(?:はい|ええ|うん|そうですね|えっと|ええと|まあ|yes|yeah|well|so|ok|okay|sure|i think|i guess|maybe)[、,\s]*/iu

/** A few of the person's own words that stand for what they said; null when nothing in it can be picked up. */
export function echoOf(text: string, language: Language): string | null {
  const pieces = text
    .split(/[。！？!?\n]+|\.(?=\s|$)/u)
    .map((piece) => piece.trim().replace(POLITE_FILLER, '').trim())
    .filter((piece) => plain(piece).length >= SHORTEST)
  const parts = pieces.flatMap((piece) => piece.split(/[、,，;；]\s*/u)).filter((part) => plain(part).length >= 4)
  const words = best([...pieces, ...parts].filter((part) => part.length <= LONGEST[language]))
  if (words !== undefined) return withoutCopula(tidy(words))
  return keywords(text, { language, limit: 1 })[0]?.phrase ?? null
}

/** What says most. Who was spoken of matters less than what was said, and a masked number or address least of all. */
function best(parts: readonly string[]): string | undefined {
  const masks = (part: string) => part.match(/\[[^[\]]+\]/gu) ?? []
  const weight = (part: string) => {
    const hidden = masks(part)
    const isPerson = hidden.every((mask) => /^\[(?:氏名|NAME)/u.test(mask))
    return part.length - (hidden.length === 0 ? 0 : isPerson ? 100 : 1000)
  }
  return [...parts].sort((one, other) => weight(other) - weight(one))[0]
}

/** 「検索です」 reads better as 「検索」, and is still what was said. */
function withoutCopula(words: string): string {
  return words.replace(/(?<=[^いん])(?:です|でした|だ)(?:ね|よ|よね|かね|かな)?$/u, '')
}

/** As much of a text as a summary can carry. */
export function clip(text: string, most: number): string {
  const line = tidy(text.replaceAll(/\s*\n+\s*/gu, ' '))
  if (line.length <= most) return line
  return `${tidy(cutReply(line, most - 1))}…`
}

function tidy(text: string): string {
  return text.replaceAll(/^[\s「『"“、,・]+|[\s」』"”、,。.!！]+$/gu, '')
}
