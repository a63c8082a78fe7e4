import { COMMON_SURNAME, GIVEN, SURNAME } from './ja-dictionary.ts'
import type { NameTable } from './name-table.ts'

const MARKS = /[\s.,'’・=＝-]+/u
const HONORIFIC = /(?:さん|さま|ちゃん|くん|[君様氏]|先生|先輩)$/

/** The parts of a name as one may be called by: given name and surname, also where Japanese writes them without a gap. */
export function nameParts(name: string, table: NameTable): string[] {
  const plain = name.normalize('NFKC').toLowerCase().replace(HONORIFIC, '')
  const parts = plain.split(MARKS).filter((part) => part !== '')
  if (parts.length !== 1 || !/^[\p{Script=Han}々]{3,6}/u.test(plain)) return parts
  const cut = surnameLength(plain, table)
  return cut === 0 ? parts : [plain.slice(0, cut), plain.slice(cut)]
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
