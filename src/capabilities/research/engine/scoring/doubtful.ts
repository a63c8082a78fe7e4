import { isPlanned } from '../../claims/standing.ts'
import type { ConflictDetail } from '../../contract/engine.ts'
import { detectLanguage } from '#text/index.ts'

type Judged = Pick<ConflictDetail, 'why' | 'confidence'> & Record<'statement1' | 'statement2', { text: string }>

const OF_NUMBERS = /do not overlap$|は重ならない$/u
const OF_VALUES =
  /^one says (.+), the other (.+), and it cannot be both$|^一方は「(.+)」、他方は「(.+)」とするが、両方ではありえない$/u
const OF_OPPOSITES = /are opposites, same otherwise$|は逆のことを言い、ほかは同じ$/u
const OF_DENIAL = /^「(.+)」が一方では否定され/u
/** A name or a thing, not a piece of a clause. */
const JAPANESE_VALUE =
  /^[\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d.・\s]+(?:の[\p{Script=Han}\p{Script=Katakana}ー]+)*$/u
const NOUN = /[\p{Script=Han}]{2,}|[\p{Script=Katakana}ー]{2,}|[A-Za-z\d]{2,}/gu
/** Below this two English sentences with opposite words mostly speak of two things. */
const SURE = 0.6

/**
 * Whether a conflict is one of those that readers found wrong most often: what was reckoned with against what came of it, half a
 * figure, a piece of a clause as a value, opposite words of two things, and a denial that only describes a noun.
 */
export function isDoubtful({ why, confidence, statement1, statement2 }: Judged): boolean {
  const texts = [statement1.text, statement2.text]
  const languages = texts.map((text) => detectLanguage(text))
  if (OF_NUMBERS.test(why) || /\d/u.test(why)) {
    if (hasCut(why, texts)) return true
    const [first, second] = texts.map((text, n) => isPlanned(text, languages[n] ?? 'en'))
    if (OF_NUMBERS.test(why) && first !== second) return true
  }
  const values = OF_VALUES.exec(why)
    ?.slice(1)
    .filter((value) => value !== undefined)
  if (values?.some((value) => /\p{Script=Hiragana}/u.test(value) && !JAPANESE_VALUE.test(value))) return true
  if (OF_OPPOSITES.test(why)) {
    if (!languages.every((language) => language === 'ja')) return confidence < SURE
    const [mine, theirs] = texts.map((text) => new Set(subjectOf(text).match(NOUN)))
    return ![...(mine ?? [])].some((noun) => theirs?.has(noun))
  }
  const denied = OF_DENIAL.exec(why)?.[1]
  return denied !== undefined && texts.some((text) => describesOnly(text, denied))
}

/** What a sentence speaks of: all up to the last は, が or も before its predicate. */
const subjectOf = (text: string) => /^.*[はがも](?=[^はがも]*$)/u.exec(text.normalize('NFKC'))?.[0] ?? text

/** 飼い主のいない猫 denies nothing of anybody: it says which cats. */
const describesOnly = (text: string, word: string) =>
  ['のいない', 'がいない', 'のない', 'がない'].some((no) => {
    const at = text.indexOf(`${word}${no}`)
    return at >= 0 && /^[\p{Script=Han}\p{Script=Katakana}]/u.test(text.slice(at + word.length + no.length))
  })

/** £1 of £1.46m is half a figure. */
function hasCut(why: string, texts: readonly string[]): boolean {
  const figures = why.normalize('NFKC').match(/\d[\d,.]*\d|\d/gu) ?? []
  const isWhole = (figure: string) =>
    texts.some((text) =>
      new RegExp(`(?<![\\d.,])${figure.replaceAll('.', '\\.')}(?![.,]?\\d)`, 'u').test(text.normalize('NFKC')),
    )
  return figures.some((figure) => texts.some((text) => text.normalize('NFKC').includes(figure)) && !isWhole(figure))
}
