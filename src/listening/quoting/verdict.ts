/** Why a piece of a person's words may not be quoted. */
export const REFUSALS = [
  'empty',
  'not-verbatim',
  'too-long',
  'mask',
  'not-content',
  'question',
  'ellipsis',
  'unpaired-marks',
  'several-sentences',
  'cut-word',
  'dangling-start',
  'dangling-end',
  'no-predicate',
  'lost-subject',
  'lost-condition',
  'starts-inside-clause',
  'ends-inside-clause',
] as const

export type Refusal = (typeof REFUSALS)[number]

export type QuoteVerdict = { ok: true } | { ok: false; reason: Refusal }

/** A piece where it stands: the sentence it is from, parted before and behind it. */
export interface Place {
  before: string
  piece: string
  after: string
}
