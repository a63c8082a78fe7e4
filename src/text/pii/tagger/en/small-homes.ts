import { matchesOf } from '../../detect/matches.ts'
import type { Candidate } from '../../types.ts'
import type { NameTable } from '../name-table.ts'
import { EN_COUNTRY, EN_PLACE, EN_WORD } from './features.ts'

const SAID =
  /(?<=(?<![\p{L}])(?:liv(?:e|ed|es|ing) (?:\p{L}+ ){0,2}?(?:in|near|outside)|grew up in|born in|moved to|moved from|originally from|im from|i'm from|i am from|flat in|house in) )(?<first>\p{L}[\p{L}'’-]{2,})(?: (?<second>\p{L}[\p{L}'’-]{2,}))?/gu

/** Not beside a town: what one lives in, with or for. */
const SMALL =
  /^(?:a|an|the|my|our|his|her|their|this|that|these|one|two|what|where|and|with|for|but|so|cos|because|rented|shared)$/u

/** "i live in leeds": in a message without capitals a home is what no list knows as another word. */
export function smallHomes(lower: string, table: NameTable): Candidate[] {
  const found: Candidate[] = []
  for (const { index, groups } of matchesOf(lower, SAID)) {
    const { first = '', second = '' } = groups ?? {}
    if (!isTown(first, table)) continue
    const end = second !== '' && isTown(second, table) ? first.length + 1 + second.length : first.length
    found.push({ start: index, end: index + end, type: 'ADDRESS' })
  }
  return found
}

function isTown(word: string, table: NameTable): boolean {
  const flags = table.flagsOf(word)
  if (SMALL.test(word) || (flags & EN_COUNTRY) !== 0) return false
  const stems = [word, word.replace(/s$/u, ''), word.replace(/(?:ed|ing)$/u, ''), word.replace(/(?:ed|ing)$/u, 'e')]
  return (flags & EN_PLACE) !== 0 || stems.every((stem) => (table.flagsOf(stem) & EN_WORD) === 0)
}
