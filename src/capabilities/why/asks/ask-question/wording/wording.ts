import type { Slot, StatementType } from '#listening/index.ts'
import type { AboutNaze } from '../../../talk/about-naze.ts'
import type { Feeling } from '../../../talk/feelings.ts'

/**
 * A question by hand. {p} is a whole clause of the person, {n} a noun of what they just said, {w} the short name of what they
 * want to make, {x} what they decided to do. `after`: only behind such a statement; without it, behind any.
 */
export interface Variant {
  text: string
  after?: readonly StatementType[]
}

/** What is said in half a sentence before a question. */
export type Lead = 'another-way' | 'apology' | 'courtesy' | 'aside' | 'foreign' | 'back' | AboutNaze | Feeling

/** Everything naze can ask in one register of one language. */
export interface Wording {
  /** The first question behind a wish, behind somebody else's, and behind a first line that shows how somebody is. */
  opening: readonly Variant[]
  openingOther: readonly Variant[]
  openingFelt: readonly Variant[]
  /** After a single word ({n}). */
  probe: readonly Variant[]
  /** What fits after a loss, whatever else was said. */
  gentle: readonly Variant[]
  slots: Readonly<Record<Slot, readonly Variant[]>>
  /** When every slot was asked for. */
  spare: readonly Variant[]
  leads: Readonly<Record<Lead, readonly string[]>>
  /** One sentence that says what was meant, with an example, then the question in simpler words. */
  explain: Readonly<Record<Slot | 'start' | 'opening' | 'none' | 'read-back', string>>
  bridge: readonly Variant[]
  instead: readonly Variant[]
  resume: readonly Variant[]
  /** Nothing was said yet that could be asked about. */
  start: readonly Variant[]
  /** Names for what has none. */
  it: { subject: string; said: string }
}
