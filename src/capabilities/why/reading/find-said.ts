import { findVerbatim, type Span } from '#text/index.ts'

/**
 * Where somebody said it, as they wrote it. A model tidies up what it copies: the first letter, marks at the edges, the style
 * of apostrophes and quotation marks, width, spaces beside Japanese. None of that makes it other words.
 */
export function findSaid(message: string, quote: string): Span | null {
  return findVerbatim(message, quote) ?? findTidied(message, quote)
}

export function isSaidIn(message: string, quote: string): boolean {
  return findSaid(message, quote) !== null
}

const EDGES = /^[\s\p{P}]+|[\s\p{P}]+$/gu

function findTidied(message: string, quote: string): Span | null {
  const wanted = tidied(quote.replace(EDGES, '')).text
  if (wanted === '') return null
  const { text, at } = tidied(message)
  for (const form of [wanted, swapCase(wanted)]) {
    for (let from = text.indexOf(form); from >= 0; from = text.indexOf(form, from + 1)) {
      const to = from + form.length
      if (cutsWord(text, from, to)) continue
      const [start, last] = [at[from], at[to - 1]]
      if (start !== undefined && last !== undefined) return { start, end: last + widthAt(message, last) }
    }
  }
  return null
}

function swapCase(text: string): string {
  const first = text.charAt(0)
  return (first === first.toLowerCase() ? first.toUpperCase() : first.toLowerCase()) + text.slice(1)
}

/** "art" is not said in "party". */
function cutsWord(text: string, from: number, to: number): boolean {
  const isLatin = (n: number): boolean => /[\p{Script=Latin}\p{N}]/u.test(text.charAt(n))
  return (isLatin(from - 1) && isLatin(from)) || (isLatin(to - 1) && isLatin(to))
}

function widthAt(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

const STYLES: readonly (readonly [RegExp, string])[] = [
  [/[’‘ʼ´`]/u, "'"],
  [/[“”„«»「」『』]/u, '"'],
  [/[–—―−]/u, '-'],
]

/** Each character in its plain form, with where it stands; spaces stay only between two Latin words. */
function tidied(original: string): { text: string; at: number[] } {
  const units: string[] = []
  const at: number[] = []
  let offset = 0
  for (const character of original) {
    const plain = STYLES.reduce((form, [style, to]) => form.replace(style, to), character.normalize('NFKC'))
    const next = original
      .slice(offset + character.length)
      .trimStart()
      .charAt(0)
    const isKept = !/\s/u.test(plain) || (isWord(units.at(-1) ?? '') && isWord(next))
    if (isKept && !(plain === ' ' && units.at(-1) === ' '))
      for (const unit of plain) {
        units.push(unit)
        at.push(offset)
      }
    offset += character.length
  }
  return { text: units.join(''), at }
}

function isWord(character: string): boolean {
  return /[\p{Script=Latin}\p{N}\p{P} ]/u.test(character.normalize('NFKC'))
}
