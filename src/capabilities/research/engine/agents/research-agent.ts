import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/context.ts'
import { detectLanguage } from '#text/index.ts'
import { entitiesIn } from '../../claims/entities.ts'
import { ownNames, uses } from '../../claims/own-names.ts'
import type { AgentReport, AgentStrategy, ReportSection, ResearchClaim, TimeRange } from '../../contract/engine.ts'
import { TIME_RANGES } from '../../contract/engine.ts'
import { inParallel } from './in-parallel.ts'
import { overlaps } from '../../sources/instructions.ts'
import { instructionsOf } from './page-instructions.ts'
import { atDesk } from '../desk/desk.ts'
import { originsOf } from '../scoring/origins.ts'
import { isWithin } from './published-at.ts'
import { buildQuery } from './queries.ts'
import { reliabilityOf, sourceTypeOf } from '../scoring/reliability.ts'
import { referenceOf } from './page-reference.ts'
import { contentOf } from '../report-content.ts'
import type {
  Analyst,
  Assignment,
  Degraded,
  IterationContext,
  PageSource,
  SearchProvider,
  SearchResult,
  SnapshotPage,
} from '../types.ts'

/** Pages read at the same time. */
const AT_ONCE = 4
/** More are asked for than read, so that the preferred ones can come first. */
const CHOICE = 2

export interface AgentParts {
  search: SearchProvider
  pages: PageSource
  analyst: Analyst
  /** Writes when there is no budget left for `analyst`. */
  builtIn: Analyst
  clock: Clock
  reliability?: Readonly<Record<string, number>> | undefined
  /** Looks further back when there is nothing in the strategy's time range. */
  mayWiden?: boolean
  keepPage?(page: SnapshotPage): Promise<void>
}

export type AgentStage = 'searching' | 'reading' | 'writing'

export interface Execution {
  signal: AbortSignal
  /** Aborted: read no more, write down what is there. */
  enough?: AbortSignal
  attempt?: number
  /** By then a model must have answered. */
  until?: Date
  /** Pages of earlier iterations: the same text at another address is not read again. */
  earlier?: readonly SnapshotPage[]
  notebook?: Notebook
  onProgress?(stage: AgentStage, notebook: Notebook): void
  degraded?: Degraded
}

/** What an agent has so far; it outlives the agent's failure. */
export interface Notebook {
  queries: string[]
  pages: SnapshotPage[]
  claims: ResearchClaim[]
  refusals: AgentReport['refusals']
}
export const emptyNotebook = (): Notebook => ({ queries: [], pages: [], claims: [], refusals: [] })

/** Searches, reads, quotes and writes by itself: it knows nothing of the others but the consensus they came to. */
export class ResearchAgent {
  readonly agentId: number
  readonly strategy: AgentStrategy
  readonly #parts: AgentParts

  constructor(agentId: number, strategy: AgentStrategy, parts: AgentParts) {
    this.agentId = agentId
    this.strategy = strategy
    this.#parts = parts
  }

  async execute(context: IterationContext, execution: Execution): Promise<AgentReport> {
    const startedAt = this.#parts.clock.now()
    const { signal, enough = new AbortController().signal, notebook = emptyNotebook() } = execution
    const tell = (stage: AgentStage) => execution.onProgress?.(stage, notebook)
    const reading = AbortSignal.any([signal, enough])
    const silently = async (work: Promise<void>) => {
      try {
        await work
      } catch (error) {
        // What was stopped because there is enough is no failure.
        if (signal.aborted || !enough.aborted) throw error
      }
    }
    if (!enough.aborted) {
      tell('searching')
      await silently(this.#gather(context, execution, notebook, reading, tell))
    }
    signal.throwIfAborted()
    tell('writing')
    return this.#conclude(context, execution, notebook, startedAt, enough.aborted)
  }

  /** What there was when it had to stop: quoted, not written. */
  partial(context: IterationContext, notebook: Notebook, attempt: number, startedAt: Date): AgentReport {
    const sentences = notebook.claims.map(({ text, claimId }) => ({ text, claimIds: [claimId] }))
    const sections = sentences.length === 0 ? [] : [{ heading: context.topic, sentences }]
    return this.#report(context, notebook, attempt, startedAt, { sections, writtenBy: 'built-in' }, notebook.claims)
  }

  async #gather(
    context: IterationContext,
    { degraded = () => {}, until }: Execution,
    notebook: Notebook,
    signal: AbortSignal,
    tell: (stage: AgentStage) => void,
  ): Promise<void> {
    const covered = new Set(context.coveredSources)
    const { results, timeRange } = await this.#search(context, covered, notebook, signal, degraded)
    const wanted = this.#wanted(results)
    const gathered: { page: SnapshotPage; claims: ResearchClaim[] }[] = []
    const silent: { page: SnapshotPage; index: number }[] = []
    const claimsOf = async (page: SnapshotPage, assignment: Assignment) => {
      const orders = await instructionsOf(page, signal)
      const told = await this.#parts.analyst.claims(page, assignment, signal)
      return told.filter((claim) => !orders.some((order) => overlaps(order, claim)))
    }
    const gather = (page: SnapshotPage, index: number, claims: ResearchClaim[]) => {
      if (claims.length > 0) gathered[index] = { page, claims }
      // In the order of the search, whichever page came first; two addresses may lead to one page.
      const inOrder = [...new Map(Object.values(gathered).map((each) => [each.page.pageId, each])).values()]
      notebook.pages = inOrder.map(({ page }) => page)
      notebook.claims = inOrder.flatMap(({ claims }) => claims)
      tell('reading')
    }
    const assignment = this.#assignment(context, until)
    await inParallel(wanted, AT_ONCE, signal, async (result, index) => {
      const page = await this.#read(result, timeRange, notebook, signal)
      if (page === null) return
      await this.#parts.keepPage?.(page)
      const claims = await claimsOf(page, assignment)
      if (claims.length === 0) silent.push({ page, index })
      gather(page, index, claims)
    })
    // Of a folder that is read as a whole, pages may speak of the topic under its own name alone.
    const read = [...notebook.pages, ...silent.map(({ page }) => page)]
    const names = wanted.every(({ always }) => always === true) ? await ownNames(read, context.topic) : []
    const named = { ...assignment, topic: `${context.topic} (${names.join(', ')})` }
    await inParallel(silent, AT_ONCE, signal, async ({ page, index }) => {
      const claims = names.some((name) => uses(page, name)) ? await claimsOf(page, named) : []
      if (claims.length === 0) notebook.refusals.push({ url: page.url, reason: 'off-topic' })
      else gather(page, index, claims)
    })
    const unread = wanted.length > 0 && notebook.refusals.length >= wanted.length
    if (unread && !signal.aborted && notebook.refusals.every(({ reason }) => !HARMLESS.has(reason)))
      throw new Error(`no page could be read: ${notebook.refusals[0]?.reason ?? ''}`)
  }

  /** The strategy's own query first; where that finds little, the topic by itself. */
  async #search(
    context: IterationContext,
    covered: ReadonlySet<string>,
    notebook: Notebook,
    signal: AbortSignal,
    degraded: Degraded,
  ): Promise<{ results: SearchResult[]; timeRange: TimeRange }> {
    const most = Math.min(50, this.strategy.maxResultsPerAgent * CHOICE)
    const found = new Map<string, SearchResult>()
    for (const timeRange of this.#ranges()) {
      for (const text of new Set([buildQuery(this.strategy, context), context.topic])) {
        if (!notebook.queries.includes(text)) notebook.queries.push(text)
        const query = { text, language: context.language, timeRange, most, covered, whole: true }
        const now = this.#parts.clock.now()
        for (const result of await this.#parts.search.search(query, signal, degraded)) {
          const isFresh = !covered.has(result.url) && isWithin(timeRange, result.published ?? '', now)
          if (isFresh && !found.has(result.url)) found.set(result.url, result)
        }
        if (found.size >= this.strategy.maxResultsPerAgent / 2) break
      }
      if (found.size > 0) return { results: [...found.values()], timeRange }
    }
    return { results: [], timeRange: this.strategy.timeRange }
  }

  #ranges(): readonly TimeRange[] {
    const { timeRange } = this.strategy
    return this.#parts.mayWiden === true ? TIME_RANGES.slice(TIME_RANGES.indexOf(timeRange)) : [timeRange]
  }

  /** As many as an agent may read, and besides what is so little that nothing of it is left out. */
  #wanted(results: readonly SearchResult[]): SearchResult[] {
    const choice = this.#preferred(results.filter(({ always }) => always !== true))
    const chosen = new Set(choice.slice(0, this.strategy.maxResultsPerAgent))
    return [...results.filter(({ always }) => always === true), ...chosen]
  }

  /** Where the kind of a source can be told, the strategy's own kinds come first. */
  #preferred(results: readonly SearchResult[]): SearchResult[] {
    const isPreferred = ({ url }: SearchResult) => {
      const type = sourceTypeOf(url)
      return type !== null && this.strategy.preferredSources.includes(type)
    }
    return [...results.filter(isPreferred), ...results.filter((result) => !isPreferred(result))]
  }

  async #read(
    result: SearchResult,
    timeRange: TimeRange,
    notebook: Notebook,
    signal: AbortSignal,
  ): Promise<SnapshotPage | null> {
    const read = await this.#parts.pages.read(result, signal)
    signal.throwIfAborted()
    if ('refused' in read) {
      notebook.refusals.push({ url: result.url, reason: read.refused })
      return null
    }
    const { url, text, published, hash, fetchedAt } = read
    const title = (await atDesk('instructions', read.title, signal)).length > 0 ? '' : read.title
    if (!isWithin(timeRange, published, this.#parts.clock.now())) {
      notebook.refusals.push({ url: result.url, reason: 'out-of-range' })
      return null
    }
    const pageId = `page-${createHash('sha256').update(`${url}\n${hash}`).digest('hex').slice(0, 16)}`
    const reliabilityScore = reliabilityOf(url, this.#parts.reliability)
    const language = detectLanguage(text.slice(0, 20_000))
    return { pageId, url, title, fetchedAt, published, language, reliabilityScore, hash, originId: pageId, text }
  }

  async #conclude(
    context: IterationContext,
    { earlier = [], attempt = 1, signal, until }: Execution,
    notebook: Notebook,
    startedAt: Date,
    isShort: boolean,
  ): Promise<AgentReport> {
    const origins = await originsOf([...earlier, ...notebook.pages], signal)
    const seen = new Set(earlier.map(({ pageId }) => origins.get(pageId)))
    const copies = new Set<string>()
    for (const page of notebook.pages) {
      page.originId = origins.get(page.pageId) ?? page.pageId
      if (seen.has(page.originId)) copies.add(page.pageId)
      seen.add(page.originId)
    }
    const fresh = notebook.claims.filter(({ pageId }) => !copies.has(pageId))
    const { previousReport: previous } = context
    if (fresh.length === 0 && previous !== null) return this.#unchanged(previous, context, notebook, attempt, startedAt)
    const known = new Set(previous?.claims.map(({ claimId }) => claimId))
    const claims = [...(previous?.claims ?? []), ...fresh.filter(({ claimId }) => !known.has(claimId))]
    const assignment = this.#assignment(context, until)
    const analyst = isShort ? this.#parts.builtIn : this.#parts.analyst
    const sources = [...(previous?.sources ?? []), ...notebook.pages]
    const written = await analyst.write(claims, sources, assignment, signal)
    return this.#report(context, notebook, attempt, startedAt, written, claims)
  }

  #assignment(context: IterationContext, until: Date | undefined): Assignment {
    const { topic, language } = context
    return { topic, language, strategy: this.strategy, context, ...(until === undefined ? {} : { until }) }
  }

  #unchanged(
    previous: AgentReport,
    context: IterationContext,
    { queries, refusals }: Notebook,
    attempt: number,
    startedAt: Date,
  ): AgentReport {
    const own = { ...this.#about(context, attempt, startedAt), queries: [...queries], refusals: [...refusals] }
    return { ...previous, ...own, unchanged: true }
  }

  #report(
    context: IterationContext,
    notebook: Notebook,
    attempt: number,
    startedAt: Date,
    { sections, writtenBy }: { sections: ReportSection[]; writtenBy: AgentReport['writtenBy'] },
    claims: readonly ResearchClaim[],
  ): AgentReport {
    const known = new Set(context.previousReport?.sources.map(({ pageId }) => pageId))
    const own = notebook.pages.filter(({ pageId }) => !known.has(pageId)).map(referenceOf)
    const sources = [...(context.previousReport?.sources ?? []), ...own]
    return {
      ...this.#about(context, attempt, startedAt),
      content: contentOf(context.topic, context.language, sections, claims, sources),
      sections,
      sources,
      claims: [...claims],
      entities: entitiesIn(claims.map(({ text }) => text)),
      queries: [...notebook.queries],
      refusals: [...notebook.refusals],
      writtenBy,
      unchanged: false,
    }
  }

  #about({ iteration }: IterationContext, attempt: number, startedAt: Date) {
    const now = this.#parts.clock.now()
    return {
      agentId: this.agentId,
      // The same in every process that does this work.
      reportId: `report-${this.agentId}-${iteration}${attempt > 1 ? `-${attempt}` : ''}`,
      strategy: this.strategy,
      generatedAt: now.toISOString(),
      durationMs: Math.max(0, now.getTime() - startedAt.getTime()),
    }
  }
}

/** Reasons that say nothing about whether pages can be read. */
const HARMLESS = new Set(['off-topic', 'out-of-range'])
