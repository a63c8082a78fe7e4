import type { ReportSection, ResearchClaim, SourceReference } from '../../contract/engine.ts'
import { referenceOf } from '../agents/page-reference.ts'
import type { Analyst, Assignment, SnapshotPage } from '../types.ts'
import { atDesk } from './desk.ts'

/** Reads and writes without a model, as the built-in analyst does, in the thread that has the dictionaries. */
export function makeAnalystAtDesk(): Analyst {
  return {
    claims: (page, assignment, signal) => atDesk('claims', { page, assignment: lean(assignment) }, signal),
    async write(claims, sources, assignment, signal) {
      return { sections: await sectionsAtDesk(claims, sources, assignment, signal), writtenBy: 'built-in' }
    },
  }
}

export function sectionsAtDesk(
  claims: readonly ResearchClaim[],
  sources: readonly (SourceReference | SnapshotPage)[],
  assignment: Assignment,
  signal: AbortSignal,
): Promise<ReportSection[]> {
  const references = sources.map((source) => ('text' in source ? referenceOf(source) : source))
  return atDesk('sections', { claims, sources: references, assignment: lean(assignment) }, signal)
}

/** Of the report before, only what it says and on which claims is looked at: the rest need not be carried over. */
function lean({ context, ...assignment }: Assignment): Assignment {
  const { previousReport: previous } = context
  const previousReport = previous === null ? null : { ...previous, content: '', sources: [], claims: [], entities: [] }
  return { ...assignment, context: { ...context, previousConsensus: null, previousScore: null, previousReport } }
}
