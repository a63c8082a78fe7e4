/** Where a sentence stands in the text of a page. */
export interface Place {
  start: number
  end: number
}

/** What the address of a page of a run says: the snapshot that lies open, and the place in it. */
export interface OpenPage {
  page?: string | undefined
  at?: string | undefined
}

export const writePlace = ({ start, end }: Place) => `${start}-${end}`

export function readPlace(text: string | undefined): Place | null {
  const found = /^(\d{1,9})-(\d{1,9})$/.exec(text ?? '')
  if (found === null) return null
  const [start, end] = [Number(found[1]), Number(found[2])]
  return start < end ? { start, end } : null
}

export const openPageIn = ({ page, at }: Record<string, unknown>): OpenPage => ({
  ...(typeof page === 'string' && page !== '' && { page }),
  ...(typeof at === 'string' && readPlace(at) !== null && { at }),
})

/** How much of a long page is laid out around the sentence that is meant. */
const AROUND = 20_000

export interface Cut {
  before: string
  hit: string
  after: string
  /** Is anything left out at either end? */
  isWhole: boolean
}

/** A text around a place; a place that is not in the text leaves it whole, with nothing marked. */
export function cutAround(text: string, place: Place | null, whole: boolean): Cut {
  const at = place !== null && place.end <= text.length ? place : { start: 0, end: 0 }
  const from = whole ? 0 : Math.max(0, at.start - AROUND)
  const to = whole ? text.length : Math.min(text.length, at.end + AROUND)
  return {
    before: text.slice(from, at.start),
    hit: text.slice(at.start, at.end),
    after: text.slice(at.end, to),
    isWhole: from === 0 && to === text.length,
  }
}
