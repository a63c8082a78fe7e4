import { EN_COUNTRY, EN_FREQUENT, EN_GIVEN, EN_PLACE, EN_RARE, EN_SURNAME, EN_WORD } from '../tagger/en/features.ts'
import { hashRange } from '../tagger/hash.ts'
import type { NameTable } from '../tagger/name-table.ts'
import { lowerCase } from '../detect/lower-case.ts'
import type { Candidate } from '../types.ts'
import { DEEDS, KNOWN_PEOPLE, OF_THINGS, OWNED, PETS, TITLES } from './english-words.ts'
import { Facts } from './facts.ts'
import { CALLED, KIN, PHRASE, SAID } from './how.ts'

const TOKEN = /[\p{L}\p{M}\d](?:[\p{L}\p{M}\d]|['’-](?=\p{L}))*|[^\s]/gu
const END = /[.!?\n…]/u
const NONE = 'none'
const REACH = 60

interface Sides {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

/** A text and what holds for the whole of it. */
interface EnglishPage {
  readonly text: string
  readonly lower: string
  readonly masked: boolean
  readonly manner: number
}

export function englishPage(text: string, masked: boolean): EnglishPage {
  const lower = lowerCase(text)
  return { text, lower, masked, manner: mannerOf(text, lower) }
}

/** What speaks for and against a person at one place of an English text. `how` is how the guess came about. */
export function englishFacts(
  { text, lower, manner, masked }: EnglishPage,
  guess: Candidate,
  table: NameTable,
  others: number,
): readonly number[] {
  const { start, end, how = 0 } = guess
  const facts = new Facts()
  const name = text.slice(start, end)
  const words = lower
    .slice(start, end)
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => word !== '')
  const { before, after } = sides(lower, start, end)
  const at = (side: readonly string[], i: number) => side[i] ?? NONE
  const opens = before.length === 0 || END.test(at(before, 0)) ? 1 : 0
  const kinds = words.map((word) => kindOf(table.flagsOf(word.replace(/['’]s$/u, ''))))
  const kind = (kinds[0] ?? 0) * 64 + (kinds.length > 1 ? (kinds.at(-1) ?? 0) + 1 : 0)
  const coarse = coarseOf(kinds)
  const shape = shapeOf(name) * 4 + Math.min(words.length, 3)
  const cues = cuesOf(before, after, lower, start, end)

  facts.put(1)
  facts.putBits(2, how, coarse)
  facts.put(4, how)
  facts.put(5, shape, opens)
  facts.put(6, kind)
  facts.put(7, kind, shape, opens)
  facts.put(8, coarse, how)
  facts.put(9, coarse, shape, opens)
  facts.putBits(10, cues, coarse)
  facts.put(12, cues)
  facts.putBits(14, cues, how & 5)
  const hash = (word: string) => hashRange(word, 0, word.length, 31)
  const [b1, b2, b3] = [hash(at(before, 0)), hash(at(before, 1)), hash(at(before, 2))]
  const [a1, a2, a3] = [hash(at(after, 0)), hash(at(after, 1)), hash(at(after, 2))]
  facts.put(20, b1)
  facts.put(21, b2)
  facts.put(22, b1, b2)
  facts.put(23, b1, b2, b3)
  facts.put(24, a1)
  facts.put(25, a2)
  facts.put(26, a1, a2)
  facts.put(27, a1, a2, a3)
  facts.put(28, b1, a1)
  facts.put(29, b1, coarse)
  facts.put(30, a1, coarse, opens)
  facts.put(31, b1, b2, coarse)
  facts.put(32, endingOf(at(after, 0)), coarse, opens)
  facts.put(33, after.length === 0 ? 1 : 0, opens, coarse)
  facts.put(34, Math.min(others, 2), coarse)
  facts.put(35, masked ? 1 : 0, coarse)
  if ((manner & UNCASED) !== 0) facts.put(36, coarse)
  facts.put(38, manner, how & 5, coarse)
  facts.put(39, manner, how & 5)
  facts.put(40, manner, cues & 1920, how & 1)
  facts.put(41, manner, b1)
  facts.put(42, manner, a1)
  // What is no given name may be known by itself: a firm, a band, a dish.
  for (const [i, word] of words.entries()) if (((kinds[i] ?? 0) & 1) === 0) facts.put(43, hash(word))
  for (const side of [before, after])
    for (let i = 0; i < 6 && i < side.length; i++) if (at(side, i).length > 2) facts.put(37, hash(at(side, i)))
  return facts.ids
}

/** Kin, a title, a deed, "I'm", a name asked for, "he" or "she": what speaks of a person. */
const OF_A_PERSON = 1 | 2 | 4 | 8 | 16 | 32 | 64 | 2048 | 16384

/** A word on no list of names, with nothing beside it that speaks of a person: a firm, a dish, an app. */
export function isJustAWord(lower: string, { start, end, how = 0 }: Candidate, table: NameTable): boolean {
  if ((how & (SAID | KIN | CALLED | PHRASE)) !== 0) return false
  const words = lower.slice(start, end).match(/[\p{L}\p{M}]+/gu) ?? []
  if (words.some((word) => isListed(word, table))) return false
  const { before, after } = sides(lower, start, end)
  return (cuesOf(before, after, lower, start, end) & OF_A_PERSON) === 0
}

function isListed(word: string, table: NameTable): boolean {
  const flags = table.flagsOf(word) | (word.endsWith('s') ? table.flagsOf(word.slice(0, -1)) : 0)
  return (flags & (EN_GIVEN | EN_SURNAME)) !== 0
}

/** Among words of things one watches, buys or visits. */
export function isBesideThings(lower: string, start: number, end: number): boolean {
  const { before, after } = sides(lower, start, end)
  return [...before.slice(0, 8), ...after.slice(0, 8)].some((word) => OF_THINGS.has(word))
}

/** The words of the sentence on both sides, nearest first; a full stop is the last of them. */
function sides(lower: string, start: number, end: number): Sides {
  const before = (lower.slice(Math.max(0, start - REACH), start).match(TOKEN) ?? []).toReversed()
  const after = lower.slice(end, end + REACH).match(TOKEN) ?? []
  const cut = (tokens: readonly string[]) => {
    const stop = tokens.findIndex((token) => END.test(token))
    return stop < 0 ? tokens : tokens.slice(0, stop + 1)
  }
  return { before: cut(before), after: cut(after) }
}

function kindOf(flags: number): number {
  const is = (flag: number, bit: number) => ((flags & flag) === 0 ? 0 : bit)
  return (
    is(EN_GIVEN, 1) |
    is(EN_SURNAME, 2) |
    is(EN_WORD, 4) |
    is(EN_PLACE | EN_COUNTRY, 8) |
    is(EN_FREQUENT, 16) |
    is(EN_RARE, 32)
  )
}

/** Known as a name and nothing else, a name that is also a place or a word, a place, a word, unknown; of one word or of several. */
function coarseOf(kinds: readonly number[]): number {
  const one = (kind: number) => {
    const isName = (kind & 3) !== 0
    if (isName) return (kind & 4) !== 0 ? 2 : (kind & 8) !== 0 ? 3 : (kind & 16) !== 0 ? 1 : 6
    return (kind & 8) !== 0 ? 4 : (kind & 4) !== 0 ? 5 : 0
  }
  const first = one(kinds[0] ?? 0)
  return kinds.length < 2 ? first : 8 + first * 8 + one(kinds.at(-1) ?? 0)
}

function shapeOf(name: string): number {
  if (!/\p{Lu}/u.test(name)) return 0
  if (!/\p{Ll}/u.test(name)) return 1
  if (/^\p{Lu}[\p{Ll}\p{M}]+(?:[ '’-]\p{Lu}[\p{Ll}\p{M}]+)*$/u.test(name)) return 2
  return /\p{Ll}\p{Lu}|\d/u.test(name) ? 3 : 4
}

const UNCASED = 32

/** A record, an article or a letter speaks of people otherwise than a message does. */
function mannerOf(text: string, lower: string): number {
  const size = text.length < 40 ? 0 : text.length < 90 ? 1 : 2
  const personal = /(?<![\p{L}'’])(?:I|i|me|my|we|our|us|im|mine)(?![\p{L}])/u.test(text) ? 4 : 0
  return (
    1 +
    size +
    personal +
    (/^\p{Lu}.*[.!?]$/su.test(text) ? 8 : 0) +
    (text.includes('\n') ? 16 : 0) +
    (text === lower ? UNCASED : 0)
  )
}

function endingOf(word: string): number {
  if (word.endsWith('ed')) return 1
  if (word.endsWith('ing')) return 2
  if (/[^s]s$/.test(word)) return 3
  return /^\p{L}/u.test(word) ? 4 : 5
}

const OF_PEOPLE = new Set(['he', 'she', 'him', 'her', 'his'])
const REFERS = new Set([...OF_PEOPLE, 'it', 'its'])
const WHEREABOUTS = new Set(['from', 'upstairs', 'downstairs', 'next', 'across', 'in'])
const PREPOSITIONS = new Set('with and to for by in at on of via near from like than'.split(' '))

/** Words that speak of people or of things, and how near they stand. */
function cuesOf(
  before: readonly string[],
  after: readonly string[],
  lower: string,
  start: number,
  end: number,
): number {
  const [first = '', second = ''] = before
  const near = before.slice(0, 4)
  const kin = near.findIndex((word) => KNOWN_PEOPLE.has(word))
  const isOwned = kin >= 0 && before.slice(kin + 1, kin + 4).some((word) => OWNED.has(word))
  const comes = after.slice(0, 5)
  const says = (set: ReadonlySet<string>, words: readonly string[]) => words.some((word) => set.has(word))
  let cues = 0
  if (kin >= 0) cues |= kin <= 1 ? 1 : 2
  if (isOwned) cues |= 4
  if (TITLES.has(first) || (first === '.' && TITLES.has(second))) cues |= 8
  if (DEEDS.has(after[0] ?? '')) cues |= 16
  if (
    /(?:name(?:['’]s| is|d)?|call(?:ed|s)? me|i['’]?m|i am|this is|called|named|here['’]s|it['’]?s|go by|known as) $/.test(
      lower.slice(Math.max(0, start - 14), start),
    )
  )
    cues |= 32
  if (says(KNOWN_PEOPLE, comes)) cues |= 64
  if (says(KNOWN_PEOPLE, comes) && says(OWNED, comes)) cues |= 16384
  if (says(OF_THINGS, before.slice(0, 8))) cues |= 128
  if (says(OF_THINGS, after.slice(0, 8))) cues |= 256
  if (/^['’]s /.test(lower.slice(end, end + 3))) cues |= 512
  if (first === 'the' || first === 'a' || first === 'an') cues |= 1024
  if (OF_PEOPLE.has(comes.find((word) => REFERS.has(word)) ?? '')) cues |= 2048
  if (WHEREABOUTS.has(after[0] ?? '')) cues |= 4096
  if (PREPOSITIONS.has(first)) cues |= 8192
  if (says(PETS, before.slice(0, 8)) || says(PETS, comes)) cues |= 32768
  return cues
}
