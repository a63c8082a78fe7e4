import type { Quantity } from '../types.ts'

const TOLERANCE = 0.02
const ABOUT = 0.1
const MOST_SLACK = 0.05
const EXACT = new Set(['score', 'hours', 'rank', 'rate'])

/** What the two may both mean: the same scale, both levels or both changes. */
export function sameMeasure(a: Quantity, b: Quantity): boolean {
  if (a.change !== b.change && a.kind === 'percent') return false
  if (a.kind === b.kind)
    return a.kind === 'count'
      ? sameCounter(a.unit, b.unit)
      : a.kind === 'money' || a.kind === 'temperature' || a.kind === 'percent'
        ? a.unit === b.unit
        : true
  const [one, other] = a.kind === 'count' ? [a, b] : [b, a]
  return one.kind === 'count' && one.unit === '' && other.kind === 'age'
}

function sameCounter(a: string, b: string): boolean {
  return a === b || a === '' || b === '' || a === '個' || b === '個'
}

/** Whether no number could be meant by both. `limits`: both speak of a limit, so that two limits are two values. */
export function disjoint(a: Quantity, b: Quantity, limits: boolean): boolean {
  if (EXACT.has(a.kind)) return a.lo !== b.lo || a.hi !== b.hi
  if (a.kind === 'clock') return Math.abs(a.lo - b.lo) > (a.approx || b.approx ? 30 : 0)
  const [one, other] = [interval(a, b, limits), interval(b, a, limits)]
  return one.hi < other.lo || other.hi < one.lo
}

/** 512 and 521 people, 40.9 and 41.1 degrees: told to the last digit, not rounded. */
function counted({ approx, bound, slack, lo }: Quantity): boolean {
  const digits = slack === 0 ? 0 : Math.round(Math.abs(lo) / (2 * slack))
  return !approx && bound === 'exact' && digits >= 100 && digits % 10 !== 0
}

function interval(q: Quantity, other: Quantity, limits: boolean): { lo: number; hi: number } {
  // 65 and over, 64 and under: two limits that face each other are exact.
  const facing = (q.bound === 'min' && other.bound === 'max') || (q.bound === 'max' && other.bound === 'min')
  if (facing && !limits) return q.bound === 'min' ? { lo: q.lo, hi: Infinity } : { lo: -Infinity, hi: q.hi }
  const about = q.approx ? ABOUT : counted(q) && counted(other) ? 0 : TOLERANCE / 2
  const rounding = q.slack > other.slack ? Math.min(q.slack, MOST_SLACK * Math.abs(q.lo)) : 0
  const lo = q.lo - Math.max(about * Math.abs(q.lo), rounding)
  const hi = q.hi + Math.max(about * Math.abs(q.hi), rounding)
  if (limits) return { lo, hi }
  if (q.bound === 'min') return { lo, hi: Infinity }
  if (q.bound === 'max') return { lo: -Infinity, hi }
  return { lo, hi }
}

/** How far apart, as a share of the larger. */
export function gap(a: Quantity, b: Quantity): number {
  const largest = Math.max(Math.abs(a.lo), Math.abs(b.lo), Math.abs(a.hi), Math.abs(b.hi))
  return largest === 0 ? 0 : Math.abs((a.lo + a.hi) / 2 - (b.lo + b.hi) / 2) / largest
}
