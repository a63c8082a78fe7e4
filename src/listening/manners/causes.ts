import { contentWords, stem } from '#text/index.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { unquoted } from './parts.ts'

/** What stands for the cause: behind because, before ので. */
const CAUSES: Readonly<Record<Ground['language'], RegExp>> = {
  en: /\b(?:because(?: of)?|due to|owing to|thanks to|as a result of|caused by|the reason is(?: that)?) ([^.,;!?\n]+)/gu,
  ja: /([^、。！？\n]+)(?:のせいで|が原因|を原因|のために(?=[^、]*(?:起|生|減|増|遅|困|失))|せいで)/gu,
}
/** Of the words of a cause so many have to have been said. */
const SAID = 0.34

/** A cause made of words nobody said is a guess. */
export function unsaidCauses(text: string, { language, sources, saidRoots }: Ground): string[] {
  const own = fold(unquoted(text)).replaceAll(MASKS, ' ')
  return Array.from(own.matchAll(CAUSES[language]), ([, cause = '']) => cause.trim()).flatMap((cause) => {
    const words = contentWords(cause, language).filter((word) => word.length > 1)
    if (words.length < 2) return []
    const said = words.filter((word) => saidRoots().has(stem(word)) || sources.includes(word.slice(0, 5))).length
    return said / words.length >= SAID ? [] : [`"${cause}": nobody gave this cause`]
  })
}
