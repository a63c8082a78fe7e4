import { familyOf } from '../files/families.ts'
import { namesIn } from '../files/read-file.ts'
import { termsOf } from '../words/terms.ts'
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
const NEWLINE = 10
const IS_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[\w$]/.test(String.fromCharCode(code)) ? 1 : 0))
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#(?!\s*(?:include|define))|--|@)/

/** Finds the places in a file that a request speaks of, best first. One for each request: it keeps which words count. */
export class ChunkScorer {
  readonly #matches: Matches
  readonly #masks = new Map<string, readonly number[]>()
  readonly #places = new Map<string, number>()
  readonly #total: number

  constructor(matches: Matches) {
    this.#matches = matches
    for (const [t, { text }] of matches.terms.entries()) this.#places.set(text, t)
    this.#total = matches.terms.reduce((sum, { compound }, t) => sum + (compound ? 0 : (matches.idf[t] ?? 0)), 0)
  }

  score(path: string, text: string, starts: readonly number[] = startsIn(path, text)): Chunk[] {
    const inPath = new Set(path.split(/[/.]/).flatMap((part) => this.#termsIn(part)))
    const chunks: Chunk[] = []
    let line = 1
    let begun = 1
    let next = 0
    let words = 0
    let counts = new Map<number, number>()
    const close = (end: number) => {
      if (counts.size > 0) chunks.push(this.#chunk([begun, Math.max(begun, end)], words, counts, inPath))
      begun = end + 1
      words = 0
      counts = new Map()
    }
    while ((starts[next] ?? Infinity) <= 1) next++
    eachWord(text, (word) => {
      if (word !== undefined) {
        words++
        for (const t of this.#termsIn(word)) counts.set(t, (counts.get(t) ?? 0) + 1)
        return
      }
      line++
      const isStart = starts[next] === line
      if (isStart) next++
      if ((isStart && line - begun >= SHORTEST) || line - begun >= LONGEST) close(line - 1)
    })
    close(line)
    return chunks.toSorted((a, b) => b.score - a.score || a.lines[0] - b.lines[0])
  }

  /** How much of the request the best name defined in a file says, times how much of the name the request says. */
  nameScore(path: string, text: string): number {
    let best = 0
    for (const name of new Set(namesIn(text, familyOf(path).definitions))) {
      const matched = this.#termsIn(name).filter((t) => this.#matches.terms[t]?.compound === false)
      if (matched.length === 0) continue
      const said = matched.reduce((sum, t) => sum + (this.#matches.idf[t] ?? 0), 0) / (this.#total || 1)
      best = Math.max(best, said * Math.min(1, matched.length / termsOf(name).length))
    }
    return best
  }

  #termsIn(word: string): readonly number[] {
    const known = this.#masks.get(word)
    if (known !== undefined) return known
    const found = termsOf(word).flatMap((term) => this.#places.get(term) ?? [])
    this.#masks.set(word, found)
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

/** Every word, and undefined for every end of a line. A loop, because it reads some sixty files for each request. */
function eachWord(text: string, on: (word: string | undefined) => void): void {
  let from = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? NEWLINE : text.charCodeAt(at)
    if (code >= 128 || IS_WORD[code] === 1) {
      if (from === -1) from = at
      continue
    }
    if (from !== -1) on(text.slice(from, at))
    from = -1
    if (code === NEWLINE && at < text.length) on(undefined)
  }
}

/** The lines on which definitions begin, with the comment above them. */
function startsIn(path: string, text: string): number[] {
  const lines = text.split('\n')
  const starts = new Set<number>()
  let line = 1
  let at = 0
  for (const { index } of text.matchAll(familyOf(path).definitions)) {
    for (let newline = text.indexOf('\n', at); newline !== -1 && newline < index; newline = text.indexOf('\n', at)) {
      line++
      at = newline + 1
    }
    let start = line
    while (start > 1 && COMMENT_LINE.test(lines[start - 2] ?? '')) start--
    starts.add(start)
  }
  return [...starts].toSorted((a, b) => a - b)
}
