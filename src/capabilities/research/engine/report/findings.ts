import type {
  AgentReport,
  ConflictDetail,
  IterationResult,
  Language,
  ResearchClaim,
  SourceReference,
} from '../../contract/engine.ts'
import { atDesk } from '../desk/desk.ts'
import { independent } from '../scoring/coverage.ts'
import type { FoundConflict } from '../scoring/conflict-finder.ts'
import { confidenceOf, type Support } from './confidence.ts'

/** What was found, by whom, and how sure it is; sentences that say the same are one. */
export interface Discovery {
  text: string
  claims: readonly ResearchClaim[]
  agents: number[]
  sources: readonly SourceReference[]
  support: Support
  confidence: number
  weight: number
  conflicts: readonly ConflictDetail[]
}

export interface Evidence {
  iterations: readonly IterationResult[]
  sources: ReadonlyMap<string, SourceReference>
  conflicts: readonly FoundConflict[]
  agentCount: number
  /** Of the report. */
  language: Language
  kind: ResearchClaim['kind']
}

/** Everything the consensus says, what several agents or sources say besides, and what pages say that it left out; the surest first. */
export async function discoveriesIn({
  iterations,
  sources,
  conflicts,
  agentCount,
  language,
  kind,
}: Evidence): Promise<Discovery[]> {
  const { claims, agentsOf } = ownClaims(iterations, kind)
  const selected = selectedOf(iterations.at(-1))?.claims ?? []
  const consensus = new Set(selected.map(({ claimId }) => claimId))
  const originOf = ({ pageId }: ResearchClaim) => sources.get(pageId)?.originId ?? pageId
  const heard = new Set(selected.map(originOf))
  const disputes = disputesOf(conflicts)
  const apart = conflicts.map(({ conflict }) => [conflict.statement1.text, conflict.statement2.text] as const)
  const clusters = await atDesk('clusters', { claims, apart, language })
  return clusters
    .map((places) => places.flatMap((place) => claims[place] ?? []))
    .map((claims) => {
      const from = independent(claims.flatMap(({ pageId }) => sources.get(pageId) ?? []))
      const agents = [...new Set(claims.flatMap(({ claimId }) => [...(agentsOf.get(claimId) ?? [])]))].toSorted(
        (a, b) => a - b,
      )
      const against = claims.flatMap(({ text }) => disputes.get(text)?.map(({ conflict }) => conflict) ?? [])
      const support: Support = {
        reliabilities: from.map(({ reliabilityScore }) => reliabilityScore),
        agents: agents.length,
        agentCount,
        conflicts: [...new Map(against.map((conflict) => [conflict.conflictId, conflict])).values()],
      }
      const [best] = claims
      const confidence = confidenceOf(support)
      return {
        text: best?.text ?? '',
        claims,
        agents,
        sources: from,
        support,
        confidence,
        weight: best?.weight ?? 0,
        conflicts: against,
      }
    })
    .filter(
      ({ claims, agents, sources }) =>
        claims.some((claim) => consensus.has(claim.claimId) || !heard.has(originOf(claim))) ||
        agents.length > 1 ||
        sources.length > 1,
    )
    .toSorted((a, b) => rankOf(b) - rankOf(a))
}

/** What a second independent witness adds to how sure it makes us. */
const WITNESS = 0.1

/** How sure it is, by how many, and how much it says about the topic: each can sink the others. */
export const rankOf = ({ confidence, sources, weight }: Discovery) =>
  2.5 * confidence * (1 + WITNESS * Math.min(2, sources.length - 1)) * (0.1 + 0.9 * weight)

export function selectedOf(iteration: IterationResult | undefined): AgentReport | undefined {
  return iteration?.agentReports.find(({ reportId }) => reportId === iteration.selectedReportId)
}

/** Claims with the agents who came upon them themselves: what was taken over from the consensus is no second voice. */
function ownClaims(iterations: readonly IterationResult[], kind: ResearchClaim['kind']) {
  const claims = new Map<string, ResearchClaim>()
  const agentsOf = new Map<string, Set<number>>()
  let taken = new Set<string>()
  for (const iteration of iterations) {
    for (const report of iteration.agentReports) {
      for (const claim of report.claims) {
        if (claim.kind !== kind || taken.has(claim.claimId)) continue
        claims.set(claim.claimId, claims.get(claim.claimId) ?? claim)
        agentsOf.set(claim.claimId, (agentsOf.get(claim.claimId) ?? new Set()).add(report.agentId))
      }
    }
    taken = new Set(selectedOf(iteration)?.claims.map(({ claimId }) => claimId))
  }
  return { claims: [...claims.values()], agentsOf }
}

function disputesOf(conflicts: readonly FoundConflict[]) {
  const found = new Map<string, { conflict: ConflictDetail; other: string }[]>()
  const add = (text: string, other: string, conflict: ConflictDetail) =>
    found.set(text, [...(found.get(text) ?? []), { conflict, other }])
  for (const { conflict } of conflicts) {
    add(conflict.statement1.text, conflict.statement2.text, conflict)
    add(conflict.statement2.text, conflict.statement1.text, conflict)
  }
  return found
}
