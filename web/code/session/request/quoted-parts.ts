import { type QueryFrame, type SlotName, SLOTS } from '../../../api/code.ts'

/** A piece of the request, and the slots it is quoted for. */
export interface QuotedPart {
  start: number
  text: string
  slots: SlotName[]
  /** Of these, the ones whose quote ends here: that is where its number stands. */
  ends: SlotName[]
}

/** Cuts the request where quotes begin and end. Quotes may overlap; one that does not stand where it says is left out. */
export function quotedParts(frame: QueryFrame): QuotedPart[] {
  const { raw_query: query } = frame
  const quotes = SLOTS.flatMap((slot) => {
    const { at, quote } = frame[slot] ?? { at: null, quote: null }
    if (at === null || at[0] >= at[1] || query.slice(...at) !== quote) return []
    return [{ slot, start: at[0], end: at[1] }]
  })
  const cuts = [...new Set([0, query.length, ...quotes.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  )
  return cuts.slice(0, -1).map((start, n) => {
    const end = cuts[n + 1] ?? query.length
    const over = quotes.filter((quote) => quote.start <= start && quote.end >= end)
    return {
      start,
      text: query.slice(start, end),
      slots: over.map(({ slot }) => slot),
      ends: over.filter((quote) => quote.end === end).map(({ slot }) => slot),
    }
  })
}

/** What a slot is marked with, in the request and in the list below it. */
export const numberOf = (slot: SlotName): number => SLOTS.indexOf(slot) + 1
