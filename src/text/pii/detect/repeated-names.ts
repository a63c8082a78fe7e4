import { EN_GIVEN, EN_SURNAME, EN_WORD } from '../tagger/en/features.ts'
import { kindOf, KANJI } from '../tagger/characters.ts'
import { GIVEN, SURNAME, WORD } from '../tagger/ja/dictionary.ts'
import type { NameData } from '../tagger/data.ts'
import type { Candidate } from '../types.ts'

const LAST_LATIN = 0x24f

/** Other mentions of the names already found: who is masked once is masked everywhere in the text. */
export function repeatedNames(text: string, names: readonly Candidate[], data: NameData): Candidate[] {
  const surfaces = new Set<string>()
  for (const { start, end } of names) {
    const name = text.slice(start, end)
    if (
      name.charCodeAt(0) > LAST_LATIN &&
      /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}々ー・ ]+$/u.test(name)
    ) {
      const flags = data.ja.table.flagsOf(name)
      const common = (flags & WORD) !== 0 && (flags & (SURNAME | GIVEN)) === 0
      if (name.length >= 2 && !/^[ぁ-ん]{1,2}$/.test(name) && !common) surfaces.add(name)
      continue
    }
    for (const word of name.split(/[^\p{L}\p{M}'’-]+/u)) {
      const flags = data.en.table.flagsOf(word.toLowerCase())
      const plain = (flags & EN_WORD) !== 0
      const known = (flags & (EN_GIVEN | EN_SURNAME)) !== 0
      if (word.length >= 3 && !plain && known) surfaces.add(word)
    }
  }
  const found: Candidate[] = []
  for (const surface of surfaces)
    for (let at = text.indexOf(surface); at !== -1; at = text.indexOf(surface, at + surface.length))
      if (standsAlone(text, at, at + surface.length)) found.push({ start: at, end: at + surface.length, type: 'NAME' })
  return found
}

/** Inside a longer word of the same script (千葉県, Janet) it is not the name. */
function standsAlone(text: string, start: number, end: number): boolean {
  return !sameWord(text, start - 1, start) && !sameWord(text, end, end - 1)
}

function sameWord(text: string, outside: number, inside: number): boolean {
  const a = kindOf(text.charCodeAt(outside))
  const b = kindOf(text.charCodeAt(inside))
  if (outside < 0 || outside >= text.length) return false
  if (a === KANJI && b === KANJI) return !/[様氏君殿]/.test(text[outside] ?? '')
  return a === b && a >= 2 && a <= 5 ? true : /\p{L}/u.test(text[outside] ?? '') && a > KANJI === b > KANJI && a > KANJI
}
