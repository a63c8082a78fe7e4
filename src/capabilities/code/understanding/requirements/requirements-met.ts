import type { Reach } from '../../facts.ts'
import type { SlotName } from '../../contract.ts'
import { asksForChange } from '../../routing/asks-change.ts'
import { requirementsFor } from '../../routing/requirements.ts'
import { changesCode } from '../../routing/route.ts'
import type { SessionRow } from '../../rows/sessions.ts'
import type { Judgement } from '../../tables.ts'

export type Met = Judgement['requirements'][number]

export interface Counted {
  symbols_identified: number
  /** Of constants and fields at most half of what is needed counts. */
  values: number
  entry_points: number
  files_analyzed: number
  documents: number
  existing_patterns: number
  /** Slots that a fact of this session shows. */
  shown: ReadonlySet<SlotName>
  targetResolved: boolean
}

const NOTHING: Counted = {
  symbols_identified: 0,
  values: 0,
  entry_points: 0,
  files_analyzed: 0,
  documents: 0,
  existing_patterns: 0,
  shown: new Set(),
  targetResolved: false,
}

type Counts = Omit<ReturnType<typeof requirementsFor>, 'slot_evidence'>

/** What is needed, and how much of it there is. `reach`: how much there can be in this code. */
export function requirementsMet(session: SessionRow, counted: Counted, reach?: Reach): Met[] {
  const { intent, risk, slots } = session
  const { slot_evidence, ...asked } = requirementsFor(
    intent,
    risk,
    slots.observed_issue !== undefined,
    asksForChange({ intent, slots }),
  )
  const needed = reach === undefined ? asked : asMuchAsThereIs(asked, reach)
  const values = Math.min(counted.values, mostValues(asked))
  // Where there is too little code documents are what there is to read.
  const documents = needed.files_analyzed < asked.files_analyzed ? counted.documents : 0
  const have: Counts = {
    symbols_identified: counted.symbols_identified + values,
    entry_points: counted.entry_points,
    files_analyzed: counted.files_analyzed + documents,
    existing_patterns: counted.existing_patterns,
  }
  const met = COUNTS.map((requirement): Met => {
    const one: Met = { requirement, needed: needed[requirement], have: have[requirement] }
    if (one.needed < asked[requirement]) one.asked = asked[requirement]
    return one
  })
  if (changesCode(intent)) met.push({ requirement: 'target_feature', needed: 1, have: counted.targetResolved ? 1 : 0 })
  for (const slot of slot_evidence)
    met.push({ requirement: `slot_evidence.${slot}`, needed: 1, have: counted.shown.has(slot) ? 1 : 0 })
  return met.filter(({ needed, asked = 0 }) => needed > 0 || asked > 0)
}

const COUNTS = ['symbols_identified', 'entry_points', 'files_analyzed', 'existing_patterns'] as const

const mostValues = ({ symbols_identified }: Counts): number => Math.floor(symbols_identified / 2)

/** Nothing is asked for that cannot be in the code; one file always can. */
function asMuchAsThereIs(asked: Counts, { files, documents, symbols, values, entryPoints }: Reach): Counts {
  return {
    symbols_identified: Math.min(asked.symbols_identified, symbols + Math.min(values, mostValues(asked))),
    entry_points: Math.min(asked.entry_points, entryPoints),
    files_analyzed: Math.min(asked.files_analyzed, Math.max(1, files + documents)),
    existing_patterns: Math.min(asked.existing_patterns, Math.max(symbols, files)),
  }
}

/** As much as is asked for at all: where there is that, nobody has to count further. */
export function enoughFor({ intent, risk, slots }: SessionRow): Reach {
  const asked = requirementsFor(intent, risk, slots.observed_issue !== undefined, asksForChange({ intent, slots }))
  return {
    files: asked.files_analyzed,
    documents: 0,
    symbols: Math.max(asked.symbols_identified, asked.existing_patterns),
    values: 0,
    entryPoints: asked.entry_points,
  }
}

export const isShort = ({ needed, have }: Met): boolean => have < needed

/** Before anything was submitted. */
export function startingRequirements(session: SessionRow): Met[] {
  return requirementsMet(session, NOTHING)
}

/** The share of what is needed, less where claims did not hold; 1 exactly where nothing is missing and nothing was wrong. */
export function confidenceOf(met: readonly Met[], claims: number, wrong: number): number {
  if (met.length === 0) return wrong === 0 ? 1 : 0
  const share =
    met.reduce((sum, { needed, have }) => sum + (needed === 0 ? 1 : Math.min(1, have / needed)), 0) / met.length
  const held = claims + wrong === 0 ? 1 : claims / (claims + wrong)
  const confidence = Math.floor(share * (wrong === 0 ? 1 : Math.min(held, 0.9)) * 100) / 100
  return confidence
}
