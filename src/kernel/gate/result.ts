import type { NazeError } from '#kernel/errors.ts'
import type { Trouble } from '#kernel/model/trouble.ts'
import type { Accepted } from './accepted.ts'
import type { Finding } from './ask.ts'
import type { SOURCES } from './tables.ts'

/** Who can be asked. */
export type Source = Exclude<(typeof SOURCES)[number], 'external'>

export interface Usage {
  tokensIn: number
  tokensOut: number
  /** Null where no price is known. */
  costUsd: number | null
}

/** An accepted answer with what it cost and who made it. */
export interface MadeAnswer<T> {
  ok: true
  accepted: Accepted<T>
  source: Source
  /** The model's name, or `built-in`. */
  model: string
  /** The model the built-in stands in for, and why its answer was not taken: a failure's code, or the rules it broke. */
  insteadOf?: InsteadOf
  attempts: number
  usage: Usage
}

export interface InsteadOf {
  model: string
  because: readonly string[]
  /** Of a model that was not asked or gave no answer: what the trouble was. */
  trouble?: Trouble
}

export interface Refusal {
  ok: false
  /** The row of the ledger that shows what was refused. */
  askId: string
  errors: readonly Finding[]
  warnings: readonly Finding[]
  attempts: number
  usage: Usage
  /** What was refused last, as far as it could be read; null when there was no answer at all. */
  lastOutput: unknown
  /** Set when the model could not be reached at all, rather than answering badly. */
  failure?: NazeError
  /** What the trouble with the model was, where it was not its words: it was not asked, or gave no answer. */
  trouble?: Trouble
}

export type GateResult<T> = MadeAnswer<T> | Refusal

/** On what was made elsewhere. */
export type Verdict<T> = { ok: true; accepted: Accepted<T> } | Refusal

export interface AskOptions {
  /** Whose words are in the input. */
  subjectId?: string
  /** Receives what may already be seen of a guarded stream; the accepted text replaces it. */
  onDraft?(text: string): void
  /** Leaves the model out: for a caller that was refused its answer and wants the built-in one after all. */
  builtInOnly?: boolean
  /** An answer that came with another ask of the same model: judged first, and only if it will not do is the model asked. */
  offered?: string
}
