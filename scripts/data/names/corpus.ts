import { readFileSync } from 'node:fs'

export interface Sentence {
  readonly text: string
  readonly spans: readonly (readonly [number, number, string])[]
  readonly weight?: number
}

export function readCorpus(file: string): Sentence[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { text, spans } = JSON.parse(line) as Sentence
      return { text, spans }
    })
}

/** The BIO labels of `length` positions from spans in the same positions. */
export function bio(
  length: number,
  spans: Iterable<readonly [number, number, string]>,
  labels: readonly string[],
): Uint8Array {
  const gold = new Uint8Array(length)
  for (const [start, end, type] of spans) {
    const begin = labels.indexOf(`B-${type}`)
    const inside = labels.indexOf(`I-${type}`)
    if (begin === -1) continue
    for (let i = start; i < end && i < length; i++) gold[i] = i === start ? begin : inside
  }
  return gold
}
