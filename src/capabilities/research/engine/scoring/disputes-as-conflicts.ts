import type { ConflictDetail } from '../../contract/engine.ts'
import type { Dispute } from '../../disputes/disputes.ts'
import { namesOf } from '../../disputes/subject.ts'
import type { DisputedPage, Told } from '../../disputes/told.ts'
import { conflictIdOf, type FoundConflict, type Stated } from './conflict-finder.ts'
import { everyoneOn } from './sides.ts'

const keyOf = ({ page, start }: Told) => `${page.pageId} ${start}`

/** Pages that some report quotes or that name the thing: what nobody found worth a claim is else about something else. */
export function readBy(stated: readonly Stated[], pages: readonly DisputedPage[], topic: string): DisputedPage[] {
  const read = new Set(stated.map(({ claim }) => claim.pageId))
  const names = namesOf(topic)
  return pages.filter(({ pageId, text }) => read.has(pageId) || names.some((name) => text.includes(name)))
}

/** One conflict for each matter, however many pages take either side: the clearest two sentences stand for the others. */
export function asConflicts(disputes: readonly Dispute[], stated: readonly Stated[]): FoundConflict[] {
  const reportsOf = new Map<string, Set<string>>()
  for (const { claim, reports } of stated)
    reportsOf.set(claim.pageId, new Set([...(reportsOf.get(claim.pageId) ?? []), ...reports]))
  const claimed = new Set(stated.map(({ claim }) => claim.text))
  const clarity = ({ a, b, confidence }: Dispute) => confidence + clearness(a, claimed) + clearness(b, claimed)
  const found: FoundConflict[] = []
  for (const matter of matters(disputes)) {
    const left = new Set(matter)
    while (left.size > 0) {
      const [best] = [...left].toSorted((x, y) => clarity(y) - clarity(x))
      if (best === undefined) break
      const [first, second] = [sideOf(best.a, best.b, matter), sideOf(best.b, best.a, matter)]
      const told = new Set([...first, ...second].map(keyOf))
      const [mine, theirs] = [pagesOf(first), pagesOf(second)]
      for (const one of left)
        if ((told.has(keyOf(one.a)) && told.has(keyOf(one.b))) || isToldOf(one, mine, theirs)) left.delete(one)
      left.delete(best)
      found.push(conflictOf(best, first, second, reportsOf))
    }
  }
  return found
}

const pagesOf = (side: readonly Told[]) => new Set(side.map(({ page }) => page.pageId))

/** Two pages that are already told to differ, by two more of their sentences; of figures each is a matter of its own. */
function isToldOf({ kind, a, b }: Dispute, mine: ReadonlySet<string>, theirs: ReadonlySet<string>): boolean {
  if (kind === 'number' || kind === 'price' || kind === 'words') return false
  const [one, other] = [a.page.pageId, b.page.pageId]
  return (mine.has(one) && theirs.has(other)) || (mine.has(other) && theirs.has(one))
}

/** Disputes that share a sentence are of one matter. */
function matters(disputes: readonly Dispute[]): Dispute[][] {
  const found: { keys: Set<string>; disputes: Dispute[] }[] = []
  for (const dispute of disputes) {
    const keys = [dispute.a, dispute.b].map((told) => `${dispute.kind} ${keyOf(told)}`)
    const meeting = found.filter((matter) => keys.some((key) => matter.keys.has(key)))
    const rest = found.filter((matter) => !meeting.includes(matter))
    const joined = {
      keys: new Set([...keys, ...meeting.flatMap((matter) => [...matter.keys])]),
      disputes: [...meeting.flatMap((matter) => matter.disputes), dispute],
    }
    found.splice(0, found.length, ...rest, joined)
  }
  return found.map((matter) => matter.disputes)
}

/** Whoever contradicts `against` and not `own` takes its side. */
function sideOf(own: Told, against: Told, matter: readonly Dispute[]): Told[] {
  const opponents = (of: Told) =>
    matter.flatMap(({ a, b }) => (keyOf(a) === keyOf(of) ? [b] : keyOf(b) === keyOf(of) ? [a] : []))
  const mine = new Set(opponents(own).map(keyOf))
  const others = opponents(against).filter((told) => keyOf(told) !== keyOf(own) && !mine.has(keyOf(told)))
  const unique = new Map(others.map((told) => [told.page.pageId, told]))
  unique.delete(own.page.pageId)
  unique.delete(against.page.pageId)
  return [own, ...unique.values()]
}

/** A sentence that names what it speaks of and is quoted anyway reads best; one of a forum worst. */
function clearness({ text, reading, isOwnYear }: Told, claimed: ReadonlySet<string>): number {
  const isLost = /^(?:it|she|he|they|this|that|since|これ|それ|その|この)\b/iu.test(text)
  const length = text.length / (reading.language === 'ja' ? 60 : 140)
  return (claimed.has(text) ? 0.4 : 0) + (isOwnYear ? 0.1 : 0) - (isLost ? 0.2 : 0) - 0.1 * Math.max(0, length - 1)
}

function conflictOf(
  { a, b, type, severity, confidence, why }: Dispute,
  first: readonly Told[],
  second: readonly Told[],
  reportsOf: ReadonlyMap<string, ReadonlySet<string>>,
): FoundConflict {
  const reports = (side: readonly Told[]) =>
    new Set(side.flatMap(({ page }) => [...(reportsOf.get(page.pageId) ?? [])]))
  const sides = [reports(first), reports(second)] as const
  const conflict: ConflictDetail = {
    conflictId: conflictIdOf(a, b),
    type,
    severity,
    confidence,
    why,
    statement1: statementOf(first, sides[0]),
    statement2: statementOf(second, sides[1]),
  }
  return { conflict, sides, sameOrigin: a.page.originId === b.page.originId }
}

function statementOf([own, ...others]: readonly Told[], reports: ReadonlySet<string>): ConflictDetail['statement1'] {
  if (own === undefined) throw new Error('a side without a sentence')
  const also = others.map(standsAt)
  return { ...standsAt(own), reportId: [...reports][0] ?? '', ...(also.length > 0 && { also }) }
}

export const standsAt = ({ text, page, start, end }: Told) => ({
  text,
  source: page.url,
  pageId: page.pageId,
  start,
  end,
})

/** What the pages tell of a matter with all who say it comes before the same found between two of its sentences. */
export function oneOfEach(disputes: readonly FoundConflict[], others: readonly FoundConflict[]): FoundConflict[] {
  const isTold = ({ statement1, statement2 }: ConflictDetail) =>
    disputes.some(({ conflict }) => {
      const [first, second] = [everyoneOn(conflict.statement1), everyoneOn(conflict.statement2)]
      const isAt = (places: readonly Stands[], side: Stands) => places.some((one) => isOnePlace(one, side))
      return (
        (isAt(first, statement1) && isAt(second, statement2)) || (isAt(first, statement2) && isAt(second, statement1))
      )
    })
  return merged([...disputes, ...others.filter(({ conflict }) => !isTold(conflict))])
}

/** Conflicts with one side in common and the same reason are one: whoever says the same stands beside it. */
function merged(found: readonly FoundConflict[]): FoundConflict[] {
  const kept: FoundConflict[] = []
  for (const next of found) {
    const joined = kept.findIndex(({ conflict }) => joinOf(conflict, next.conflict) !== null)
    const known = kept[joined]
    const join = known === undefined ? null : joinOf(known.conflict, next.conflict)
    if (known === undefined || join === null) {
      kept.push(next)
      continue
    }
    const [own, other] = join
    kept[joined] = { ...known, conflict: { ...known.conflict, [own]: withAlso(known.conflict[own], other) } }
  }
  return kept
}

/** 230円 と 200円, whichever comes first. */
const figuresIn = (why: string) => (why.normalize('NFKC').match(/\d[\d.,万億千]*/gu) ?? [why]).toSorted().join(' ')
type Stands = Pick<ConflictDetail['statement1'], 'pageId' | 'start' | 'end'>
const isOnePlace = (a: Stands, b: Stands) => a.pageId === b.pageId && a.start < b.end && b.start < a.end

type Side = ConflictDetail['statement1']

/** The side of the known one that another joins, where both differ in the same and have one sentence in common. */
function joinOf(known: ConflictDetail, next: ConflictDetail): ['statement1' | 'statement2', Side] | null {
  if (figuresIn(known.why) !== figuresIn(next.why)) return null
  const { statement1, statement2 } = next
  if (isOnePlace(known.statement1, statement1)) return ['statement2', statement2]
  if (isOnePlace(known.statement2, statement2)) return ['statement1', statement1]
  if (isOnePlace(known.statement1, statement2)) return ['statement2', statement1]
  return isOnePlace(known.statement2, statement1) ? ['statement1', statement2] : null
}

function withAlso(side: Side, { text, source, pageId, start, end }: Side): Side {
  if (side.pageId === pageId) return side
  return { ...side, also: [...(side.also ?? []), { text, source, pageId, start, end }] }
}
