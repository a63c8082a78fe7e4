import type { Language, Sentence } from '#text/index.ts'
import { clearKind, OPENERS } from './clear/clear-kind.ts'
import type { Kind } from './kinds.ts'

/** A piece of a sentence; `kind` is null for the part that says something. */
export interface Piece extends Sentence {
  kind: Kind | null
}

const FIRST_PART = /^[^、,，。.!！?？…]{1,40}[、,，。.!！…]+\s*/u
const LAST_PART = /[、,，…]+\s*([^、,，…]{1,40})$/u
/** "yes it is the price": no comma, and still two things. */
const BARE_YES = /^(?:yes|yeah|yep|yup)\s+(?=(?:i|it|we|the|that|my|because|they|our|there|in|when)\b)/iu
const CLOSERS: ReadonlySet<Kind> = new Set<Kind>(['courtesy', 'stop'])
const MOST_OPENINGS = 3

/** Parts a sentence from the reaction it opens with and the courtesy or the farewell it ends with, where these are beyond doubt. */
export function peel(sentence: Sentence, language: Language): Piece[] {
  const opened: Piece[] = []
  let { text, start } = sentence
  for (let round = 0; round < MOST_OPENINGS; round++) {
    const first = FIRST_PART.exec(text)?.[0] ?? BARE_YES.exec(text)?.[0]
    const kind = first === undefined ? null : clearKind(first, language)
    if (first === undefined || kind === null || !OPENERS.has(kind) || first.length === text.length) break
    opened.push({ ...trimmed(first, start), kind })
    start += first.length
    text = text.slice(first.length)
  }
  const last = LAST_PART.exec(text)
  const ending = last?.[1] === undefined ? null : clearKind(last[1], language)
  if (last === null || last[1] === undefined || ending === null || !CLOSERS.has(ending) || last.index === 0)
    return [...opened, rest(text, start, language)]
  const said = text.slice(0, last.index)
  return [
    ...opened,
    rest(said, start, language),
    { ...trimmed(last[1], start + text.length - last[1].length), kind: ending },
  ]
}

/** What is left may itself be a reaction: "yes, thanks". */
function rest(text: string, start: number, language: Language): Piece {
  return { ...trimmed(text, start), kind: clearKind(text, language) }
}

function trimmed(text: string, start: number): Sentence {
  const bare = text.replace(/^[\s、,，]+|[\s、,，]+$/gu, '')
  const from = start + text.indexOf(bare)
  return { text: bare, start: from, end: from + bare.length }
}
