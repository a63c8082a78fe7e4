import type { Language } from '#text/index.ts'
import type { DeclinedSet } from '../declined/declined-set.ts'
import type { BoardFacts } from '../proposal-quality/board-facts.ts'
import type { DeskNode } from '../rows/desk.ts'

/** What Organizer and Advisor are asked about. `nodes` are those that may be referred to, the last touched first. */
export interface ReportInput {
  language: Language
  facts: BoardFacts
  nodes: readonly DeskNode[]
  focusNodeId: string | undefined
  userIntent: string
  constraints: readonly string[]
  /** What a person does not want to see again. */
  declined: DeclinedSet
}
