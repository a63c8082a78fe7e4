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
import type { Appraisal } from '../../claims/appraise.ts'
import type { TopicPart } from '../../claims/topic-parts.ts'
import type { FoundConflict } from '../scoring/conflict-finder.ts'
import { everyoneOn } from '../scoring/sides.ts'
import type { SnapshotPage } from '../types.ts'
import { confidenceOf, type Support } from './confidence.ts'
import { isOneStatement } from './same-figures.ts'

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
  appraisal: Appraisal
  /** Of its sentence. */
  language: Language
}

export interface Evidence {
  iterations: readonly IterationResult[]
  sources: ReadonlyMap<string, SourceReference>
  conflicts: readonly FoundConflict[]
  agentCount: number
  pages: ReadonlyMap<string, SnapshotPage>
  topic: string
  /** Of the report. */
  language: Language
  kind: ResearchClaim['kind']
}

/** Said by somebody who is not sure of it. */
const HAZY =
  /かな[。、]|だったか|たぶん|らしい|と聞い|はず|\b(?:i think|i believe|probably|apparently|as far as i|if i remember|hearsay|heard from)\b/iu

/** Everything the consensus says, what several agents or sources say besides, and what pages say that it left out; the surest first. */
export async function discoveriesIn(evidence: Evidence): Promise<{ discoveries: Discovery[]; parts: TopicPart[] }> {
  const { iterations, sources, conflicts, agentCount, language, kind, topic, pages } = evidence
  const { claims, agentsOf } = ownClaims(iterations, kind)
  const { parts, appraisals } = await appraised(claims, pages, topic, language)
  const selected = selectedOf(iterations.at(-1))?.claims ?? []
  const consensus = new Set(selected.map(({ claimId }) => claimId))
  const originOf = ({ pageId }: ResearchClaim) => sources.get(pageId)?.originId ?? pageId
  const heard = new Set(selected.map(originOf))
  const disputes = disputesOf(conflicts)
  const clarityOf = ({ claimId, pageId, weight, text }: ResearchClaim) => {
    const { isWorth = false, about = '', substance = 0 } = appraisals.get(claimId) ?? {}
    const isOwn = sources.get(pageId)?.language === language
    const isRough = /約|およそ|程度|\b(?:about|around|nearly|roughly|almost|more than)\b/iu.test(text)
    return (
      Number(isWorth) -
      (isRough ? 0.25 : 0) -
      (HAZY.test(text) ? 0.8 : 0) +
      (about === '' ? 0.3 : 0) +
      (isOwn ? 0.5 : 0) +
      0.2 * substance +
      0.2 * weight
    )
  }
  const apart = conflicts.map(({ conflict }) => [conflict.statement1.text, conflict.statement2.text] as const)
  const before = claims.map(({ claimId }) => appraisals.get(claimId)?.before ?? '')
  const agreements = await atDesk('clusters', { claims, before, apart, topic, language })
  const discoveries = agreements.flatMap(({ places, same }): Discovery[] => {
    const all = places.flatMap((place) => claims[place] ?? [])
    // Of those that say the same, one that a reader understands.
    const [best] = all.slice(0, same).toSorted((a, b) => clarityOf(b) - clarityOf(a))
    const appraisal = best === undefined ? undefined : appraisals.get(best.claimId)
    if (best === undefined || appraisal === undefined) return []
    const members = [best, ...all.filter((claim) => claim !== best)]
    const from = independent(members.flatMap(({ pageId }) => sources.get(pageId) ?? []))
    const agents = [...new Set(members.flatMap(({ claimId }) => [...(agentsOf.get(claimId) ?? [])]))].toSorted(
      (a, b) => a - b,
    )
    // Who says it and more may be contradicted in what it says more.
    const against = all
      .slice(0, same)
      .flatMap((claim) => disputes.get(claim.text) ?? disputes.get(placeOf(claim)) ?? [])
    const unique = [...new Map(against.map((conflict) => [conflict.conflictId, conflict])).values()]
    const reliabilities = from.map(({ reliabilityScore }) => reliabilityScore)
    const support: Support = { reliabilities, agents: agents.length, agentCount, conflicts: unique }
    return [
      {
        text: best.text,
        claims: members,
        agents,
        sources: from,
        support,
        confidence: confidenceOf(support),
        weight: best.weight,
        conflicts: unique,
        appraisal,
        language: sources.get(best.pageId)?.language ?? language,
      },
    ]
  })
  const isHeard = ({ claims, agents, sources }: Discovery) =>
    claims.some((claim) => consensus.has(claim.claimId) || !heard.has(originOf(claim))) ||
    agents.length > 1 ||
    sources.length > 1
  const ranked = discoveries.toSorted((a, b) => rankOf(b) - rankOf(a))
  return {
    discoveries: withOneStatementOnce(ranked)
      .filter(isHeard)
      .toSorted((a, b) => rankOf(b) - rankOf(a)),
    parts,
  }
}

/** Who tells several figures alike is a second source of the same. */
function withOneStatementOnce(ranked: readonly Discovery[]): Discovery[] {
  const kept: Discovery[] = []
  for (const one of ranked) {
    const at = kept.findIndex(
      (other) =>
        other.language === one.language &&
        other.conflicts.length + one.conflicts.length === 0 &&
        other.appraisal.standing === one.appraisal.standing &&
        isOneStatement(other.text, one.text),
    )
    const same = kept[at]
    if (same === undefined) kept.push(one)
    else kept[at] = joined(same, one)
  }
  return kept
}

function joined(one: Discovery, other: Discovery): Discovery {
  const [best, second] = other.appraisal.isWorth && !one.appraisal.isWorth ? [other, one] : [one, other]
  const agents = [...new Set([...one.agents, ...other.agents])].toSorted((a, b) => a - b)
  const sources = independent([...best.sources, ...second.sources])
  const reliabilities = sources.map(({ reliabilityScore }) => reliabilityScore)
  const support = { ...best.support, reliabilities, agents: agents.length }
  const claims = [...best.claims, ...second.claims]
  return { ...best, claims, agents, sources, support, confidence: confidenceOf(support) }
}

/** What a reader would think of each claim, by its id, and what the topic asks for. */
export async function appraised(
  claims: readonly ResearchClaim[],
  pages: ReadonlyMap<string, SnapshotPage>,
  topic: string,
  language: Language,
): Promise<{ parts: TopicPart[]; appraisals: Map<string, Appraisal> }> {
  const ofPage = Map.groupBy(claims, ({ pageId }) => pageId)
  const asked = [...ofPage].flatMap(([pageId, own]) => {
    const page = pages.get(pageId)
    return page === undefined ? [] : [{ page, claims: own }]
  })
  const { parts, appraisals } = await atDesk('appraise', { topic, language, pages: asked })
  return { parts, appraisals: new Map(appraisals) }
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

/** Where a sentence ends: a claim is without the label it may begin with, such as 答え：. */
const placeOf = ({ pageId, end }: Pick<ResearchClaim, 'pageId' | 'end'>) => `${pageId} ${end}`

function disputesOf(conflicts: readonly FoundConflict[]) {
  const found = new Map<string, ConflictDetail[]>()
  for (const { conflict } of conflicts)
    for (const side of [conflict.statement1, conflict.statement2].flatMap(everyoneOn))
      for (const key of [side.text, placeOf(side)]) found.set(key, [...(found.get(key) ?? []), conflict])
  return found
}
