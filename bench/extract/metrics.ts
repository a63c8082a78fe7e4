const words = (text: string) => text.match(/[\p{L}\p{N}\p{M}_]+/gu) ?? []

function counted(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function shared(a: Map<string, number>, b: Map<string, number>): number {
  let both = 0
  for (const [item, count] of a) both += Math.min(count, b.get(item) ?? 0)
  return both
}

export interface Score {
  precision: number
  recall: number
}

function runsOfFour(text: string): string[] {
  const all = words(text)
  const runs: string[] = []
  for (let i = 0; i < Math.max(1, all.length - 3); i++)
    if (all[i] !== undefined) runs.push(all.slice(i, i + 4).join(' '))
  return runs
}

/** article-extraction-benchmark: bags of four-word runs; a side without any is left out of its mean. */
export function articleScore(text: string, gold: string): Partial<Score> {
  const found = runsOfFour(text)
  const wanted = runsOfFour(gold)
  const both = shared(counted(found), counted(wanted))
  return {
    ...(found.length > 0 && { precision: both / found.length }),
    ...(wanted.length > 0 && { recall: both / wanted.length }),
  }
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Its F1 is that of the two means. */
export function articleF1(scores: readonly Partial<Score>[]): number {
  const precision = mean(scores.flatMap((score) => score.precision ?? []))
  const recall = mean(scores.flatMap((score) => score.recall ?? []))
  return precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
}

/** WCXB: bags of lower-case words, F1 page by page; the set's figure is the mean. */
export function wordF1(text: string, gold: string): number {
  const found = words(text.toLowerCase())
  const wanted = words(gold.toLowerCase())
  if (wanted.length === 0) return found.length === 0 ? 1 : 0
  const both = shared(counted(found), counted(wanted))
  return (2 * both) / (found.length + wanted.length)
}

export { mean }
