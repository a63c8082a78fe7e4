import type { Language, Tone } from '../../../contract.ts'

/** How a line is spoken: in the tone of the guide and, where that is friendly, as the person speaks. */
export interface Voice {
  language: Language
  tone: Tone
  casual: boolean
}

/** 〔polite|casual〕 in a Japanese line. */
const EITHER = /〔([^〔〕|]*)\|([^〔〕|]*)〕/gu

const SOFTER: readonly (readonly [RegExp, string])[] = [[/ですか(?=？|、)/gu, 'でしょうか']]
const MORE_FORMAL: readonly (readonly [RegExp, string])[] = [
  [/ありますか/gu, 'ございますか'],
  [/でしたか(?=？|、)/gu, 'でしたでしょうか'],
  [/ですか(?=？|、)/gu, 'でしょうか'],
  [/いただけますか/gu, 'いただけますでしょうか'],
  [/(?<!さ)よいですか/gu, 'よろしいでしょうか'],
  [/伺います/gu, 'お伺いします'],
]
const CONTRACTED: readonly (readonly [RegExp, string])[] = [
  [/\b(What|Where|Who|That|It|that|it|there|There) is\b(?! (?:that|it|this)\b)/gu, '$1’s'],
  [/\b(do|does|did|would|could|is|was) not\b/gu, '$1n’t'],
  [/\bI am\b/gu, 'I’m'],
  [/\b(I|you|You) would\b/gu, '$1’d'],
  [/\b(I|you|You) have (?=not|noted|missed|seen|told)/gu, '$1’ve '],
  [/\bYou are\b/gu, 'You’re'],
  [/\blet us\b/gu, 'let’s'],
  [/\bThank you\b/gu, 'Thanks'],
]

export function inTone(line: string, { language, tone, casual }: Voice): string {
  if (language === 'en') return tone === 'friendly' ? replaced(line, CONTRACTED) : line
  const spoken = line.replaceAll(EITHER, (_, polite: string, plain: string) => (casual ? plain : polite))
  if (casual) return spoken
  return replaced(spoken, tone === 'formal' ? MORE_FORMAL : tone === 'polite_soft' ? SOFTER : [])
}

/** What is quoted stays as it was said. */
const QUOTED = /(「[^「」]*」|“[^“”]*”)/u

function replaced(line: string, changes: readonly (readonly [RegExp, string])[]): string {
  return line
    .split(QUOTED)
    .map((part) => (QUOTED.test(part) ? part : changes.reduce((text, [found, by]) => text.replaceAll(found, by), part)))
    .join('')
}
