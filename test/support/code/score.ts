import { SLOTS } from '../../../src/capabilities/code/contract.ts'
import type { Spans } from '../../../src/capabilities/code/asks/decompose/schema.ts'
import type { LabelledRequest } from './request.ts'

/** The share of slots that are as labelled: null where nothing is said, else more than half of the same letters. */
export function rightSlots(request: LabelledRequest, spans: Spans): number {
  return SLOTS.filter((slot) => {
    const wanted = request[slot]
    const found = spans[slot]
    if (wanted === null || found === undefined) return wanted === null && found === undefined
    const start = request.query.indexOf(wanted)
    return (
      overlap({ start, end: start + wanted.length }, found, slot === 'target_feature' ? null : targetOf(request)) >= 0.5
    )
  }).length
}

type Span = { start: number; end: number }

/** With the particle behind it: the thing itself may stand with what is said of it. */
function targetOf({ query, target_feature }: LabelledRequest): Span | null {
  if (target_feature === null) return null
  const start = query.indexOf(target_feature)
  return { start, end: start + target_feature.length + 1 }
}

function overlap(wanted: Span, found: Span, ignored: Span | null): number {
  const isInWanted = ignored !== null && wanted.start <= ignored.start && wanted.end >= ignored.end
  const letters = ({ start, end }: Span) => {
    const all = Array.from({ length: end - start }, (_, n) => start + n)
    return new Set(all.filter((at) => ignored === null || isInWanted || at < ignored.start || at >= ignored.end))
  }
  const [a, b] = [letters(wanted), letters(found)]
  const shared = [...a].filter((at) => b.has(at)).length
  return shared / new Set([...a, ...b]).size
}
