import type {
  ConflictDetail,
  Ending,
  FinalReport,
  Finding,
  IterationResult,
  SourceReference,
} from '../../contract/engine.ts'
import type { FoundConflict } from '../scoring/conflict-finder.ts'
import { everyoneOn } from '../scoring/sides.ts'
import type { Run } from '../run.ts'
import { compose } from './compose.ts'
import { appraised, type Discovery, discoveriesIn, selectedOf } from './findings.ts'
import { withoutOldPlans } from './old-plans.ts'
import { inReportWords } from './reasons.ts'
import { withResolution } from './resolutions.ts'
import { SourceList } from './source-list.ts'
import { REPORT_WORDS } from './words.ts'
import { worthTelling } from './worth-telling.ts'

const MOST_QUESTIONS = 5
const MOST_NAMED = 20

export interface Ended {
  iterations: readonly IterationResult[]
  conflicts: readonly FoundConflict[]
  sources: ReadonlyMap<string, SourceReference>
  /** By the origin of a page: how many of its passages instruct whoever reads it. */
  instructions: ReadonlyMap<string, number>
  /** The addresses of everything there was to read, as far as anybody knows. */
  listed: readonly string[]
  endedBy: Ending
}

/** The report as data. Every sentence of it stands in a page, or was written with its sources by a model that passed the gate. */
export async function makeFinalReport(
  run: Run,
  ended: Ended,
): Promise<{ report: FinalReport; discoveries: Discovery[] }> {
  const { iterations, sources, endedBy } = ended
  const { topic } = run.config
  const { language } = run
  const agentCount = run.strategies.length
  const found = await withoutOthers(run, ended)
  const evidence = { iterations, sources, conflicts: found, agentCount, language, topic, pages: run.pages }
  const { discoveries, parts } = await discoveriesIn({ ...evidence, kind: 'statement' })
  const composed = compose(withoutOldPlans(worthTelling(discoveries), parts), parts, language, ended.instructions)
  const { discoveries: questions } = await discoveriesIn({ ...evidence, kind: 'question' })
  const list = new SourceList(sources, ended.instructions, run.pages)
  const conflicts = found.map(({ conflict }) => withResolution(conflict, sources, language)).toSorted(byWeight)
  const sentenceOf = (discovery: Discovery) => cited(discovery, list)
  const isAsked = parts.some(({ asked }) => asked)
  const summary = composed.summary.flatMap(sentenceOf)
  const findings = composed.findings.flatMap(({ discovery, part }, index) =>
    findingOf(discovery, part?.label ?? (isAsked ? REPORT_WORDS[language].further : undefined), index, list),
  )
  const last = iterations.at(-1)
  const selected = selectedOf(last)
  const finalScore = last?.scores.find(({ reportId }) => reportId === last.selectedReportId)
  if (selected === undefined || finalScore === undefined) throw new Error('a run without an iteration has no report')
  for (const { statement1, statement2 } of conflicts)
    for (const side of [statement1, statement2]) for (const { pageId } of everyoneOn(side)) list.numberOf(pageId)
  const sections =
    selected.writtenBy === 'model' && endedBy !== 'budget'
      ? writtenSections(selected, list)
      : composed.sections.flatMap(({ pageId, told }) => {
          const sentences = told.flatMap(sentenceOf)
          const source = list.numberOf(pageId)
          const { title = '', url = '' } = sources.get(pageId) ?? {}
          return sentences.length === 0 || source === undefined ? [] : [{ heading: title || url, source, sentences }]
        })
  const unanswered = composed.unanswered.map(({ label }) => label)
  const report: FinalReport = {
    topic,
    language,
    generatedAt: run.parts.clock.now().toISOString(),
    executiveSummary: summary,
    findings,
    sections,
    conflicts,
    openQuestions: questions.slice(0, MOST_QUESTIONS).flatMap(sentenceOf),
    ...(unanswered.length > 0 && { unanswered }),
    sources: list.list(),
    method: {
      ...methodOf(iterations, ended.listed, conflicts.length),
      agents: agentCount,
      endedBy,
      writtenBy: selected.writtenBy,
    },
    iterations: iterations.map((iteration) => iterationRow(iteration)),
    finalScore,
  }
  return { report, discoveries: composed.findings.map(({ discovery }) => discovery) }
}

const byWeight = (a: ConflictDetail, b: ConflictDetail) => b.severity * b.confidence - a.severity * a.confidence

/** What contradicts a sentence about another town or thing contradicts nothing that was asked for. */
async function withoutOthers(run: Run, { conflicts, iterations }: Ended): Promise<FoundConflict[]> {
  const sides = conflicts.flatMap(({ conflict }) => [conflict.statement1, conflict.statement2])
  const claims = iterations.flatMap(({ agentReports }) => agentReports.flatMap((report) => report.claims))
  const told = new Map(
    claims
      .filter(({ pageId, start }) => sides.some((side) => side.pageId === pageId && side.start === start))
      .map((claim) => [claim.claimId, claim]),
  )
  const { appraisals } = await appraised([...told.values()], run.pages, run.config.topic, run.language)
  const others = new Set(
    [...told.values()]
      .filter(({ claimId }) => appraisals.get(claimId)?.isOther)
      .map(({ pageId, start }) => `${pageId} ${start}`),
  )
  const isOther = ({ pageId, start }: ConflictDetail['statement1']) => others.has(`${pageId} ${start}`)
  // A page that seems to contradict itself mostly speaks of two things.
  const kept = conflicts.filter(
    ({ conflict, sameOrigin }) => !sameOrigin && !isOther(conflict.statement1) && !isOther(conflict.statement2),
  )
  return kept.map(({ conflict, sides, sameOrigin }) => {
    return { conflict: inReportWords(conflict, run.language), sides, sameOrigin }
  })
}

function remarksOn({ appraisal, conflicts, claims }: Discovery, list: SourceList) {
  const own = new Set(claims.map(({ pageId }) => list.numberOf(pageId)))
  const texts = new Set(claims.map(({ text }) => text))
  const isOn = (side: ConflictDetail['statement1']) => everyoneOn(side).some(({ text }) => texts.has(text))
  const against = conflicts.flatMap(({ statement1, statement2 }) =>
    (isOn(statement1) === isOn(statement2) ? [statement1, statement2] : [isOn(statement1) ? statement2 : statement1])
      .flatMap(everyoneOn)
      .flatMap(({ pageId }) => list.numberOf(pageId) ?? []),
  )
  const others = [...new Set(against.filter((number) => !own.has(number)))]
  const disputedBy = others.length > 0 ? others : [...new Set(against)]
  return {
    ...(appraisal.about !== '' && { about: appraisal.about }),
    ...(disputedBy.length > 0 && { disputedBy }),
    ...(appraisal.standing !== undefined && { standing: appraisal.standing }),
  }
}

function cited(discovery: Discovery, list: SourceList): FinalReport['executiveSummary'] {
  const citations = list.cite(discovery.claims)
  return citations.length === 0 ? [] : [{ text: discovery.text, citations, ...remarksOn(discovery, list) }]
}

function findingOf(discovery: Discovery, part: string | undefined, index: number, list: SourceList): Finding[] {
  const [sentence] = cited(discovery, list)
  if (sentence === undefined) return []
  const { agents, confidence } = discovery
  const independentSources = Math.max(1, discovery.sources.length)
  const named = part === undefined ? {} : { part }
  return [{ ...sentence, ...named, findingId: `finding-${index + 1}`, confidence, agents, independentSources }]
}

function writtenSections(
  selected: NonNullable<ReturnType<typeof selectedOf>>,
  list: SourceList,
): FinalReport['sections'] {
  const claims = new Map(selected.claims.map((claim) => [claim.claimId, claim]))
  return selected.sections.flatMap(({ heading, sentences }) => {
    const standing = sentences.flatMap(({ text, claimIds }) => {
      const on = claimIds.flatMap((id) => claims.get(id) ?? [])
      const citations = list.cite(on)
      return on.some(({ kind }) => kind === 'question') || citations.length === 0 ? [] : [{ text, citations }]
    })
    return standing.length === 0 ? [] : [{ heading, sentences: standing }]
  })
}

function methodOf(iterations: readonly IterationResult[], listed: readonly string[], conflicts: number) {
  const reports = iterations.flatMap(({ outcomes }) => outcomes.flatMap(({ report }) => report ?? []))
  const refusals = reports.flatMap(({ refusals }) => refusals)
  const isRead = ({ reason }: { reason: string }) => reason === 'off-topic' || reason === 'out-of-range'
  const told = new Set(reports.flatMap(({ sources }) => sources.map(({ url }) => url)))
  const read = new Set([...told, ...refusals.filter(isRead).map(({ url }) => url)])
  const refused = new Set(refusals.filter((refusal) => !isRead(refusal)).map(({ url }) => url))
  const unread = listed.filter((url) => !read.has(url) && !refused.has(url))
  const beside = [...read].filter((url) => !told.has(url)).toSorted()
  return {
    iterations: iterations.length,
    pagesRead: read.size,
    pagesRefused: [...refused].filter((url) => !read.has(url)).length,
    ...(unread.length > 0 && { unread: { count: unread.length, urls: unread.slice(0, MOST_NAMED) } }),
    ...(beside.length > 0 && { beside: beside.slice(0, MOST_NAMED) }),
    needsHumanReview: conflicts > 0 && (iterations.at(-1)?.needsHumanReview ?? false),
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
