import type { Layer } from '../contract.ts'
import { heightOf } from '../insights/ladder.ts'
import { lettersOnly } from '../reading/wording-overlap.ts'
import { turned } from './turned.ts'

interface Point {
  label: string
  layer: Layer
  strength: number
  quotes: readonly string[]
}

/** What is read back: the strongest reason, and the strongest of what lies below it. Of equals the one said last is the reason, the one said first its ground. */
export function readBackPoints<P extends Point>(points: readonly P[]): P[] {
  const newest = points.toReversed()
  const [top] = newest.toSorted((a, b) => heightOf(b.layer) - heightOf(a.layer) || b.strength - a.strength)
  if (top === undefined) return []
  const [ground] = points
    .filter((point) => point !== top)
    .sort((a, b) => rank(a, top) - rank(b, top) || b.strength - a.strength)
  return ground === undefined ? [top] : [top, ground]
}

/** Below the top first; beside it only when nothing lies below. */
function rank(point: Point, top: Point): number {
  return heightOf(point.layer) < heightOf(top.layer) ? 0 : 1
}

/** Whether a line said these words back, as they were or turned to the listener: a yes agrees to nothing else. */
export function isReadBackIn(line: string, quote: string): boolean {
  const said = lettersOnly(line)
  return [quote, turned(quote)].some((form) => lettersOnly(form) !== '' && said.includes(lettersOnly(form)))
}
