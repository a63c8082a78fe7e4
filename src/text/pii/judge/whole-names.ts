import type { NameData } from '../tagger/data.ts'
import { EN_GIVEN, EN_SURNAME, EN_WORD } from '../tagger/en/features.ts'
import { isWholeName, KIN_NAMED } from '../tagger/ja/doubts.ts'
import type { Candidate } from '../types.ts'
import { isBesideThings as isBesideEnglishThings } from './english-facts.ts'
import { GIVEN, SURNAME } from '../tagger/ja/dictionary.ts'
import { WORD_PLACE } from '../tagger/word-table.ts'
import { KNOWN_PEOPLE } from './english-words.ts'
import { CALLED, SAID, TAGGED } from './how.ts'
import { isBesideThings as isBesideJapaneseThings } from './japanese-facts.ts'

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,2}$/u

/** Santa Rosa, San Lorenzo: what begins so is a place. */
const OF_PLACES = /^(?:San|Santa|Santo|Los|Las|Saint|Fort|Port|New|North|South|East|West|Lake|Mount) /u

/** "Got a Herman Miller", "two David Austin climbers": counted as one counts things. */
const AS_A_THING = /(?<![\p{L}'’])(?:an?|the|some|two|three|four|another|this|that) $/iu
const TITLE = '(?:Mr|Mrs|Ms|Miss|Dr|Prof|Uncle|Aunt|Auntie)\\.? (?:\\p{Lu}\\. )?'
const AFTER_TITLE = new RegExp(`(?:^|[^\\p{L}])${TITLE}$`, 'u')
const WITH_TITLE = new RegExp(`^${TITLE}\\p{Lu}[\\p{Ll}\\p{M}'’-]`, 'u')

function isTitled(text: string, start: number, name: string): boolean {
  const isAfter = AFTER_TITLE.test(text.slice(Math.max(0, start - 12), start))
  return isAfter ? /^\p{Lu}[\p{Ll}\p{M}'’-]/u.test(name) : WITH_TITLE.test(name)
}

/** "The Hendersons": a surname in the plural. */
function isFamily(text: string, { start, end }: Candidate, { en }: NameData): boolean {
  const name = text.slice(start, end)
  if (!/^\p{Lu}[\p{Ll}\p{M}]+s$/u.test(name) || !/(?<!\p{L})[Tt]he $/u.test(text.slice(0, start))) return false
  const flags = en.table.flagsOf(name.slice(0, -1).toLowerCase())
  return (flags & EN_SURNAME) !== 0 && (flags & EN_WORD) === 0 && !isBesideEnglishThings(text.toLowerCase(), start, end)
}

const OWN_KIN = /(?<![\p{L}'’])(?:my|our|his|her|their) (?:\p{L}+ )?(\p{L}[\p{L}-]*),? $/u

/** "My husband Clive", 彼氏の拓斗: a given name right beside somebody of one's own. */
function isOwnKin(text: string, { start, end }: Candidate, data: NameData, language: 'ja' | 'en'): boolean {
  const name = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 40), start)
  if (language === 'ja') {
    const what = data.ja.words.classesOf(name, 0, name.length) & 7
    const isGiven = (data.ja.table.flagsOf(name) & GIVEN) !== 0 && what < WORD_PLACE
    return isGiven && name.length > 1 && /^[\p{Script=Han}々]+$/u.test(name) && KIN_NAMED.test(before)
  }
  const kin = OWN_KIN.exec(before.toLowerCase())?.[1]
  const flags = data.en.table.flagsOf(name.toLowerCase())
  return kin !== undefined && KNOWN_PEOPLE.has(kin) && (flags & EN_GIVEN) !== 0 && (flags & EN_WORD) === 0
}

/** "My name is Tom", タカナシさんです: a listed name where somebody says who is who. */
function isIntroduced(
  text: string,
  { start, end, how = 0 }: Candidate,
  data: NameData,
  language: 'ja' | 'en',
): boolean {
  const name = text.slice(start, end)
  if (language === 'ja') {
    const isName = (data.ja.table.flagsOf(name) & (GIVEN | SURNAME)) !== 0 && (how & TAGGED) !== 0
    return isName && name.length > 1 && /^(?:さん|さま|様)です/u.test(text.slice(end, end + 5))
  }
  const flags = data.en.table.flagsOf(name.toLowerCase())
  return (how & SAID) !== 0 && (flags & EN_GIVEN) !== 0 && (flags & EN_WORD) === 0
}

/** 可愛すぎました, なりますー 夏: a verb or an adjective that reads like a surname and a given name. */
function isInflected(text: string, end: number, name: string): boolean {
  if (/(?:ます|です|した|った|ない)ー*[ 　]/u.test(name)) return true
  return /[ぁ-ん]$/u.test(name) && /^(?:ま[しす]|た|て|る|ない|ちゃ(?!ん))/u.test(text.slice(end, end + 3))
}

/** Somebody by a title, as a family, as kin or where they are introduced: no weights decide otherwise. */
export function isToldToBeOne(text: string, guess: Candidate, data: NameData, language: 'ja' | 'en'): boolean {
  const name = text.slice(guess.start, guess.end)
  if (language === 'en' && (isTitled(text, guess.start, name) || isFamily(text, guess, data))) return true
  return isOwnKin(text, guess, data, language) || isIntroduced(text, guess, data, language)
}

/** A given name and a surname that the lists know, where nothing speaks of something one watches, reads or buys: that identifies a person. */
export function isWholePerson(text: string, guess: Candidate, data: NameData, language: 'ja' | 'en'): boolean {
  const { start, end, how = 0 } = guess
  const name = text.slice(start, end)
  if ((how & (TAGGED | CALLED)) === 0) return false
  if (language === 'ja')
    return isWholeName(name, data.ja) && !isInflected(text, end, name) && !isBesideJapaneseThings(text, start, end)
  if (!CAPITALISED.test(name) || AS_A_THING.test(text.slice(0, start)) || OF_PLACES.test(name)) return false
  const words = name.toLowerCase().split(' ')
  const { table } = data.en
  return (
    (table.flagsOf(words[0] ?? '') & EN_GIVEN) !== 0 &&
    (table.flagsOf(words.at(-1) ?? '') & EN_SURNAME) !== 0 &&
    !isBesideEnglishThings(text.toLowerCase(), start, end)
  )
}
