import { contentWords, stem } from '#text/index.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { unquoted } from './parts.ts'

/** What stands for the cause: behind because, before ので. */
const CAUSES: Readonly<Record<Ground['language'], RegExp>> = {
  en: /\b(?:because(?: of)?|due to|owing to|thanks to|as a result of|caused by|the reason is(?: that)?) ([^.,;!?\n]+)/gu,
  ja: /([^、。！？\n]+)(?:のせいで|が原因|を原因|のために(?=[^、]*(?:起|生|減|増|遅|困|失))|せいで|(?<=ミス|みす|不足|怠慢|不注意|手抜き|故障|不備|不良|失敗|欠陥|わがまま|無関心|能力|性格|年齢|老化|病気|すとれす|油断|管理)(?:で|により|によって|から)(?!す|し|は))/gu,
}
/** Of the words of a cause so many have to have been said. */
const SAID = 0.34

/** A cause made of words nobody said is a guess. */
export function unsaidCauses(text: string, { language, sources, saidRoots }: Ground): string[] {
  const own = fold(unquoted(text)).replaceAll(MASKS, ' ')
  return Array.from(own.matchAll(CAUSES[language]), ([, cause = '']) => cause.trim()).flatMap((cause) => {
    const words = contentWords(cause, language).filter((word) => word.length > 1)
    if (words.length === 0 || (words.length < 2 && language === 'en')) return []
    const said = words.filter((word) => saidRoots().has(stem(word)) || sources.includes(word.slice(0, 5))).length
    return said / words.length >= SAID ? [] : [`"${cause}": nobody gave this cause`]
  })
}
