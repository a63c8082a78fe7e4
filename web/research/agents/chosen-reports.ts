import type { WrittenReport } from '../../api/research.ts'

/** What the address of the comparison says; whatever does not fit is chosen for the reader. */
export interface ComparedSearch {
  round?: number
  left?: number
  right?: number
}

const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) ? value : undefined)

export function comparedIn({ round, left, right }: Record<string, unknown>): ComparedSearch {
  const [one, two, three] = [whole(round), whole(left), whole(right)]
  return {
    ...(one !== undefined && { round: one }),
    ...(two !== undefined && { left: two }),
    ...(three !== undefined && { right: three }),
  }
}

/** The newest round that brought something unless another is wanted, and two different agents of it where there are two. */
export function chosenReports(reports: readonly WrittenReport[], search: ComparedSearch) {
  const iterations = [...new Set(reports.map((report) => report.iteration))].sort((a, b) => a - b)
  const news = iterations.findLast((one) => reports.some((report) => report.iteration === one && !report.unchanged))
  const iteration = iterations.find((one) => one === search.round) ?? news ?? iterations.at(-1)
  const written = reports.filter((report) => report.iteration === iteration).toSorted((a, b) => a.agentId - b.agentId)
  const by = (agent: number | undefined) => written.find(({ agentId }) => agentId === agent)
  const left = by(search.left) ?? written.find(({ agentId }) => agentId !== search.right)
  if (left === undefined) throw new Error('there is nothing to compare')
  const others = written.filter(({ agentId }) => agentId !== left.agentId)
  return { iterations, iteration, written, left, right: others.find((one) => one === by(search.right)) ?? others[0] }
}

/** What one report says and the other does not, word for word. */
export function onlyIn(report: WrittenReport, other: WrittenReport): ReadonlySet<string> {
  const texts = (of: WrittenReport) => of.sections.flatMap(({ sentences }) => sentences.map(({ text }) => text))
  const there = new Set(texts(other))
  return new Set(texts(report).filter((text) => !there.has(text)))
}
