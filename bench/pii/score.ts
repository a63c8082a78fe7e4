import type { PiiSpan } from '../../src/text/pii/index.ts'

export interface Labelled {
  readonly text: string
  readonly spans: readonly { readonly start: number; readonly end: number; readonly type: string }[]
  /** Spans that are neither asked for nor wrong to mask: a country inside an address, say. */
  readonly neutral?: readonly { readonly start: number; readonly end: number }[]
}

export interface Score {
  gold: number
  hit: number
  found: number
  right: number
}

export type Range = { readonly start: number; readonly end: number }

/** How much of a span lies under the others. */
export function covered(span: Range, others: readonly Range[]): number {
  let sum = 0
  for (const other of others) sum += Math.max(0, Math.min(span.end, other.end) - Math.max(span.start, other.start))
  return sum / (span.end - span.start)
}

function add(score: Score, gold: readonly Range[], found: readonly Range[], allowed: readonly Range[]): void {
  score.gold += gold.length
  score.hit += gold.filter((span) => covered(span, found) >= 0.5).length
  score.found += found.length
  score.right += found.filter((span) => covered(span, allowed) >= 0.5).length
}

const empty = (): Score => ({ gold: 0, hit: 0, found: 0, right: 0 })

/** Per type and for any type: a labelled span counts when half of it is masked, a mask when half of it was labelled. */
export function score(
  rows: readonly Labelled[],
  find: (text: string) => readonly Pick<PiiSpan, 'start' | 'end' | 'type'>[],
): Map<string, Score> {
  const types = new Set(rows.flatMap(({ spans }) => spans.map(({ type }) => type)))
  const scores = new Map([...types].toSorted().map((type) => [type, empty()]))
  const any = empty()
  for (const { text, spans, neutral = [] } of rows) {
    const found = find(text)
    const asked = found.filter((span) => covered(span, neutral) < 0.5)
    add(any, spans, found, spans)
    any.found -= found.length - asked.length
    any.right -= found.filter((span) => !asked.includes(span) && covered(span, spans) >= 0.5).length
    for (const [type, sum] of scores) {
      const gold = spans.filter((span) => span.type === type)
      add(
        sum,
        gold,
        asked.filter((span) => span.type === type),
        [...gold, ...neutral],
      )
    }
  }
  return scores.set('any', any)
}

export function figures({ gold, hit, found, right }: Score): { recall: number; precision: number; f1: number } {
  const recall = gold === 0 ? 1 : hit / gold
  const precision = found === 0 ? 1 : right / found
  return { recall, precision, f1: recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision) }
}
