import { DOT, KATAKANA, LOWER, UPPER } from './characters.ts'
import { mix } from './hash.ts'

/** For each character, the stretch it belongs to: where it starts, where it ends and a hash of what it says. */
export interface Stretches {
  readonly start: Int32Array
  readonly end: Int32Array
  readonly hash: Int32Array
}

function stretches(length: number): Stretches {
  return { start: new Int32Array(length), end: new Int32Array(length), hash: new Int32Array(length) }
}

function fill(into: Stretches, text: string, start: number, end: number): void {
  let h = 77
  for (let i = start; i < end; i++) h = mix(h, text.charCodeAt(i))
  into.start.fill(start, start, end)
  into.end.fill(end, start, end)
  into.hash.fill(h, start, end)
}

/** Stretches of one script; upper and lower case belong to one word. */
export function scriptRuns(text: string, kinds: Uint8Array): Stretches {
  const runs = stretches(text.length)
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
  const joined = stretches(text.length)
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
  const found = stretches(text.length)
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
