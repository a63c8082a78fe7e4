import type { NameData } from '../tagger/data.ts'
import { EN_GIVEN, EN_SURNAME } from '../tagger/en/features.ts'
import { isWholeName } from '../tagger/ja/doubts.ts'
import type { Candidate } from '../types.ts'
import { isBesideThings as isBesideEnglishThings } from './english-facts.ts'
import { CALLED, TAGGED } from './how.ts'
import { isBesideThings as isBesideJapaneseThings } from './japanese-facts.ts'

const CAPITALISED = /^\p{Lu}[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){1,2}$/u

/**
 * A given name and a surname that the lists know, where nothing speaks of something one watches, reads or buys: whoever it
 * is, that identifies a person, and no weights decide otherwise.
 */
export function isWholePerson(text: string, guess: Candidate, data: NameData, language: 'ja' | 'en'): boolean {
  const { start, end, how = 0 } = guess
  if ((how & (TAGGED | CALLED)) === 0) return false
  const name = text.slice(start, end)
  if (language === 'ja') return isWholeName(name, data.ja) && !isBesideJapaneseThings(text, start, end)
  if (!CAPITALISED.test(name)) return false
  const words = name.toLowerCase().split(' ')
  const { table } = data.en
  return (
    (table.flagsOf(words[0] ?? '') & EN_GIVEN) !== 0 &&
    (table.flagsOf(words.at(-1) ?? '') & EN_SURNAME) !== 0 &&
    !isBesideEnglishThings(text.toLowerCase(), start, end)
  )
}
