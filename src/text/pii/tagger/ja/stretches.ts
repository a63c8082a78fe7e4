import { DOT, KATAKANA, LOWER, UPPER } from '../characters.ts'
import { mix } from '../hash.ts'

/**
 * For each character, the stretch it belongs to: where it starts, where it ends and a hash of what it says. Valid until
 * the next text is read.
 */
export interface Stretches {
  readonly start: Int32Array
  readonly end: Int32Array
  readonly hash: Int32Array
}

function stretches(length: number): Stretches {
  return { start: new Int32Array(length), end: new Int32Array(length), hash: new Int32Array(length) }
}

/** Stretches reused from text to text, because every character is written anew; what lies past the text is old. */
class StretchRoom {
  #all = stretches(0)

  of(length: number): Stretches {
    if (this.#all.start.length < length) this.#all = stretches(length * 2)
    return this.#all
  }
}
const RUNS = new StretchRoom()
const CHAINS = new StretchRoom()
const SPOKEN = new StretchRoom()

/** Most stretches are two or three characters long: loops are quicker here than the arrays' own fill. */
function fill(into: Stretches, text: string, start: number, end: number): void {
  let h = 77
  for (let i = start; i < end; i++) h = mix(h, text.charCodeAt(i))
  for (let i = start; i < end; i++) {
    into.start[i] = start
    into.end[i] = end
    into.hash[i] = h
  }
}

/** Stretches of one script; upper and lower case belong to one word. */
export function scriptRuns(text: string, kinds: Uint8Array): Stretches {
  const runs = RUNS.of(text.length)
  for (let i = 0; i < text.length;) {
    const kind = script(kinds[i + 4] ?? 0)
    let end = i + 1
    while (end < text.length && script(kinds[end + 4] ?? 0) === kind) end++
    fill(runs, text, i, end)
    i = end
  }
  return runs
}

/** Katakana or Latin runs joined by middle dots (ジョン・スミス) as one stretch; every other run alone. */
export function chains(text: string, kinds: Uint8Array, runs: Stretches): Stretches {
  const joined = CHAINS.of(text.length)
  for (let i = 0; i < text.length;) {
    let end = runs.end[i] ?? i + 1
    const kind = script(kinds[i + 4] ?? 0)
    if (kind === KATAKANA || kind === UPPER)
      while (end + 1 < text.length && kinds[end + 4] === DOT && script(kinds[end + 5] ?? 0) === kind)
        end = runs.end[end + 1] ?? end + 1
    fill(joined, text, i, end)
    i = end
  }
  return joined
}

const WORDS = new Intl.Segmenter('ja', { granularity: 'word' })

/** The words the runtime's own dictionary sees. */
export function words(text: string): Stretches {
  const found = SPOKEN.of(text.length)
  let start = 0
  for (const { index } of WORDS.segment(text)) {
    if (index > start) fill(found, text, start, index)
    start = index
  }
  if (start < text.length) fill(found, text, start, text.length)
  return found
}

function script(kind: number): number {
  return kind === LOWER ? UPPER : kind
}
