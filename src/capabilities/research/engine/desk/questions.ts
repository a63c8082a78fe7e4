import type { Weighed } from '../../claims/claims-of-page.ts'
import type { Appraisal, AppraisedPage } from '../../claims/appraise.ts'
import type { TopicPart } from '../../claims/topic-parts.ts'
import type { Language, ReportSection, ResearchClaim, SourceReference } from '../../contract/engine.ts'
import type { Stretch } from '../../sources/instructions.ts'
import type { PageWithText } from '../../sources/syndication.ts'
import type { DisputedPage } from '../../disputes/told.ts'
import type { FoundConflict, Stated } from '../scoring/conflict-finder.ts'
import type { Agreement, Clustering } from './clusters.ts'
import type { Assignment, SnapshotPage } from '../types.ts'

interface About {
  topic: string
  language: Language
}
interface Writing {
  claims: readonly ResearchClaim[]
  sources: readonly SourceReference[]
  assignment: Assignment
}

/** Everything long that is done with words, in the thread that has the dictionaries: what is asked, and what comes back. */
export interface Desk {
  /** Reads the dictionaries, so that the first question need not wait for them. */
  ready(of: null): null
  claims(of: { page: SnapshotPage; assignment: Assignment }): ResearchClaim[]
  weighed(of: About & { page: SnapshotPage }): Weighed[]
  instructions(of: string): Stretch[]
  sections(of: Writing): ReportSection[]
  clusters(of: Clustering): Agreement[]
  origins(of: readonly PageWithText[]): Map<string, string>
  conflicts(of: { stated: readonly Stated[]; pages: readonly DisputedPage[]; topic: string }): FoundConflict[]
  /** The parts of a topic, and by its id what each claim tells of them. */
  appraise(of: About & { pages: readonly { page: AppraisedPage; claims: readonly ResearchClaim[] }[] }): {
    parts: TopicPart[]
    appraisals: [claimId: string, appraisal: Appraisal][]
  }
}

export type DeskKind = keyof Desk
export type DeskQuestion = { [K in DeskKind]: { kind: K; of: Parameters<Desk[K]>[0] } }[DeskKind]
export type DeskAnswers = { [K in DeskKind]: (of: Parameters<Desk[K]>[0]) => Promise<ReturnType<Desk[K]>> }
