import { hasSameNumbers, readsLike } from '../../claims/same-statement.ts'
import type {
  ConflictDetail,
  Ending,
  FinalReport,
  Finding,
  IterationResult,
  Language,
  SourceReference,
} from '../../contract/engine.ts'
import type { FoundConflict } from '../scoring/conflict-finder.ts'
import { atDesk } from '../desk/desk.ts'
import type { Run } from '../run.ts'
import { type Discovery, discoveriesIn, selectedOf } from './findings.ts'
import { turnOf } from './in-passing.ts'
import { withResolution } from './resolutions.ts'
import { SourceList } from './source-list.ts'
import { REPORT_WORDS } from './words.ts'
import { distinct, summaryOf } from './summary.ts'
import { worthTelling } from './worth-telling.ts'

const MOST_FINDINGS = 10
const MOST_IN_SECTIONS = 40
/** Whatever says much less about the topic than the best is left out, unless its page has said little yet. */
const LEAST_SHARE = 0.6
const LEAST_OF_PAGE = 2
/** Less than this is a scene, a diary or an aside, whoever says it. */
const LEAST_WEIGHT = 0.35
/** More than can be read is not put in order. */
const MOST_IN_ORDER = 120
const MOST_QUESTIONS = 5

export interface Ended {
  iterations: readonly IterationResult[]
  conflicts: readonly FoundConflict[]
  sources: ReadonlyMap<string, SourceReference>
  /** By the origin of a page: how many of its passages instruct whoever reads it. */
  instructions: ReadonlyMap<string, number>
  endedBy: Ending
}

/** The report as data. Every sentence of it stands in a page, or was written with its sources by a model that passed the gate. */
export async function makeFinalReport(
  run: Run,
  ended: Ended,
): Promise<{ report: FinalReport; discoveries: Discovery[] }> {
  const { iterations, sources, endedBy } = ended
  const agentCount = run.strategies.length
  const about = { topic: run.config.topic, language: run.language }
  const evidence = { ...ended, agentCount, language: run.language }
  const found = worthTelling(await discoveriesIn({ ...evidence, kind: 'statement' }))
  const order = await atDesk('turns', {
    ...about,
    turns: found.map((one) => turnOf(one, run.language)),
    most: MOST_IN_ORDER,
  })
  const discoveries = order.flatMap(({ place, facets }) => {
    const one = found[place]
    return one === undefined ? [] : [{ ...one, facets }]
  })
  const questions = await discoveriesIn({ ...evidence, kind: 'question' })
  const list = new SourceList(sources, ended.instructions)
  const heaviest = discoveries.reduce((most, { weight }) => Math.max(most, weight), 0)
  // What speaks of a word of the topic may say less besides.
  const telling = discoveries.filter(
    ({ sources, weight, facets }) =>
      sources.length > 1 || weight >= (facets.length > 0 ? LEAST_WEIGHT : LEAST_SHARE) * heaviest,
  )
  const rank = (one: Discovery) => turnOf(one, run.language).rank
  const key = distinct(telling, MOST_FINDINGS, (a, b) => hasSameNumbers(a, b) && readsLike(a, b)).toSorted(
    (a, b) => rank(b) - rank(a),
  )
  const findings = key.map((discovery, index) => findingOf(discovery, index, list))
  const last = iterations.at(-1)
  const selected = selectedOf(last)
  const finalScore = last?.scores.find(({ reportId }) => reportId === last.selectedReportId)
  if (selected === undefined || finalScore === undefined) throw new Error('a run without an iteration has no report')
  const conflicts = ended.conflicts.map(({ conflict }) => withResolution(conflict, sources, run.language))
  for (const { statement1, statement2 } of conflicts)
    for (const { pageId } of [statement1, statement2]) list.numberOf(pageId)
  const report: FinalReport = {
    topic: run.config.topic,
    language: run.language,
    generatedAt: run.parts.clock.now().toISOString(),
    executiveSummary: summaryOf(key, ended.instructions).flatMap(({ text, claims }) => cited(text, list.cite(claims))),
    findings,
    sections:
      selected.writtenBy === 'model' && endedBy !== 'budget'
        ? writtenSections(selected, list)
        : await quotedSections(run, withoutShown(discoveries, key), list),
    conflicts: conflicts.toSorted(byWeight),
    openQuestions: questions.slice(0, MOST_QUESTIONS).flatMap(({ text, claims }) => cited(text, list.cite(claims))),
    sources: list.list(),
    method: { ...methodOf(iterations), agents: agentCount, endedBy, writtenBy: selected.writtenBy },
    iterations: iterations.map((iteration) => iterationRow(iteration)),
    finalScore,
  }
  return { report, discoveries: key }
}

const byWeight = (a: ConflictDetail, b: ConflictDetail) => b.severity * b.confidence - a.severity * a.confidence
const cited = (text: string, citations: FinalReport['findings'][number]['citations']) =>
  citations.length === 0 ? [] : [{ text, citations }]

function findingOf({ text, confidence, agents, sources, claims }: Discovery, index: number, list: SourceList): Finding {
  const independentSources = Math.max(1, sources.length)
  return {
    findingId: `finding-${index + 1}`,
    text,
    confidence,
    agents,
    independentSources,
    citations: list.cite(claims),
  }
}

/** What stands among the findings is not told again, nor in nearly the same words with the same figures. */
function withoutShown(discoveries: readonly Discovery[], key: readonly Discovery[]): Discovery[] {
  const shown = new Set(key)
  return discoveries.filter(
    (discovery) =>
      !shown.has(discovery) && !key.some(({ text }) => readsLike(text, discovery.text) && adds(text, discovery.text)),
  )
}

/** No figure of either is missing in the other, but for those one of them has besides. */
function adds(a: string, b: string): boolean {
  const [mine, theirs] = [a, b].map((text) => new Set(text.normalize('NFKC').match(/\d[\d,.]*\d|\d/gu)))
  const [few, many] = (mine?.size ?? 0) <= (theirs?.size ?? 0) ? [mine, theirs] : [theirs, mine]
  return [...(few ?? [])].every((figure) => many?.has(figure))
}

async function quotedSections(
  run: Run,
  discoveries: readonly Discovery[],
  list: SourceList,
): Promise<FinalReport['sections']> {
  const heaviest = discoveries.reduce((most, { weight }) => Math.max(most, weight), 0)
  const ofPage = new Map<string, number>()
  const worth = discoveries.filter(({ weight, sources }) => {
    const origin = sources[0]?.originId ?? ''
    const before = ofPage.get(origin) ?? 0
    ofPage.set(origin, before + 1)
    return weight >= (before < LEAST_OF_PAGE ? LEAST_WEIGHT : LEAST_SHARE) * heaviest
  })
  const shown = worth.slice(0, MOST_IN_SECTIONS)
  const language = run.language
  const members = shown.map(({ text, weight, sources }) => {
    return { text, weight, language: sources[0]?.language ?? language }
  })
  const groups = headed(await atDesk('groups', { topic: run.config.topic, language, members }), language)
  return groups.map(({ heading, members: places }) => ({
    heading,
    sentences: places.flatMap((place) => {
      const one = shown[place]
      return one === undefined ? [] : cited(one.text, list.cite(one.claims))
    }),
  }))
}

interface Group {
  heading: string
  members: number[]
}

/** A single common word over two sentences, or one in the other language, heads nothing: those stand with the rest. */
function headed(groups: readonly Group[], language: Language): Group[] {
  const { further } = REPORT_WORDS[language]
  const isPhrase = (heading: string) => (language === 'ja' ? heading.length >= 4 : /\S\s+\S/u.test(heading))
  const stands = ({ heading, members }: Group) =>
    /[\u3040-\u9fff]/u.test(heading) === (language === 'ja') && (members.length > 2 || isPhrase(heading))
  const kept = groups.filter((group) => group.heading !== further && stands(group))
  if (kept.length === 0 && groups.length === 1) return [...groups]
  const rest = groups.filter((group) => !kept.includes(group)).flatMap(({ members }) => members)
  return rest.length === 0 ? kept : [...kept, { heading: further, members: rest.toSorted((a, b) => a - b) }]
}

function writtenSections(
  selected: NonNullable<ReturnType<typeof selectedOf>>,
  list: SourceList,
): FinalReport['sections'] {
  const claims = new Map(selected.claims.map((claim) => [claim.claimId, claim]))
  return selected.sections.flatMap(({ heading, sentences }) => {
    const standing = sentences.flatMap(({ text, claimIds }) => {
      const on = claimIds.flatMap((id) => claims.get(id) ?? [])
      return on.some(({ kind }) => kind === 'question') ? [] : cited(text, list.cite(on))
    })
    return standing.length === 0 ? [] : [{ heading, sentences: standing }]
  })
}

function methodOf(iterations: readonly IterationResult[]) {
  const reports = iterations.flatMap(({ outcomes }) => outcomes.flatMap(({ report }) => report ?? []))
  const refusals = reports.flatMap(({ refusals }) => refusals)
  const isRead = ({ reason }: { reason: string }) => reason === 'off-topic' || reason === 'out-of-range'
  const read = new Set([...reports.flatMap(({ sources }) => sources), ...refusals.filter(isRead)].map(({ url }) => url))
  const refused = new Set(refusals.filter((refusal) => !isRead(refusal)).map(({ url }) => url))
  return {
    iterations: iterations.length,
    pagesRead: read.size,
    pagesRefused: [...refused].filter((url) => !read.has(url)).length,
    needsHumanReview: iterations.at(-1)?.needsHumanReview ?? false,
  }
}

function iterationRow(iteration: IterationResult): FinalReport['iterations'][number] {
  const score = iteration.scores.find(({ reportId }) => reportId === iteration.selectedReportId)
  return {
    iteration: iteration.iteration,
    score: score?.totalScore ?? 0,
    consistency: score?.consistencyScore ?? 0,
    reliability: score?.reliabilityScore ?? 0,
    coverage: score?.coverageScore ?? 0,
    reason: iteration.selectionReason,
  }
}
