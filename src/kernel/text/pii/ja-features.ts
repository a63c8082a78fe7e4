import { BREAK, DOT, HIRAGANA, KANJI, kindOf, LOWER } from './characters.ts'
import { FeatureWriter } from './feature-writer.ts'
import { mix } from './hash.ts'
import { dictionary, type Dictionary } from './ja-dictionary.ts'
import { chains, scriptRuns, type Stretches, words } from './ja-runs.ts'
import { HONORIFICS } from './ja-words.ts'
import type { NameTable } from './name-table.ts'
import type { Features } from './tagger.ts'

const SLOTS = 70
const FAR = 7

interface Page {
  readonly text: string
  readonly units: Uint16Array
  readonly kinds: Uint8Array
  readonly runs: Stretches
  readonly chains: Stretches
  readonly words: Stretches
  readonly wordFlags: Uint8Array
  readonly known: Dictionary
  readonly honor: Int32Array
  readonly runFlags: Uint8Array
  readonly chainFlags: Uint8Array
  /** The last kanji run of the sentence a character stands in: what is said of its topic. */
  readonly predicate: Int32Array
}

/** The features of every character of a Japanese text. Changing anything here means training again. */
export function japaneseFeatures(text: string, table: NameTable, bits: number): Features {
  const { length } = text
  const units = new Uint16Array(length + 8)
  const kinds = new Uint8Array(length + 8).fill(BREAK)
  for (let i = 0; i < length; i++) {
    units[i + 4] = text.charCodeAt(i)
    kinds[i + 4] = kindOf(units[i + 4] ?? 0)
  }
  const runs = scriptRuns(text, kinds)
  const joined = chains(text, kinds, runs)
  const spoken = words(text)
  const known = dictionary(text, kinds, table)
  const page: Page = {
    text,
    units,
    kinds,
    runs,
    chains: joined,
    words: spoken,
    wordFlags: flagsOfRuns(text, spoken, table),
    runFlags: flagsOfRuns(text, runs, table),
    chainFlags: flagsOfChains(text, joined, runs, table),
    predicate: predicates(text, kinds, runs),
    known,
    honor: honorificDistance(text, kinds),
  }
  const out = new FeatureWriter(length, SLOTS, bits)
  for (let i = 0; i < length; i++) {
    out.moveTo(i)
    const near = window5(kinds, i)
    characterFeatures(out, units, i)
    out.put(mix(17, near))
    out.put(mix(mix(18, near), ((kinds[i + 1] ?? 0) << 4) | (kinds[i + 7] ?? 0)))
    runFeatures(out, page, i)
    wordFeatures(out, page, i)
    dictionaryFeatures(out, known, i, (kinds[i + 4] ?? 0) === KANJI ? 1 : 0)
    const distance = page.honor[i] ?? 0
    if (distance > 0) {
      out.put(mix(40, distance))
      out.put(mix(mix(41, distance), near))
      out.put(mix(mix(42, distance & 15), known.parse[i] ?? 0))
    }
  }
  return { length, slots: SLOTS, ids: out.ids }
}

function characterFeatures(out: FeatureWriter, units: Uint16Array, i: number): void {
  const a = units[i + 1] ?? 0
  const b = units[i + 2] ?? 0
  const c = units[i + 3] ?? 0
  const d = units[i + 4] ?? 0
  const e = units[i + 5] ?? 0
  const f = units[i + 6] ?? 0
  const g = units[i + 7] ?? 0
  out.put(0)
  out.put(mix(1, b))
  out.put(mix(2, c))
  out.put(mix(3, d))
  out.put(mix(4, e))
  out.put(mix(5, f))
  out.put(mix(mix(6, b), c))
  out.put(mix(mix(7, c), d))
  out.put(mix(mix(8, d), e))
  out.put(mix(mix(9, e), f))
  out.put(mix(mix(mix(10, b), c), d))
  out.put(mix(mix(mix(11, c), d), e))
  out.put(mix(mix(mix(12, d), e), f))
  out.put(mix(mix(mix(13, a), b), c))
  out.put(mix(mix(mix(14, e), f), g))
  out.put(mix(mix(mix(mix(15, d), e), f), g))
}

function window5(kinds: Uint8Array, i: number): number {
  let h = 0
  for (let k = i + 2; k <= i + 6; k++) h = (h << 4) | (kinds[k] ?? 0)
  return h
}

function runFeatures(out: FeatureWriter, page: Page, i: number): void {
  const { units, kinds, runs } = page
  const start = runs.start[i] ?? i
  const end = runs.end[i] ?? i + 1
  const kind = kinds[i + 4] ?? 0
  const place = Math.min(i - start, 5) * 8 + Math.min(end - i - 1, 5)
  out.put(mix(mix(mix(20, kind), Math.min(end - start, 12)), place))
  if (kind === HIRAGANA) return
  out.put(mix(mix(21, runs.hash[i] ?? 0), Math.min(i - start, 1)))
  const from = page.chains.start[i] ?? i
  const to = page.chains.end[i] ?? i + 1
  const before = units[from + 3] ?? 0
  const after = units[to + 4] ?? 0
  const edge = (from === start ? 1 : 0) + (to === end ? 2 : 0) + (kind === DOT ? 4 : 0)
  out.put(mix(mix(mix(22, kind), edge), before))
  out.put(mix(mix(mix(23, kind), edge), after))
  out.put(mix(mix(mix(24, kind), after), units[to + 5] ?? 0))
  out.put(mix(mix(mix(25, kind), before), units[from + 2] ?? 0))
  out.put(mix(mix(mix(26, kind), before), after))
  const said = page.predicate[i] ?? 0
  const own = page.runFlags[i] ?? 0
  if (to < page.text.length) {
    out.put(mix(mix(27, kind), runs.hash[to] ?? 0))
    const beyond = runs.end[to] ?? to
    if (beyond < page.text.length) {
      out.put(mix(mix(mix(28, kind), runs.hash[to] ?? 0), runs.hash[beyond] ?? 0))
      out.put(mix(mix(mix(mix(63, kind), runs.hash[to] ?? 0), page.runFlags[beyond] ?? 0), own))
    }
  }
  out.put(mix(mix(65, kind), said))
  out.put(mix(mix(mix(66, kind), after), said))
  out.put(mix(mix(mix(67, own), before), after))
  out.put(mix(mix(mix(68, own), kind), edge))
  if (from !== start || to !== end) out.put(mix(mix(69, page.chainFlags[i] ?? 0), edge))
  if (from > 0) {
    out.put(mix(mix(29, kind), runs.hash[from - 1] ?? 0))
    const behind = runs.start[from - 1] ?? 0
    if (behind > 0) {
      out.put(mix(mix(mix(43, kind), runs.hash[from - 1] ?? 0), runs.hash[behind - 1] ?? 0))
      out.put(mix(mix(mix(mix(64, kind), runs.hash[from - 1] ?? 0), page.runFlags[behind - 1] ?? 0), own))
    }
  }
}

function wordFeatures(out: FeatureWriter, { words, wordFlags, kinds, text }: Page, i: number): void {
  const start = words.start[i] ?? i
  const end = words.end[i] ?? i + 1
  const place = Math.min(i - start, 2) * 4 + Math.min(end - i - 1, 2)
  const left = start > 0 ? (words.hash[start - 1] ?? 0) : 1
  const right = end < text.length ? (words.hash[end] ?? 0) : 1
  out.put(mix(mix(50, words.hash[i] ?? 0), place))
  out.put(mix(mix(51, Math.min(end - start, 6)), place))
  out.put(mix(mix(52, left), place))
  out.put(mix(mix(53, right), place))
  out.put(mix(mix(54, left), right))
  const kind = kinds[i + 4] ?? 0
  const further = end < text.length ? (words.end[end] ?? text.length) : text.length
  const earlier = start > 0 ? (words.start[start - 1] ?? 0) : 0
  const leftFlags = start > 0 ? (wordFlags[start - 1] ?? 0) : 255
  const rightFlags = end < text.length ? (wordFlags[end] ?? 0) : 255
  out.put(mix(mix(mix(57, wordFlags[i] ?? 0), place), kind))
  out.put(mix(mix(mix(58, leftFlags), rightFlags), kind))
  out.put(mix(mix(mix(59, leftFlags), kind), place))
  out.put(mix(mix(mix(60, rightFlags), kind), place))
  out.put(mix(mix(mix(61, earlier > 0 ? (wordFlags[earlier - 1] ?? 0) : 255), left), kind))
  out.put(mix(mix(mix(62, further < text.length ? (wordFlags[further] ?? 0) : 255), right), kind))
}

function predicates(text: string, kinds: Uint8Array, runs: Stretches): Int32Array {
  const said = new Int32Array(text.length)
  let last = 0
  for (let i = text.length - 1; i >= 0; i--) {
    const unit = text.charCodeAt(i)
    if (unit === 0x3002 || unit === 10) last = 0
    else if (last === 0 && kinds[i + 4] === KANJI) last = runs.hash[i] ?? 0
    said[i] = last
  }
  return said
}

/** Dictionaries write ジャックシラク without the dot, so a chain is looked up without it. */
function flagsOfChains(text: string, joined: Stretches, runs: Stretches, table: NameTable): Uint8Array {
  const flags = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = joined.end[i] ?? i + 1
    if (end > (runs.end[i] ?? end)) flags.fill(table.flagsOf(text.slice(i, end).replaceAll(/[・=]/g, '')), i, end)
    i = end
  }
  return flags
}

function flagsOfRuns(text: string, runs: Stretches, table: NameTable): Uint8Array {
  const flags = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = runs.end[i] ?? i + 1
    if (end - i <= 8) flags.fill(table.flagsOf(text.slice(i, end)), i, end)
    i = end
  }
  return flags
}

function dictionaryFeatures(out: FeatureWriter, known: Dictionary, i: number, kanji: number): void {
  let all = 0
  for (let type = 0; type < 8; type++) {
    const cover = known.cover[type]?.[i] ?? 0
    if (cover === 0) continue
    out.put(mix(mix(30, type), cover))
    all |= 1 << type
  }
  out.put(mix(mix(31, all), known.cover[0]?.[i] ?? 0))
  const parse = known.parse[i] ?? 0
  const edges = known.edges[i] ?? 0
  if (parse !== 0) {
    out.put(mix(32, parse))
    out.put(mix(mix(33, parse), edges))
  }
  out.put(mix(mix(34, known.startFlags[i] ?? 0), known.startFlags[i + 1] ?? 0))
  out.put(mix(mix(mix(35, all), kanji), edges))
}

/** Which honorifics begin with a character, longest first. */
const BY_FIRST = new Map<number, [string, number][]>()
HONORIFICS.forEach((word, index) => {
  const first = word.charCodeAt(0)
  const list = BY_FIRST.get(first) ?? []
  list.push([word, index])
  BY_FIRST.set(
    first,
    list.toSorted((a, b) => b[0].length - a[0].length),
  )
})

/** For each character, how far an honorific begins to its right within one word, and which; 0 when none does. */
function honorificDistance(text: string, kinds: Uint8Array): Int32Array {
  const distance = new Int32Array(text.length)
  for (let at = 1; at < text.length; at++) {
    const word = BY_FIRST.get(text.charCodeAt(at))?.find(([word]) => text.startsWith(word, at))
    if (!word) continue
    for (let back = 1; back <= FAR && at - back >= 0; back++) {
      const kind = kinds[at - back + 4] ?? 0
      if ((kind < HIRAGANA || kind > LOWER) && kind !== DOT) break
      if ((distance[at - back] ?? 0) === 0 || back < ((distance[at - back] ?? 0) & 15))
        distance[at - back] = back | ((word[1] + 1) << 4)
    }
  }
  return distance
}
