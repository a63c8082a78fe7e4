import type { Candidate, Scene } from '../types.ts'
import { isIban } from './checks.ts'
import { cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

const IBAN = /(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?:[ ]?[A-Za-z0-9]{4}){2,7}(?:[ ]?[A-Za-z0-9]{1,3})?(?![A-Za-z0-9])/g
const JAPANESE =
  /(?:(?:普通|当座|貯蓄)(?:預金|口座)?|口座(?:番号)?|記号(?:番号)?)(?:は|が|の|:|：|、|\s|番号)*(\d{5}-?\d{1,8}|\d{4,8})(?!\d|年|円|月)/g
/** The post office's bank gives two numbers. */
const POSTAL_BANK =
  /記号(?:は|が|:|\s)*(?<sign>\d{5}(?:-\d)?)(?:で|、|,|\s|-)*(?:口座)?番号(?:は|が|:|\s)*(?<number>\d{1,8})(?!\d)/g
const ENGLISH = /(?<![\d-])\d[\d -]{4,16}\d(?![\d-])/g
const CUE = /(?:account(?: number| no\.?| #)?|acct\.?|routing(?: number)?|sort code|iban)(?: is| and|:|#|\s)*$/

export function accounts({ text, lower, japanese, latin }: Scene): Candidate[] {
  if (!/\d{2}/.test(text)) return []
  const found: Candidate[] = []
  for (const { 0: match, index } of /[A-Za-z]{2}\d{2}/.test(text) ? matchesOf(text, IBAN) : [])
    if (isIban(match) || cueBefore(lower, index, /iban/))
      found.push({ start: index, end: index + match.length, type: 'ACCOUNT' })
  for (const match of japanese ? matchesOf(text, JAPANESE) : []) {
    const [whole, number = ''] = match
    found.push({ start: match.index + whole.length - number.length, end: match.index + whole.length, type: 'ACCOUNT' })
  }
  for (const { 0: match, index, groups } of text.includes('記号') ? matchesOf(text, POSTAL_BANK) : []) {
    const end = index + match.length
    found.push({ start: end - (groups?.['number']?.length ?? 0), end, type: 'ACCOUNT' })
  }
  for (const { 0: match, index } of latin ? matchesOf(text, ENGLISH) : [])
    if (cueBefore(lower, index, CUE, 30)) found.push({ start: index, end: index + match.length, type: 'ACCOUNT' })
  return found
}
