import type { OutlineSymbol } from '../../languages/outline.ts'
import type { SourceText } from '../files/source-text.ts'
import { termsOf } from '../words/terms.ts'
import { type FileTerms, TermReader } from './file-terms.ts'
import type { Matches } from './matches.ts'

/** A function, a type, or what stands between two: lines from 1, both included. */
export interface Chunk {
  lines: [number, number]
  score: number
  /** Share of the request it holds, weighted by rarity. */
  coverage: number
  /** The same with the words of the path added. */
  withPath: number
}

const LONGEST = 80
const SHORTEST = 4

/** Finds the places in a file that a request speaks of, best first. One for each request: it keeps which words count. */
export class ChunkScorer {
  readonly #matches: Matches
  readonly #reader = new TermReader((word) => this.termsIn(word))
  readonly #read = new Map<SourceText, FileTerms>()
  readonly #places = new Map<string, number>()
  readonly #total: number

  constructor(matches: Matches) {
    this.#matches = matches
    for (const [t, { text }] of matches.terms.entries()) this.#places.set(text, t)
    this.#total = matches.terms.reduce((sum, { compound }, t) => sum + (compound ? 0 : (matches.idf[t] ?? 0)), 0)
  }

  read(source: SourceText): FileTerms {
    const known = this.#read.get(source)
    if (known !== undefined) return known
    const read = this.#reader.read(source)
    this.#read.set(source, read)
    return read
  }

  score(path: string, source: SourceText): Chunk[] {
    const inPath = new Set(path.split(/[/.]/).flatMap((part) => this.termsIn(part)))
    const { lines, words, found } = this.read(source)
    const chunks: Chunk[] = []
    let at = 0
    let begun = 1
    const close = (end: number) => {
      const counts = new Map<number, number>()
      for (; at < found.length && (found[at] ?? 0) <= end; at += 2) {
        const term = found[at + 1] ?? 0
        counts.set(term, (counts.get(term) ?? 0) + 1)
      }
      const length = (words[end] ?? 0) - (words[begun - 1] ?? 0)
      if (counts.size > 0) chunks.push(this.#chunk([begun, end], length, counts, inPath))
      begun = end + 1
    }
    for (const end of endsOf(source.starts, lines)) close(end)
    return chunks.toSorted((a, b) => b.score - a.score || a.lines[0] - b.lines[0])
  }

  /** How much of the request the best name defined in a file says, times how much of the name the request says. */
  nameScore(symbols: readonly OutlineSymbol[]): number {
    let best = 0
    for (const name of new Set(symbols.map((symbol) => symbol.name))) {
      const matched = this.termsIn(name).filter((t) => this.#matches.terms[t]?.compound === false)
      if (matched.length === 0) continue
      const said = matched.reduce((sum, t) => sum + (this.#matches.idf[t] ?? 0), 0) / (this.#total || 1)
      best = Math.max(best, said * Math.min(1, matched.length / termsOf(name).length))
    }
    return best
  }

  /** The terms of the request that a word holds, by their places in it. */
  termsIn(word: string): readonly number[] {
    const found: number[] = []
    for (const term of termsOf(word)) {
      const place = this.#places.get(term)
      if (place !== undefined) found.push(place)
    }
    return found
  }

  #chunk(
    lines: [number, number],
    words: number,
    counts: ReadonlyMap<number, number>,
    inPath: ReadonlySet<number>,
  ): Chunk {
    const { idf, terms } = this.#matches
    const norm = 1.2 * (0.5 + words / 200)
    let score = 0
    let covered = 0
    for (const [t, count] of counts) {
      score += ((idf[t] ?? 0) * count) / (count + norm)
      if (terms[t]?.compound === false) covered += idf[t] ?? 0
    }
    let added = 0
    for (const t of inPath) if (!counts.has(t) && terms[t]?.compound === false) added += idf[t] ?? 0
    const of = (sum: number) => (this.#total === 0 ? 0 : sum / this.#total)
    return { lines, score, coverage: of(covered), withPath: of(covered + added) }
  }
}

/** The last line of each chunk: the one before a definition, unless that comes too soon or too late. */
function endsOf(starts: readonly number[], lines: number): number[] {
  const ends: number[] = []
  let begun = 1
  for (const next of [...starts, lines + 1]) {
    for (; next - begun > LONGEST; begun += LONGEST) ends.push(begun + LONGEST - 1)
    if (begun >= next || (next - begun < SHORTEST && next <= lines)) continue
    ends.push(next - 1)
    begun = next
  }
  return ends
}
