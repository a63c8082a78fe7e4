import type { Slot } from '#listening/index.ts'
import type { AboutNaze } from '../../../talk/about-naze.ts'
import type { Acknowledgement } from '../../../talk/acknowledgements.ts'
import type { Feeling } from '../../../talk/feelings.ts'
import type { MoveWording } from './moves/asked-move.ts'

/** What is said in half a sentence before a question. */
export type Lead =
  | 'another-way'
  | 'apology'
  | 'courtesy'
  | 'aside'
  | 'foreign'
  | 'back'
  | 'told-before'
  | 'silence'
  | AboutNaze
  | Feeling
  | Acknowledgement

/**
 * Everything naze can ask in one register of one language. {n} is a noun of what was just said, {w} the short name of what
 * somebody wants to make, {x} what they decided to do.
 */
export interface Wording {
  /** Where a wish comes from, asked with its own words. */
  opening: readonly string[]
  /** After a single word ({n}). */
  probe: readonly string[]
  asks: MoveWording
  /** Said instead, to somebody who came with another's wish, and to somebody who has told of a loss. */
  ownSide: readonly string[]
  afterLoss: Readonly<Partial<MoveWording>>
  /** Where nothing can be said back. */
  heart: readonly string[]
  leads: Readonly<Record<Lead, readonly string[]>>
  /** One sentence that says what was meant, with an example, then the question in simpler words. */
  explain: Readonly<Record<Slot | 'start' | 'opening' | 'none' | 'read-back', string>>
  bridge: readonly string[]
  instead: readonly string[]
  resume: readonly string[]
  /** Nothing was said yet that could be asked about. */
  start: readonly string[]
  /** Names for what has none. */
  it: { subject: string; said: string }
}
