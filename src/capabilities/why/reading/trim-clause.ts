import type { Language } from '../contract.ts'
import { LEADING, TRAILING } from './words/connectives.ts'

const MARK = String.raw`\s\p{P}\p{S}\p{Extended_Pictographic}\p{C}\u{FE0F}\u{200D}`
/** Marks, brackets and emoji around a phrase, with the accents they carry; never part of what is quoted. */
const OUTER = new RegExp(`^[${MARK}\\p{M}]+|[${MARK}]+$`, 'gu')
const LAUGHTER = /(?:[wｗ]+|笑|草|\b(?:lol|haha+|hehe+))$/iu

/** Peels connectives, fillers and marks off both ends. What remains is a piece of the text itself, unchanged. */
export function trimClause(text: string, language: Language): string {
  let now = text
  for (let round = 0; round < 12; round++) {
    const before = now
    now = now.replace(OUTER, '').replace(LAUGHTER, '')
    now = now.replace(LEADING[language], '').replace(OUTER, '')
    const shorter = now.replace(TRAILING[language], '')
    if (Array.from(shorter).length >= 2) now = shorter
    if (now === before) break
  }
  return now.replace(OUTER, '')
}
