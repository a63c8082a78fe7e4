import type { Sentence } from './corpus.ts'
import { random } from './crf.ts'

/** What stands in a hole and, when it is to be learned, what it is. */
export type Filled = readonly [value: string, type: string | undefined]

/** One template with its holes (`{a}` … `{z}`) filled; the same seed fills them the same way. */
export function fillTemplate(
  template: string,
  filled: (hole: string, next: () => number) => Filled,
  seed: number,
  weight: number,
): Sentence {
  const next = random(seed)
  for (let i = 0; i < 3; i++) next()
  const spans: [number, number, string][] = []
  let text = ''
  for (const piece of template.split(/(\{[a-z]\})/)) {
    const hole = /^\{([a-z])\}$/.exec(piece)?.[1]
    if (hole === undefined) {
      text += piece
      continue
    }
    const [value, type] = filled(hole, next)
    if (type !== undefined) spans.push([text.length, text.length + value.length, type])
    text += value
  }
  return { text, spans, weight }
}
