/** Characters that never join the one before them under NFKC, and so always begin a piece of their own. */
const SURELY_ALONE = /^[ -\u02ff\u3041-\u3096\u30a1-\u30fa\u4e00-\u9fff]$/u

export interface Span {
  start: number
  end: number
}

/** The form in which two texts are held to say the same: NFKC, whitespace collapsed and trimmed, case kept. */
export function normalise(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, ' ').trim()
}

/**
 * Where `quote` stands in `haystack` once both are normalised, as UTF-16 offsets into the original haystack. The span is
 * exact: `normalise(haystack.slice(start, end)) === normalise(quote)`; half of a ligature or of a composed letter is no match.
 */
export function findVerbatim(haystack: string, quote: string): Span | null {
  const wanted = normalise(quote)
  if (wanted === '' || !normalise(haystack).includes(wanted)) return null
  const { text, starts, ends } = align(haystack)
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const start = starts[at]
    const end = ends[at + wanted.length - 1]
    if (start !== undefined && start >= 0 && end !== undefined && end >= 0) return { start, end }
  }
  return null
}

export function isVerbatim(haystack: string, quote: string): boolean {
  return findVerbatim(haystack, quote) !== null
}

/** The normalised text with, for each of its units, the original offset where a piece starts or ends there, or −1. */
function align(original: string): { text: string; starts: number[]; ends: number[] } {
  const units: string[] = []
  const starts: number[] = []
  const ends: number[] = []
  for (const piece of pieces(original)) {
    const form = original.slice(piece.start, piece.end).normalize('NFKC')
    for (let unit = 0; unit < form.length; unit++) {
      const isSpace = /\s/u.test(form.charAt(unit))
      if (isSpace && units.at(-1) === ' ') continue
      units.push(isSpace ? ' ' : form.charAt(unit))
      starts.push(unit === 0 ? piece.start : -1)
      ends.push(unit === form.length - 1 ? piece.end : -1)
    }
  }
  return { text: units.join(''), starts, ends }
}

/** Cuts a text where NFKC of the parts, joined, is NFKC of the whole. */
function pieces(original: string): Span[] {
  const found: Span[] = []
  let offset = 0
  for (const character of original) {
    const last = found.at(-1)
    const end = offset + character.length
    if (last === undefined || SURELY_ALONE.test(character) || !joins(original.slice(last.start, offset), character))
      found.push({ start: offset, end })
    else last.end = end
    offset = end
  }
  return found
}

function joins(before: string, character: string): boolean {
  const form = character.normalize('NFKC')
  return /^\p{M}/u.test(form) || (before + character).normalize('NFKC') !== before.normalize('NFKC') + form
}
