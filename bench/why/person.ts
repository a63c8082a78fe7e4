import type { Language } from '#capabilities/why/contract.ts'

export type Temper = 'open' | 'terse' | 'difficult'

/** A scripted person: what they say first, to each open question in turn, and to an interpretation of their words. */
export interface Person {
  id: string
  language: Language
  temper: Temper
  kind: string
  opening: string
  answers: readonly string[]
  /** An interpretation that holds one of these words is theirs: they say `yes`. Otherwise `no`. */
  core: readonly string[]
  yes: string
  no: string
}
