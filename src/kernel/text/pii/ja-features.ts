import { DOT, HIRAGANA, KANJI, KATAKANA, LOWER, UPPER } from './characters.ts'
import { FeatureWriter } from './feature-writer.ts'
import { mix } from './hash.ts'
import type { Dictionary } from './ja-dictionary.ts'
import type { JapaneseLexicon } from './ja-lexicon.ts'
import { kanaFeatures } from './ja-kana-features.ts'
import { EDGE, type Page, pageOf } from './ja-page.ts'
import { senseFeatures } from './ja-sense-features.ts'
import type { Features } from './tagger.ts'

const SLOTS = 96

/** The features of every character of a Japanese text. Changing anything here means training again. */
export function japaneseFeatures(text: string, lexicon: JapaneseLexicon, bits: number): Features {
  const { length } = text
  const page = pageOf(text, lexicon)
  const { units, kinds, known, honor } = page
  const out = new FeatureWriter(length, SLOTS, bits)
  for (let i = 0; i < length; i++) {
    out.moveTo(i)
    const near = window5(kinds, i)
    if (isPlain(page, i)) {
      plainFeatures(out, page, i, near)
      continue
    }
    characterFeatures(out, units, i)
    out.put(mix(17, near))
    out.put(mix(mix(18, near), ((kinds[i + 1] ?? 0) << 4) | (kinds[i + 7] ?? 0)))
    runFeatures(out, page, i)
    wordFeatures(out, page, i)
    kanaFeatures(out, page, i)
    senseFeatures(out, page, i)
    dictionaryFeatures(out, known, i, (kinds[i + 4] ?? 0) === KANJI ? 1 : 0)
    const distance = honor[i] ?? 0
    if (distance > 0) {
      out.put(mix(40, distance))
      out.put(mix(mix(41, distance), near))
      out.put(mix(mix(42, distance & 15), known.parse[i] ?? 0))
    }
  }
  return { length, slots: SLOTS, ids: out.ids }
}

/** Hiragana, digits and marks that no dictionary knows as a name and no honorific follows: grammar, soon dealt with. */
function isPlain({ kinds, known, honor }: Page, i: number): boolean {
  const kind = kinds[i + 4] ?? 0
  if (kind === KANJI || kind === KATAKANA || kind === UPPER || kind === LOWER || kind === DOT) return false
  const covered = (known.cover[0]?.[i] ?? 0) | (known.cover[1]?.[i] ?? 0) | (known.parse[i] ?? 0)
  return covered === 0 && honor[i] === 0
}

function plainFeatures(out: FeatureWriter, { units, kinds, words, wordFlags }: Page, i: number, near: number): void {
  const b = units[i + 2] ?? 0
  const c = units[i + 3] ?? 0
  const d = units[i + 4] ?? 0
  const e = units[i + 5] ?? 0
  out.put(0)
  out.put(mix(2, c))
  out.put(mix(3, d))
  out.put(mix(4, e))
  out.put(mix(mix(7, c), d))
  out.put(mix(mix(8, d), e))
  out.put(mix(mix(mix(10, b), c), d))
  out.put(mix(mix(mix(11, c), d), e))
  out.put(mix(17, near))
  const start = words.start[i] ?? i
  const end = words.end[i] ?? i + 1
  const place = Math.min(i - start, 2) * 4 + Math.min(end - i - 1, 2)
  out.put(mix(mix(50, words.hash[i] ?? 0), place))
  out.put(mix(mix(52, start > 0 ? (words.hash[start - 1] ?? 0) : 1), place))
  out.put(mix(mix(57, wordFlags[i] ?? 0), place))
  out.put(mix(130, kinds[i + 4] ?? 0))
  out.put(mix(mix(131, start > 0 ? (wordFlags[start - 1] ?? 0) : EDGE), place))
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
