export type ClaimLanguage = 'ja' | 'en'

/** One sentence of a report. */
export interface Claim {
  text: string
  /** A hint, where the script does not tell. */
  language?: ClaimLanguage
  /** The years its page speaks of: the survey may be that of the only one. */
  years?: readonly number[]
}

export const CONFLICT_TYPES = ['contradiction', 'inconsistency', 'outdated'] as const
export type ConflictType = (typeof CONFLICT_TYPES)[number]

export interface ConflictJudgement {
  conflict: boolean
  type: ConflictType | null
  /** 1 to 5; 0 where there is none. */
  severity: number
  /** 0 to 1: how sure the rule is of what it says, also of "no conflict". */
  confidence: number
  /** One sentence in the claims' language that names what differs, or why nothing does. */
  why: string
}

export type QuantityKind =
  | 'percent'
  | 'money'
  | 'length'
  | 'area'
  | 'volume'
  | 'mass'
  | 'duration'
  | 'age'
  | 'temperature'
  | 'power'
  | 'energy'
  | 'data'
  | 'speed'
  | 'frequency'
  | 'pressure'
  | 'times'
  | 'rank'
  | 'clock'
  | 'hours'
  | 'score'
  | 'rate'
  | 'count'

/** What a number says: an interval in the kind's base unit. */
export interface Quantity {
  kind: QuantityKind
  /** The currency, the counter or the counted words; empty where the number stands alone. */
  unit: string
  lo: number
  hi: number
  approx: boolean
  bound: 'exact' | 'range' | 'min' | 'max'
  /** A change (rose by 9 %) is never compared with a level (rose to 9 %). */
  change: boolean
  /** Half of the last digit given: what rounding may have hidden. */
  slack: number
  text: string
}

/** A day, or less of it: fields that are not given are free. */
export interface CalendarDate {
  year?: number
  /** The last year of an era, a century or a decade that begins with `year`. */
  yearTo?: number
  /** A year that does not begin in January (fiscal, academic); compared only with its like. */
  fiscal?: boolean
  quarter?: number
  half?: number
  month?: number
  day?: number
  weekday?: number
  /** 昨年, next year: compared only with another of its kind. */
  relative?: string
  text: string
}

export type Slot =
  | { type: 'quantity'; quantity: Quantity }
  | { type: 'date'; date: CalendarDate }
  | { type: 'version'; key: string; text: string; least: boolean }
  | { type: 'id'; key: string; text: string }

export type TokenKind = 'noun' | 'name' | 'verb' | 'adjective' | 'adverb' | 'suffix' | 'grammar'

/** One word that says something. */
export interface Token {
  lemma: string
  surface: string
  kind: TokenKind
  weight: number
  negated: boolean
  /** The word that denies it from outside (導入を見送る); it counts only where the other side has no such word. */
  deniedBy: Token | undefined
  clause: number
  /** Position among all words and numbers of the sentence. */
  at: number
  /** The particle behind its phrase (は, を …) or the preposition before it (in, by …). */
  link: string
  /** Narrows the word that follows (女性従業員, new engine). */
  attributive: boolean
  /** Stands in what is told, not in whom it is told of. */
  told: boolean
  /** Part of a compound whose last word says what happens (上方修正した). */
  compound: boolean
  /** 同社, the company: may stand for any name. */
  reference: boolean
  /** Stands where "is" puts a value or what has it: X is the capital, the capital is X. */
  copula: boolean
  /** A place that narrows what is said of (in Japan, 日本の). */
  region: boolean
  place: number | undefined
}

export interface PlacedSlot {
  slot: Slot
  at: number
  clause: number
  link: string
  /** The sentence ends in saying it: the deadline is 30 April. */
  copula: boolean
}

/** A claim, read once; judging two of them is cheap. */
export interface Reading {
  text: string
  language: ClaimLanguage
  years: readonly number[]
  tokens: readonly Token[]
  slots: readonly PlacedSlot[]
  /** 必ずしも, not all: its negation says less than the opposite. */
  weakNegation: boolean
  hedged: boolean
  /** Said of a plan, a target or a forecast. */
  planned: boolean
  past: boolean
  /** Says of which part it speaks (うち, of which). */
  partial: boolean
  /** Both "latest": two values are one before and one after. */
  latest: boolean
  /** A scene without names or dates, such as the caption of a picture. */
  scene: boolean
}

export interface Conflicts {
  /** The expensive part: once a claim. */
  read(claim: Claim): Reading
  /** Of two sentences met in documents, where hardly any two contradict each other. */
  judge(a: Reading, b: Reading): ConflictJudgement
  /** Of two claims that somebody put side by side. */
  judgeAsked(a: Reading, b: Reading): ConflictJudgement
  /** Pairs worth judging, by what they share; found one after the other. */
  candidates(claims: readonly Reading[]): Iterable<[number, number]>
}
