import { contentWords, type Language, stem } from '#text/index.ts'
import { fold } from '../manners/fold.ts'
import type { Ground } from '../manners/ground.ts'
import { partsOf, unquoted } from '../manners/parts.ts'

/** That something is so each time; there are few such words in a language. */
const ALWAYS: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:every(?!one|body|thing|where)|each(?! time)|always|constantly|whenever|all the time|regularly|invariably)\b/u,
  ja: /毎(?=[日週月年回朝晩度])|いつも|常に|必ず(?!しも)|たびに|度に|しょっちゅう|年中/u,
}
const WISHED = /れば|たら|なら|ほし|たい|\b(?:would|could|if|wish\w*|hop\w+|want\w*|should)\b/u

/** What happened once happens each time: told of something of which nobody said so. */
export function unheldAlways(text: string, { language, said, saidLines }: Ground): string[] {
  if (said === '') return []
  return partsOf(fold(unquoted(text))).flatMap(({ text: part, asks }) => {
    const found = ALWAYS[language].exec(part)?.[0]
    if (found === undefined || asks || WISHED.test(part)) return []
    const words = new Set(contentWords(part, language).map(stem))
    const isSaid = saidLines.some((line) => {
      const folded = fold(line)
      return ALWAYS[language].test(folded) && contentWords(folded, language).some((word) => words.has(stem(word)))
    })
    return isSaid ? [] : [`"${found}": nobody said that it is always so`]
  })
}
