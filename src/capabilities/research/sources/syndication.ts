import { sentences } from '#text/index.ts'

export interface PageWithText {
  pageId: string
  text: string
}

/** Characters in a row that are compared. Short enough to survive a changed word, long enough not to meet by chance. */
const SHINGLE = 12
/** Of the shorter text, how much has to stand in the longer one. */
const SAME = 0.7
/** Below this there is too little text to tell a copy from two pages that happen to say the same. */
const LEAST_SHINGLES = 60
/** A copy is known by its beginning; the rest of a very long text is not looked at. */
const LONGEST = 100_000
/** What stands in more pages than this is a site's own wording and tells nothing. */
const MOST_HOLDERS = 60
/** A sentence must say this much besides its figures before another figure in it makes another report. */
const LEAST_SAID = 10

interface Sketch {
  shingles: ReadonlySet<number>
  /** Each sentence with its figures blotted out, and the figures. */
  figures: ReadonlyMap<string, string>
}
const known = new WeakMap<PageWithText, Sketch>()

/**
 * Which pages carry the same text: mirrors, reprints under another head and foot, lightly edited copies. Each page gets
 * the id of the first page of its text. Reports that read alike and tell other figures are not copies.
 */
export function originOf(pages: readonly PageWithText[]): Map<string, string> {
  const sketches = pages.map((page) => sketchOf(page))
  const origins = pages.map((_, i) => i)
  const rootOf = (i: number): number => (origins[i] === i ? i : rootOf(origins[i] ?? i))
  for (const [first, second] of sharing(sketches)) {
    const [a, b] = [rootOf(first), rootOf(second)]
    if (a !== b && isCopy(sketches[first], sketches[second])) origins[Math.max(a, b)] = Math.min(a, b)
  }
  return new Map(pages.map(({ pageId }, i) => [pageId, pages[rootOf(i)]?.pageId ?? pageId]))
}

function sketchOf(page: PageWithText): Sketch {
  const made = known.get(page)
  if (made !== undefined) return made
  const text = page.text.slice(0, LONGEST)
  const sketch = { shingles: shinglesOf(text), figures: figuresOf(text) }
  known.set(page, sketch)
  return sketch
}

/** Letters and digits only: punctuation, spaces and markup differ between copies. */
const bare = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

function shinglesOf(text: string): Set<number> {
  const letters = bare(text)
  const found = new Set<number>()
  for (let at = 0; at + SHINGLE <= letters.length; at++) {
    let hash = 2_166_136_261
    for (let k = at; k < at + SHINGLE; k++) hash = Math.imul(hash ^ letters.charCodeAt(k), 16_777_619)
    // One in four, chosen by what it says: the same ones in every copy.
    if ((hash & 3) === 0) found.add(hash)
  }
  return found
}

/** Also in kanji: where such a character is part of a word it is the same in every copy. */
const FIGURE = /\p{N}+(?:[.,:]\p{N}+)*|[〇零一二三四五六七八九十百千万億兆]+/gu

function figuresOf(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const { text: sentence } of sentences(text)) {
    const said = sentence.normalize('NFKC')
    const figures = said.match(FIGURE)?.join(' ')
    if (figures === undefined) continue
    const frame = bare(said.replace(FIGURE, ''))
    if (frame.length >= LEAST_SAID) found.set(frame, figures)
  }
  return found
}

/** Pairs of pages with at least one piece of text in common. */
function sharing(sketches: readonly Sketch[]): Iterable<[number, number]> {
  const holders = new Map<number, number[]>()
  for (const [i, { shingles }] of sketches.entries())
    if (shingles.size >= LEAST_SHINGLES / 4)
      for (const hash of shingles) {
        const pages = holders.get(hash)
        if (pages === undefined) holders.set(hash, [i])
        else pages.push(i)
      }
  const pairs = new Map<number, [number, number]>()
  for (const pages of holders.values())
    if (pages.length > 1 && pages.length <= MOST_HOLDERS)
      for (const [n, first] of pages.entries())
        for (const second of pages.slice(n + 1)) pairs.set(first * sketches.length + second, [first, second])
  return pairs.values()
}

function isCopy(a: Sketch | undefined, b: Sketch | undefined): boolean {
  if (a === undefined || b === undefined) return false
  const [small, large] = a.shingles.size <= b.shingles.size ? [a, b] : [b, a]
  let shared = 0
  for (const hash of small.shingles) if (large.shingles.has(hash)) shared++
  if (shared < SAME * small.shingles.size) return false
  for (const [frame, figures] of small.figures) {
    const others = large.figures.get(frame)
    if (others !== undefined && others !== figures) return false
  }
  return true
}
