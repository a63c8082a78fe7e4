import type { Reason } from '../../sessions/reasons.ts'
import type { Thing } from './judging.ts'

/** What is said of claims: what is wrong, what has nothing to do with the request, and how it was counted. */
export interface Found {
  errors: Reason[]
  untied: Reason[]
  notes: Reason[]
}

/** Every claim of a kind; of those that mean one thing, one. */
export async function judgeEach<T>(
  items: readonly string[],
  { errors, untied, notes }: Found,
  judge: (item: string) => Promise<Thing<T>>,
): Promise<T[]> {
  const held: { item: string; means: readonly string[]; value: T }[] = []
  for (const item of new Set(items)) {
    const thing = await judge(item)
    if ('wrong' in thing) {
      errors.push(thing.wrong)
      continue
    }
    if (thing.untied !== undefined) untied.push(thing.untied)
    held.push({ item, ...thing })
  }
  // `Cart.add` is one of those that `add` means: who names both names one thing, the surer one.
  const taken = new Set<string>()
  const distinct = new Set<string>()
  for (const { item, means } of held.toSorted((a, b) => a.means.length - b.means.length)) {
    if (means.some((each) => taken.has(each))) notes.push({ name: 'counted-once', item })
    else distinct.add(item)
    for (const each of means) taken.add(each)
  }
  return held.filter(({ item }) => distinct.has(item)).map(({ value }) => value)
}
