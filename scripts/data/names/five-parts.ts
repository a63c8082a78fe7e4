import type { NameData } from '../../../src/text/pii/tagger/data.ts'
import type { JapaneseLexicon } from '../../../src/text/pii/tagger/ja/lexicon.ts'
import { createMasker } from '../../../src/text/pii/masker.ts'
import { type DevelopmentSentence, PARTS } from './development.ts'
import { type Lesson, trainJapanese } from './japanese-tagger.ts'

export interface Measured {
  readonly part: number | 'all'
  readonly names: number
  readonly recall: number
  readonly precision: number
  readonly f1: number
}

type Range = readonly [start: number, end: number]

/**
 * How well persons are masked in sentences the tagger never saw: each part of the development sentences by weights that
 * were trained without it. A hit covers at least half of the longer span. The last line is all parts together.
 */
export function measureParts(
  lessons: readonly Lesson[],
  sentences: readonly DevelopmentSentence[],
  lexicon: JapaneseLexicon,
  { en, judge }: Pick<NameData, 'en' | 'judge'>,
  log: (line: string) => void,
): Measured[] {
  const all = emptyCount()
  const lines: Measured[] = []
  for (let part = 0; part < PARTS; part++) {
    const model = trainJapanese(lessons, part, log)
    const masker = createMasker({ ja: { ...lexicon, model }, en, judge })
    const own = emptyCount()
    for (const { text, spans } of sentences.filter((sentence) => sentence.part === part)) {
      const gold = spans.filter(([, , type]) => type === 'PER').map(([start, end]): Range => [start, end])
      const found = masker.find(text).filter(({ type }) => type === 'NAME')
      count(
        [own, all],
        gold,
        found.map(({ start, end }) => [start, end]),
      )
    }
    const line = measured(part, own)
    log(JSON.stringify(line))
    lines.push(line)
  }
  return [...lines, measured('all', all)]
}

const emptyCount = () => ({ gold: 0, found: 0, hit: 0, right: 0 })

function count(sums: readonly ReturnType<typeof emptyCount>[], gold: readonly Range[], found: readonly Range[]): void {
  for (const sum of sums) {
    sum.gold += gold.length
    sum.found += found.length
    sum.hit += gold.filter((span) => found.some((other) => overlap(span, other) >= 0.5)).length
    sum.right += found.filter((span) => gold.some((other) => overlap(span, other) >= 0.5)).length
  }
}

function overlap(a: Range, b: Range): number {
  return (Math.min(a[1], b[1]) - Math.max(a[0], b[0])) / Math.max(a[1] - a[0], b[1] - b[0])
}

function measured(part: Measured['part'], sum: ReturnType<typeof emptyCount>): Measured {
  const recall = sum.hit / sum.gold
  const precision = sum.right / sum.found
  return { part, names: sum.gold, recall, precision, f1: (2 * recall * precision) / (recall + precision) }
}
