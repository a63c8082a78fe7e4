import { createHash } from 'node:crypto'
import type { AgentReport, ConflictDetail, Language, ResearchClaim, SourceReference } from '../../contract/engine.ts'
import { comparable, isOfAnother } from '../../claims/comparable.ts'
import { mainClause } from '../../claims/main-clause.ts'
import { sameAttribute, sameCount } from '../../claims/same/same-attribute.ts'
import { Breather } from '../breather.ts'
import type { ConflictJudge } from '../types.ts'

/** A claim with whoever reports it. */
export interface Stated {
  claim: ResearchClaim
  source: SourceReference
  reports: Set<string>
}
/** A conflict and where its two sides stand. */
export interface FoundConflict {
  conflict: ConflictDetail
  sides: readonly [reports: ReadonlySet<string>, reports: ReadonlySet<string>]
  /** Both sides come from one text: worth showing, but no disagreement of sources. */
  sameOrigin: boolean
}

/** So many different statements of one pattern are a list of different things, not a quarrel. */
const SERIES = 4
const SURE = 0.75

/** Finds what cannot both be true among the claims of reports. Each sentence is read once in its life. */
export class ConflictFinder<R> {
  readonly #judge: ConflictJudge<R>
  readonly #readings = new Map<string, R>()
  readonly #verdicts = new Map<string, ReturnType<ConflictJudge<R>['judge']>>()

  constructor(judge: ConflictJudge<R>) {
    this.#judge = judge
  }

  /** How many sentences it has read. */
  get readings(): number {
    return this.#readings.size
  }

  async among(stated: readonly Stated[]): Promise<FoundConflict[]> {
    const readings: R[] = []
    const breather = new Breather()
    const years = yearsByPage(stated)
    for (const { claim, source } of stated) {
      readings.push(this.read(claim.text, source.language, years.get(claim.pageId)))
      await breather.breathe()
    }
    const found = new Map<string, FoundConflict>()
    for (const [left, right] of this.#judge.candidates(readings)) {
      const [a, b, first, second] = [stated[left], stated[right], readings[left], readings[right]]
      if (a === undefined || b === undefined || first === undefined || second === undefined) continue
      await breather.breathe()
      if (a.claim.text === b.claim.text || isOfAnother(about(a), about(b))) continue
      if (HYPERBOLE.test(a.claim.text) || HYPERBOLE.test(b.claim.text)) continue
      const isAlike = comparable(a.claim.text, b.claim.text)
      const isOneThing = isAlike || sameAttribute(about(a), about(b)) || sameCount(about(a), about(b))
      const conflictId = conflictIdOf(a.claim, b.claim)
      const known = this.#verdicts.get(conflictId)
      const verdict = isOneThing ? (known ?? this.#judge.judge(first, second)) : this.#ofClauses(a, b)
      if (verdict === undefined) continue
      this.#verdicts.set(conflictId, verdict)
      if (!verdict.conflict || verdict.type === null || !countsOneThing(verdict.why)) continue
      // Words of two languages are compared by meaning, which is rougher: only what is sure counts.
      if (a.source.language !== b.source.language && verdict.confidence < SURE) continue
      if (!isAlike && isOneThing && verdict.confidence < SURE) continue
      if (isOfOtherSize(verdict.why)) continue
      const { type, severity, confidence, why } = verdict
      remember(found, conflictBetween(a, b, { type, severity, confidence, why }))
    }
    return withoutSeries([...found.values()])
  }

  /** What two sentences say first may speak of the same thing where the whole of them does not. */
  #ofClauses(a: Stated, b: Stated): ReturnType<ConflictJudge<R>['judge']> | undefined {
    if (a.source.language !== b.source.language) return undefined
    const [first, second] = [a, b].map(({ claim, source }) => mainClause(claim.text, source.language))
    if (first === undefined || second === undefined || (first === a.claim.text && second === b.claim.text))
      return undefined
    if (!comparable(first, second)) return undefined
    return this.#judge.judge(this.read(first, a.source.language), this.read(second, b.source.language))
  }

  read(text: string, language: Language, years: readonly number[] = []): R {
    const key = `${years.join(' ')}\n${text}`
    const known = this.#readings.get(key)
    if (known !== undefined) return known
    const reading = this.#judge.read({ text, language, years })
    this.#readings.set(key, reading)
    return reading
  }
}

/** Says how something seems, not how it is. */
const HYPERBOLE = /\bas (?:if|though)\b|\b(?:may|might) seem\b|まるで|かのよう/iu
const COUNTED =
  /([\d,.]+)(個|人|名|台|件|回|本|枚|軒|店|世帯|か所|カ所|箇所|社|校|冊|匹|頭|戸|棟|便|席|袋|基|歳|泊|棚)と? ?と ?(?:約)?([\d,.]+)(個|人|名|台|件|回|本|枚|軒|店|世帯|か所|カ所|箇所|社|校|冊|匹|頭|戸|棟|便|席|袋|基|歳|泊|棚)/u
const SAME_COUNTER: Readonly<Record<string, string>> = { 名: '人', カ所: 'か所', 箇所: 'か所' }

/** One bucket and four people are two counts. */
function countsOneThing(why: string): boolean {
  const [, , first = '', , second = ''] = COUNTED.exec(why.normalize('NFKC')) ?? []
  return (SAME_COUNTER[first] ?? first) === (SAME_COUNTER[second] ?? second)
}

const AMOUNT = /(\d[\d,]*(?:\.\d+)?)\s*(billion|million|thousand|億|万|千)?/giu
const TIMES: Readonly<Record<string, number>> = {
  billion: 1e9,
  million: 1e6,
  thousand: 1e3,
  億: 1e8,
  万: 1e4,
  千: 1e3,
}
/** So many times as much is no other answer to the same question: a building and a ticket have two prices. */
const OTHER_SIZE = 1_000

function isOfOtherSize(why: string): boolean {
  const amounts = Array.from(why.normalize('NFKC').matchAll(AMOUNT), ([, digits = '', scale = '']) => {
    return Number(digits.replaceAll(',', '')) * (TIMES[scale.toLowerCase()] ?? 1)
  }).filter((amount) => amount > 0)
  return amounts.length === 2 && Math.max(...amounts) / Math.min(...amounts) > OTHER_SIZE
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=年|\b)/gu

/** Of which years the claims of a page speak: a sentence without one is probably about theirs. */
function yearsByPage(stated: readonly Stated[]): Map<string, number[]> {
  const found = new Map<string, Set<number>>()
  for (const { claim } of stated)
    for (const [year] of claim.text.normalize('NFKC').matchAll(YEAR))
      found.set(claim.pageId, (found.get(claim.pageId) ?? new Set()).add(Number(year)))
  return new Map(Array.from(found, ([page, years]) => [page, [...years].toSorted()]))
}

/** Two claims as the sides of a conflict. */
export function conflictBetween(
  a: Stated,
  b: Stated,
  judged: Pick<ConflictDetail, 'type' | 'severity' | 'confidence' | 'why'>,
): FoundConflict {
  const conflictId = conflictIdOf(a.claim, b.claim)
  const conflict = { conflictId, ...judged, statement1: statement(a), statement2: statement(b) }
  return { conflict, sides: [a.reports, b.reports], sameOrigin: a.source.originId === b.source.originId }
}

/** The same two sentences are one conflict, wherever they are found again. */
function remember(found: Map<string, FoundConflict>, next: FoundConflict): void {
  const known = found.get(next.conflict.conflictId)
  if (known === undefined) {
    found.set(next.conflict.conflictId, next)
    return
  }
  const isTurned = known.conflict.statement1.text !== next.conflict.statement1.text
  const [first, second] = isTurned ? [next.sides[1], next.sides[0]] : next.sides
  found.set(next.conflict.conflictId, {
    conflict: known.conflict,
    sides: [new Set([...known.sides[0], ...first]), new Set([...known.sides[1], ...second])],
    sameOrigin: known.sameOrigin && next.sameOrigin,
  })
}

const about = ({ claim, source }: Stated) => ({ text: claim.text, title: source.title })

/** Statements that contradict each other all around are of one pattern: reports of many places, years or products. */
function withoutSeries(found: readonly FoundConflict[]): FoundConflict[] {
  const partners = new Map<string, Set<string>>()
  for (const { conflict } of found) {
    const [a, b] = [conflict.statement1.text, conflict.statement2.text]
    partners.set(a, (partners.get(a) ?? new Set()).add(b))
    partners.set(b, (partners.get(b) ?? new Set()).add(a))
  }
  const isSeries = (text: string) => (partners.get(text)?.size ?? 0) >= SERIES - 1
  return found.filter(({ conflict }) => !isSeries(conflict.statement1.text) || !isSeries(conflict.statement2.text))
}

/** What reports state, each claim once, with whoever reports it. */
export function statements(reports: readonly AgentReport[]): Stated[] {
  const found = new Map<string, Stated>()
  for (const report of reports) {
    const sources = new Map(report.sources.map((source) => [source.pageId, source]))
    for (const claim of report.claims) {
      const source = sources.get(claim.pageId)
      if (claim.kind !== 'statement' || source === undefined) continue
      const known = found.get(claim.claimId)
      if (known === undefined) found.set(claim.claimId, { claim, source, reports: new Set([report.reportId]) })
      else known.reports.add(report.reportId)
    }
  }
  return [...found.values()]
}

function statement({ claim, source, reports }: Stated): ConflictDetail['statement1'] {
  const { text, pageId, start, end } = claim
  return { text, source: source.url, reportId: [...reports][0] ?? '', pageId, start, end }
}

/** By the two sentences, in whichever order. */
export function conflictIdOf(a: Pick<ResearchClaim, 'text'>, b: Pick<ResearchClaim, 'text'>): string {
  return `conflict-${createHash('sha256').update([a.text, b.text].toSorted().join('\n')).digest('hex').slice(0, 16)}`
}
