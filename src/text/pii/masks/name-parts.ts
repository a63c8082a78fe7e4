import { COMMON_SURNAME, GIVEN, SURNAME } from '../tagger/ja/dictionary.ts'
import type { NameTable } from '../tagger/name-table.ts'
import { SURNAME_READINGS } from './surname-readings.ts'

/** What a name is compared by. */
export interface PersonName {
  readonly whole: string
  /** As one may be called by: given name and surname. */
  readonly parts: readonly string[]
  /** The parts, and how they are read. */
  readonly aliases: readonly string[]
}

const MARKS = /[\s.,'’・=＝-]+/u
const HONORIFIC = /(?:さん|さま|ちゃん|くん|[君様氏]|先生|先輩)$/
const ENGLISH_TITLE =
  /^(?:mr|mrs|ms|miss|mx|dr|prof|professor|sir|madam)\.? +|['’]s$|[ -](?:san|sama|kun|chan|sensei)$/g
const READING = /^(.*?) ?\( ?([ぁ-んァ-ヴー]+(?:[ ・][ぁ-んァ-ヴー]+)?) ?\)$/u

/** The parts of a name, also where Japanese writes them without a gap. Hiragana and katakana are one. */
export function personName(name: string, table: NameTable): PersonName {
  const [, base = name, reading = ''] = READING.exec(name.normalize('NFKC')) ?? []
  const plain = katakana(base.normalize('NFKC').toLowerCase().replace(HONORIFIC, '').replace(ENGLISH_TITLE, ''))
  const parts = partsOf(plain, table)
  const read = SURNAME_READINGS.get(parts[0] ?? '')
  return {
    whole: parts.join(' '),
    parts,
    aliases: [
      ...new Set([
        ...parts.filter(isCalling),
        ...(read === undefined ? [] : [read]),
        ...readings(katakana(reading), read),
      ]),
    ],
  }
}

function partsOf(plain: string, table: NameTable): string[] {
  const all = plain.split(MARKS).filter((part) => part !== '')
  const spelt = all.filter((part) => !/^[a-z]$/.test(part))
  const parts = spelt.length > 0 ? spelt : all
  if (parts.length !== 1 || !/^[\p{Script=Han}々]{3,6}/u.test(plain)) return parts
  const cut = surnameLength(plain, table)
  return cut === 0 ? parts : [plain.slice(0, cut), plain.slice(cut)]
}

/** タナカタロウ is known whole and, where the surname's reading is, in its parts. */
function readings(kana: string, surname: string | undefined): string[] {
  if (kana === '') return []
  const parts = kana.split(/[ ・]/)
  const joined = parts.join('')
  if (parts.length > 1) return [...parts, joined]
  if (surname === undefined || !kana.startsWith(surname) || kana === surname) return [joined]
  return [joined, surname, kana.slice(surname.length)]
}

/** One letter or one kana is nobody's name; one kanji is. */
function isCalling(part: string): boolean {
  return part.length > 1 || /\p{Script=Han}/u.test(part)
}

function katakana(text: string): string {
  return text.replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
}

/** Where the surname ends: a common one wins, then the one of two characters, as most are. */
function surnameLength(name: string, table: NameTable): number {
  let best = 0
  let rank = 0
  for (let cut = 1; cut < name.length; cut++) {
    const surname = table.flagsOf(name.slice(0, cut))
    if ((surname & SURNAME) === 0 || (table.flagsOf(name.slice(cut)) & GIVEN) === 0) continue
    const score = 1 + ((surname & COMMON_SURNAME) === 0 ? 0 : 2) + (cut === 2 ? 1 : 0)
    if (score > rank) {
      best = cut
      rank = score
    }
  }
  return best
}
