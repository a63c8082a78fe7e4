export const PII_TYPES = [
  'NAME',
  'PHONE',
  'EMAIL',
  'ADDRESS',
  'COMPANY',
  'SCHOOL',
  'ID',
  'URL',
  'BIRTHDATE',
  'ACCOUNT',
] as const

export type PiiType = (typeof PII_TYPES)[number]

/** How much of where somebody lives may be read: nothing, the town, or only the prefecture or state. */
export const KEEP_PLACES = ['none', 'town', 'prefecture'] as const
export type KeepPlaces = (typeof KEEP_PLACES)[number]

/** Offsets are UTF-16 code units of the text as it was given, never of its normalised form. */
export interface PiiSpan {
  readonly start: number
  readonly end: number
  readonly type: PiiType
  readonly text: string
}

/** What one detector proposes, in offsets of the normalised text. */
export interface Candidate {
  readonly start: number
  readonly end: number
  readonly type: PiiType
  /** How a guess came about (`judge/how.ts`): what has it is judged by its context, what has none is certain. */
  readonly how?: number
}

/** Everything a detector may look at. `text` is normalised; `lower` is `text` in lower case with the same length. */
export interface Scene {
  readonly text: string
  readonly lower: string
  /** Whether kanji or kana, and whether Latin words occur: what speaks one language need not read the other. */
  readonly japanese: boolean
  readonly latin: boolean
}

export type Detector = (scene: Scene) => Candidate[]
