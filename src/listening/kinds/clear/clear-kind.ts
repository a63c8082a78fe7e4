import type { Language } from '#text/index.ts'
import type { Kind } from '../kinds.ts'
import { parts, plain } from '../plain.ts'
import type { ClearPart } from './clear-part.ts'
import { ENGLISH } from './english.ts'
import { JAPANESE } from './japanese.ts'

const PATTERNS: Readonly<Record<Language, typeof JAPANESE>> = { ja: JAPANESE, en: ENGLISH }

/** Longer than anything the patterns know; beyond it they are not even tried. */
const LONGEST: Readonly<Record<Language, number>> = { ja: 40, en: 80 }

/** What may stand beside a kind without changing it: "no idea, sorry" is no apology. */
const BESIDE: Readonly<Partial<Record<ClearPart, ReadonlySet<ClearPart>>>> = {
  stop: new Set<ClearPart>(['yes', 'no', 'courtesy', 'filler']),
  skip: new Set<ClearPart>(['no', 'courtesy', 'filler', 'dont-know']),
  'about-the-talk': new Set<ClearPart>(['filler', 'no', 'courtesy']),
  'question-back': new Set<ClearPart>(['filler', 'courtesy']),
  'dont-know': new Set<ClearPart>(['filler', 'courtesy', 'no']),
  partly: new Set<ClearPart>(['filler', 'yes', 'no']),
  no: new Set<ClearPart>(['filler']),
  yes: new Set<ClearPart>(['filler']),
  courtesy: new Set<ClearPart>(['filler']),
}
const ORDER = Object.keys(BESIDE) as Exclude<ClearPart, 'filler'>[]

/** What a part of an utterance is, if it is nothing else. */
export function clearPart(part: string, language: Language): ClearPart | null {
  if (part === '' || part.length > LONGEST[language]) return null
  return PATTERNS[language].find(([, pattern]) => pattern.test(part))?.[0] ?? null
}

/** The kind of an utterance that leaves no doubt: each of its parts is known, and together they say one thing. */
export function clearKind(text: string, language: Language): Exclude<ClearPart, 'filler'> | null {
  const direct = clearPart(plain(text), language)
  if (direct !== null && direct !== 'filler') return direct
  const found = new Set<ClearPart>()
  for (const part of parts(text)) {
    const kind = clearPart(part, language)
    if (kind === null) return null
    found.add(kind)
  }
  return (
    ORDER.find((kind) => found.has(kind) && [...found].every((other) => other === kind || BESIDE[kind]?.has(other))) ??
    null
  )
}

/** Sounds only: nothing was said at all. */
export function isFiller(text: string, language: Language): boolean {
  const all = parts(text)
  return all.every((part) => clearPart(part, language) === 'filler')
}

/** Kinds that may open a sentence which then goes on to say something. */
export const OPENERS: ReadonlySet<Kind> = new Set<Kind>([
  'yes',
  'no',
  'partly',
  'courtesy',
  'dont-know',
  'about-the-talk',
])
