import type { Language } from '#text/index.ts'
import { hear } from '../kinds/hear.ts'
import type { HeardSentence } from '../kinds/kinds.ts'
import { refusalEn } from './english/clause.ts'
import { refusalJa } from './japanese/clause.ts'
import type { Place, QuoteVerdict, Refusal } from './verdict.ts'

export const LONGEST_QUOTE: Readonly<Record<Language, number>> = { ja: 30, en: 14 }

const MASK = /\[[^[\]\n]{1,20}\]|■/u
const PAIRS = new Map([
  ['「', '」'],
  ['『', '』'],
  ['（', '）'],
  ['(', ')'],
  ['“', '”'],
])

/** Whether a piece of what a person said may stand in a question, a label, a point, a summary or a heading. */
export function quoteGate(
  piece: string,
  source: string | HeardSentence,
  language: Language,
  longest = LONGEST_QUOTE[language],
): QuoteVerdict {
  const reason = ofThePiece(piece, language, longest) ?? ofItsPlaces(piece, source, language)
  return reason === null ? { ok: true } : { ok: false, reason }
}

export function isQuotable(
  piece: string,
  source: string | HeardSentence,
  language: Language,
  longest = LONGEST_QUOTE[language],
): boolean {
  return quoteGate(piece, source, language, longest).ok
}

export function lengthOf(text: string, language: Language): number {
  return language === 'ja' ? Array.from(text).length : text.split(/\s+/u).filter((word) => word !== '').length
}

function ofThePiece(piece: string, language: Language, longest: number): Refusal | null {
  if (!/[\p{L}\p{N}]/u.test(piece) || piece !== piece.trim()) return 'empty'
  if (lengthOf(piece, language) > longest) return 'too-long'
  if (MASK.test(piece)) return 'mask'
  if (/[\r\n\u2028\u2029]/u.test(piece)) return 'several-sentences'
  if (/…|‥|\.{2,}|・{2,}/u.test(piece)) return 'ellipsis'
  return isPaired(piece) ? null : 'unpaired-marks'
}

/** The piece may stand at several places: one where it is whole is enough. */
function ofItsPlaces(piece: string, source: string | HeardSentence, language: Language): Refusal | null {
  const heard = typeof source === 'string' ? hear(source, { language }) : [source]
  const texts = heard.filter(({ text }) => text.includes(piece))
  if (texts.length === 0) {
    const whole = typeof source === 'string' ? source : source.text
    return whole.includes(piece) ? 'several-sentences' : 'not-verbatim'
  }
  const content = texts.filter(({ kind }) => kind === 'content' || kind === 'correction')
  let first: Refusal | null = content.length === 0 ? 'not-content' : null
  for (const place of content.flatMap(({ text }) => placesOf(piece, text))) {
    const refusal = ofThePlace(place, language)
    if (refusal === null) return null
    first ??= refusal
  }
  return first
}

function placesOf(piece: string, text: string): Place[] {
  const found: Place[] = []
  for (let at = text.indexOf(piece); at >= 0; at = text.indexOf(piece, at + 1))
    found.push({ before: text.slice(0, at), piece, after: text.slice(at + piece.length) })
  return found
}

function ofThePlace(place: Place, language: Language): Refusal | null {
  const { before, piece, after } = place
  if (isInsideWord(before, piece) || isInsideWord(piece, after)) return 'cut-word'
  if (/[?？]/u.test(piece) || /^[^。.!！]*[?？]/u.test(after)) return 'question'
  if (/^\s*(?:…|‥|\.{2,}|・{2,})/u.test(after)) return 'ellipsis'
  if (!isPaired(before) && !isPaired(after)) return 'unpaired-marks'
  return language === 'ja' ? refusalJa(place) : refusalEn(place)
}

function isInsideWord(left: string, right: string): boolean {
  return /[\p{Script=Latin}\p{N}'’]$/u.test(left) && /^[\p{Script=Latin}\p{N}'’]/u.test(right)
}

function isPaired(text: string): boolean {
  const open: string[] = []
  for (const character of text) {
    const closer = PAIRS.get(character)
    if (closer !== undefined) open.push(closer)
    else if ([...PAIRS.values()].includes(character) && open.pop() !== character) return false
  }
  return open.length === 0 && (text.match(/"/gu) ?? []).length % 2 === 0
}
