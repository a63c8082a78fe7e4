import { SHAPE } from '../../judge/how.ts'
import { matchesOf } from '../../detect/matches.ts'
import type { Candidate } from '../../types.ts'
import { PLACES_JA } from '../../detect/things-ja.ts'
import { WORD_NOUN } from '../word-table.ts'
import { COMMON_SURNAME, GIVEN, SURNAME, WORD } from './dictionary.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { NICKNAME } from './nicknames.ts'
import { TIMES } from './times.ts'
import { NOT_A_PERSON } from './words.ts'

type Lexicon = Pick<JapaneseLexicon, 'table' | 'words'>

/** What stands after somebody who is spoken of. */
const AFTER = '(?=が|は|も|と|に|の|を|から|って|だけ|より|んち|、|。|です|だ|[!！?？\\s]|$)'
const KANJI = new RegExp(`(?<![\\p{Script=Han}々ァ-ヴーA-Za-z0-9０-９])[\\p{Script=Han}々ヶ]{2,4}${AFTER}`, 'gu')
const KATAKANA = new RegExp(`(?<![\\p{Script=Han}々ァ-ヴー・A-Za-z])[ァ-ヴー]{2,6}${AFTER}`, 'gu')
/** Hiragana has no edges: only where a word plainly begins, or after と between two people. */
const HIRAGANA = new RegExp(`(?<=^|[、。！？!?\\s「…笑w]|[\\p{Script=Han}ァ-ヴーぁ-ん]と)[ぁ-んー]{2,6}?${AFTER}`, 'gu')

/** Its bearer is found without it. */
const TITLED = /(?:さん|くん|ちゃん|さま)$/u

/** People named with nothing beside them that says so (ユキノがトリマーで): whether it is somebody, the judge has to tell. */
export function bareNames(text: string, { table, words }: Lexicon): Candidate[] {
  const found: Candidate[] = []
  const add = (pattern: RegExp, isLikely: (name: string, flags: number, what: number) => boolean) => {
    for (const { 0: name, index } of matchesOf(text, pattern)) {
      if (NOT_A_PERSON.test(name) || PLACES_JA.has(name) || TITLED.test(name) || TIMES.test(name)) continue
      const what = words.classesOf(name, 0, name.length) & 7
      if (isLikely(name, table.flagsOf(name), what))
        found.push({ start: index, end: index + name.length, type: 'NAME', how: SHAPE })
    }
  }
  const isWord = (flags: number, what: number) => what >= WORD_NOUN || (what === 0 && (flags & WORD) !== 0)
  add(KANJI, (_, flags, what) => (flags & (GIVEN | COMMON_SURNAME | SURNAME)) !== 0 && !isWord(flags, what))
  add(
    KATAKANA,
    (name, flags, what) => !isWord(flags, what) && ((flags & (GIVEN | SURNAME)) !== 0 || NICKNAME.test(name)),
  )
  add(
    HIRAGANA,
    (name, flags, what) =>
      what < WORD_NOUN && (((flags & GIVEN) !== 0 && name.length > 2) || (NICKNAME.test(name) && (flags & WORD) === 0)),
  )
  return found
}
