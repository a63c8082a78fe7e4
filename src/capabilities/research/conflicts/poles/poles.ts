import type { ClaimLanguage, Reading } from '../types.ts'
import { NO, type PlainWord, type PlainWords, STOP } from './plain-words.ts'
import type { PoleLine } from './pole-table.ts'

/** What a phrase says: a side of an axis, or a value of a class. */
interface Meaning {
  line: number
  /** 0 or 1 for an axis; which value for a class. */
  side: number
  denied: boolean
}
interface Phrase {
  words: readonly string[]
  meanings: Meaning[]
}

/** Where a sentence stands on one line of the table, by which words. */
export interface Stand {
  side: number
  words: string
  /** Of several words, or of a word with few meanings. */
  firm: boolean
  /** Turned by a "no" of the sentence. */
  denied: boolean
}
export interface Stands {
  /** By line: axes with one side only. */
  axes: ReadonlyMap<number, Stand>
  /** Axes of which the sentence names both sides, as where it tells of a change. */
  both: ReadonlySet<number>
  /** By line: the values named of each class. */
  values: ReadonlyMap<number, readonly Stand[]>
}
export type StandsOf = (reading: Reading) => Stands

/** A word in more lines of the table says too little of any of them. */
const VAGUE = 3
/** How far from a phrase its "no" may stand. */
const REACH = 2

type Index = ReadonlyMap<string, readonly Phrase[]>

export function polesIn(table: readonly PoleLine[], words: Readonly<Record<ClaimLanguage, PlainWords>>): StandsOf {
  const indexes = { ja: indexOf(table, 'ja', words.ja), en: indexOf(table, 'en', words.en) }
  const isAxis = (line: number) => 'axis' in (table[line] ?? {})
  const known = new WeakMap<Reading, Stands>()
  return (reading) => {
    const found =
      known.get(reading) ?? look(words[reading.language](reading.text), indexes[reading.language], reading, isAxis)
    known.set(reading, found)
    return found
  }
}

function indexOf(table: readonly PoleLine[], language: ClaimLanguage, words: PlainWords): Index {
  const phrases = new Map<string, Phrase>()
  const add = (text: string, line: number, side: number) => {
    const bases = words(text).flatMap(({ base }) => (base === STOP ? [] : [base]))
    const core = bases.filter((base) => base !== NO)
    if (core.length === 0) return
    const denied = (bases.length - core.length) % 2 === 1
    const key = core.join(' ')
    const phrase = phrases.get(key) ?? { words: core, meanings: [] }
    phrases.set(key, phrase)
    if (!phrase.meanings.some((each) => each.line === line && each.side === side && each.denied === denied))
      phrase.meanings.push({ line, side, denied })
  }
  for (const [n, line] of table.entries())
    if ('axis' in line) {
      for (const text of line.a[language]) add(text, n, 0)
      for (const text of line.b[language]) add(text, n, 1)
    } else for (const [value, text] of line.values[language].entries()) add(text, n, value)
  const index = new Map<string, Phrase[]>()
  for (const phrase of phrases.values()) {
    const first = phrase.words[0] ?? ''
    index.set(first, [...(index.get(first) ?? []), phrase])
  }
  for (const list of index.values()) list.sort((x, y) => y.words.length - x.words.length)
  return index
}

function look(
  words: readonly PlainWord[],
  index: Index,
  { language }: Reading,
  isAxis: (line: number) => boolean,
): Stands {
  const axes = new Map<number, Stand>()
  const both = new Set<number>()
  const values = new Map<number, Stand[]>()
  for (let at = 0; at < words.length; at++) {
    const phrase = index.get(words[at]?.base ?? '')?.find((each) => stands(each.words, words, at))
    if (phrase === undefined) continue
    const end = at + phrase.words.length
    const beside =
      language === 'ja' ? words.slice(end, end + REACH) : words.slice(Math.max(0, at - REACH), at).toReversed()
    const no = isDenied(beside, language)
    const said = words.slice(at, end).map(({ surface }) => surface)
    const stand = {
      words: said.join(language === 'ja' ? '' : ' '),
      firm: phrase.words.length > 1 || phrase.meanings.length < VAGUE,
    }
    for (const { line, side, denied } of phrase.meanings) {
      if (!isAxis(line)) {
        values.set(line, [...(values.get(line) ?? []), { ...stand, side, denied: no }])
        continue
      }
      const turned = no !== denied ? 1 - side : side
      const before = axes.get(line)
      if (before !== undefined && before.side !== turned) both.add(line)
      if (before === undefined || (!before.firm && stand.firm)) axes.set(line, { ...stand, side: turned, denied: no })
    }
    at = end - 1
  }
  for (const line of both) axes.delete(line)
  return { axes, both, values }
}

const stands = (phrase: readonly string[], words: readonly PlainWord[], at: number) =>
  phrase.every((base, n) => words[at + n]?.base === base)

/** 効果は見られない denies the effect; 病気は感染しない denies no illness. */
const SEEN = new Set([
  '見る',
  '見られる',
  'みる',
  'みられる',
  '認める',
  '認められる',
  '確認',
  'できる',
  '得る',
  '得られる',
])

function isDenied(beside: readonly PlainWord[], language: ClaimLanguage): boolean {
  for (const { base } of beside) {
    if (base === STOP) return false
    if (base === NO) return true
    if (language === 'ja' && !SEEN.has(base)) return false
  }
  return false
}
