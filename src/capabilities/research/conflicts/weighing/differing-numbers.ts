import type { Comparison } from '../judging/finding.ts'
import { disjoint, gap, sameMeasure } from '../judging/intervals.ts'
import type { PlacedSlot, Quantity, Reading, Token } from '../types.ts'

interface Measured {
  quantity: Quantity
  placed: PlacedSlot
}

/** The two numbers that most likely tell of one thing and cannot both be right. */
export interface DifferingNumbers {
  a: Quantity
  b: Quantity
  /** How much of what stands around one stands around the other. */
  near: number
  gap: number
  /** What is counted is the same word, another, or not told. */
  counted: 'same' | 'other' | 'open'
  /** Which side tells the smaller one. */
  smaller: 'a' | 'b'
}

export interface Numbers {
  differing: DifferingNumbers | undefined
  /** Numbers that agree. */
  agreeing: number
  /** How many kinds of number differ: where two do, one of them may only say of which it is told. */
  kinds: number
  /** Numbers without a counterpart. */
  alone: number
}

const measured = ({ slots }: Reading): Measured[] =>
  slots.flatMap((placed) => (placed.slot.type === 'quantity' ? [{ quantity: placed.slot.quantity, placed }] : []))

export function compareNumbers(comparison: Comparison): Numbers {
  const { a, b } = comparison
  let [restA, restB] = [measured(a), measured(b)]
  let agreeing = 0
  for (const x of restA) {
    const same = restB.find(
      (y) =>
        sameMeasure(x.quantity, y.quantity) && !disjoint(x.quantity, y.quantity, false) && !isOther(x, y, comparison),
    )
    if (same === undefined) continue
    agreeing += 1
    restA = restA.filter((each) => each !== x)
    restB = restB.filter((each) => each !== same)
  }
  let differing: DifferingNumbers | undefined
  const kinds = new Set<string>()
  for (const x of restA)
    for (const y of restB) {
      if (!sameMeasure(x.quantity, y.quantity) || !disjoint(x.quantity, y.quantity, false)) continue
      kinds.add(x.quantity.kind)
      const counted = countedIn(x, y, comparison)
      const near = nearness(x.placed, y.placed, comparison) - (counted === 'other' ? 1 : 0)
      if (differing !== undefined && differing.near >= near) continue
      differing = {
        a: x.quantity,
        b: y.quantity,
        near,
        gap: gap(x.quantity, y.quantity),
        counted,
        smaller: x.quantity.lo + x.quantity.hi < y.quantity.lo + y.quantity.hi ? 'a' : 'b',
      }
    }
  return { differing, agreeing, kinds: kinds.size, alone: Math.abs(restA.length - restB.length) }
}

const isOther = (x: Measured, y: Measured, comparison: Comparison) => countedIn(x, y, comparison) === 'other'

/** "412 patients" and "18 sites": the words behind a number that say what it counts. */
function countedIn(x: Measured, y: Measured, { a, b, alignment }: Comparison): DifferingNumbers['counted'] {
  if (x.quantity.kind !== 'count' || y.quantity.kind !== 'count') return 'open'
  if (x.quantity.unit !== '' && x.quantity.unit === y.quantity.unit) return a.language === 'ja' ? 'open' : 'same'
  const [mine, theirs] = [behind(x, a), behind(y, b)]
  if (mine.length === 0 || theirs.length === 0) return 'open'
  return mine.some((one) => alignment.pairs.some((pair) => pair.a === one && theirs.includes(pair.b)))
    ? 'same'
    : 'other'
}

function behind({ placed: { at, clause } }: Measured, { tokens }: Reading): Token[] {
  return tokens.filter((token) => token.clause === clause && token.at > at && token.at <= at + 3 && token.weight > 0.3)
}

function nearness(x: PlacedSlot, y: PlacedSlot, { alignment }: Comparison): number {
  let sum = 0
  for (const { a, b, score, opposite } of alignment.pairs) {
    if (opposite) continue
    const far =
      Math.abs(a.at - x.at) + Math.abs(b.at - y.at) + (a.clause === x.clause ? 0 : 3) + (b.clause === y.clause ? 0 : 3)
    sum += (score * Math.min(a.weight, b.weight)) / (1 + far / 4)
  }
  return sum
}
