import { findVerbatim } from '#text/index.ts'
import type { Answer } from './theme.ts'

/**
 * The passage of an answer that a quote means, as the person wrote it: case of the first letter, punctuation at the
 * edges, the style of quotation marks and apostrophes, width and spaces may differ. Null where nobody said it.
 */
export function findQuote(quote: string, answers: readonly Answer[]): string | null {
  for (const { content } of answers) {
    const exact = findVerbatim(content, quote)
    if (exact !== null) return content.slice(exact.start, exact.end)
  }
  const wanted = letters(quote)
  if (wanted.folded === '') return null
  for (const { content } of answers) {
    const said = letters(content)
    const at = said.folded.indexOf(wanted.folded)
    const [start, last] = [said.places[at], said.places[at + wanted.folded.length - 1]]
    if (at >= 0 && start !== undefined && last !== undefined && isWhole(content, start, last.end)) {
      return content.slice(start.start, last.end)
    }
  }
  return null
}

interface Letters {
  folded: string
  places: { start: number; end: number }[]
}

const EDGES = /^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu
const LIKE: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '«': '"',
  '»': '"',
  '｢': '「',
  '｣': '」',
}

/** Letter by letter with where each came from; spaces count for nothing, marks in one style. */
function letters(text: string): Letters {
  const bare = text.replaceAll(EDGES, '')
  const offset = text.indexOf(bare)
  const found: Letters = { folded: '', places: [] }
  let at = offset
  for (const character of bare) {
    const end = at + character.length
    const form = (LIKE[character] ?? character).normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '')
    for (const unit of form.split('')) {
      found.folded += unit
      found.places.push({ start: at, end })
    }
    at = end
  }
  return found
}

/** No English word is cut in two. */
function isWhole(content: string, { start }: { start: number }, end: number): boolean {
  const cut = (left: string, right: string) => /[a-z0-9]/iu.test(left) && /[a-z0-9]/iu.test(right)
  return !cut(content.charAt(start - 1), content.charAt(start)) && !cut(content.charAt(end - 1), content.charAt(end))
}
