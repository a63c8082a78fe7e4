import type { Citation, FinalReport, ResearchClaim, SourceReference } from '../../contract/engine.ts'
import { bylineOf } from '../../claims/page-outline.ts'
import type { SnapshotPage } from '../types.ts'
import { independent } from '../scoring/coverage.ts'

const MOST = 20
const MOST_CITATIONS = 5

/** Numbers sources as they are first cited; pages of the same text have one number. */
export class SourceList {
  readonly #all: ReadonlyMap<string, SourceReference>
  readonly #instructions: ReadonlyMap<string, number>
  readonly #pages: ReadonlyMap<string, Pick<SnapshotPage, 'text'>>
  readonly #numbers = new Map<string, number>()

  constructor(
    all: ReadonlyMap<string, SourceReference>,
    instructions: ReadonlyMap<string, number>,
    pages: ReadonlyMap<string, Pick<SnapshotPage, 'text'>>,
  ) {
    this.#all = all
    this.#pages = pages
    this.#instructions = instructions
  }

  /** One citation an independent source, the claims as they stand. */
  cite(claims: readonly ResearchClaim[]): Citation[] {
    const byOrigin = new Map<string, ResearchClaim>()
    for (const claim of claims) {
      const origin = this.#all.get(claim.pageId)?.originId
      if (origin !== undefined && !byOrigin.has(origin)) byOrigin.set(origin, claim)
    }
    return [...byOrigin].slice(0, MOST_CITATIONS).map(([origin, { pageId, text, start, end }]) => {
      return { source: this.#number(origin), pageId, text, start, end }
    })
  }

  numberOf(pageId: string): number | undefined {
    const origin = this.#all.get(pageId)?.originId
    return origin === undefined ? undefined : this.#number(origin)
  }

  /** Those cited, by their numbers, and of the others the most reliable. */
  list(): FinalReport['sources'] {
    const best = independent([...this.#all.values()]).toSorted((a, b) => b.reliabilityScore - a.reliabilityScore)
    for (const { originId } of best.slice(0, MOST)) this.#number(originId)
    return best
      .flatMap((source) => {
        const number = this.#numbers.get(source.originId)
        const instructions = this.#instructions.get(source.originId)
        const ordered = instructions === undefined ? {} : { instructions }
        const byline = bylineOf(this.#pages.get(source.pageId)?.text ?? '', source.title)
        const told = { ...(byline !== '' && { byline }), ...ordered }
        return number === undefined ? [] : [{ ...source, number, copies: this.#copiesOf(source), ...told }]
      })
      .toSorted((a, b) => a.number - b.number)
  }

  #number(origin: string): number {
    const number = this.#numbers.get(origin) ?? this.#numbers.size + 1
    this.#numbers.set(origin, number)
    return number
  }

  #copiesOf({ originId, url }: SourceReference): string[] {
    const same = [...this.#all.values()].filter((source) => source.originId === originId && source.url !== url)
    return [...new Set(same.map((source) => source.url))]
  }
}
