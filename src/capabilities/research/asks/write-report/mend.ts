import type { Finding, Mended } from '#kernel/gate/index.ts'
import { type WriteReportInput, WrittenReport } from './input.ts'
import { writeRules } from './rules.ts'

/** Of a report that loses more than this nobody would say that it is still the same. */
const KEPT_AT_LEAST = 0.5

/** A report without the sentences that break a rule, each told as a warning; of one that is mostly such it stays as it came. */
export async function mendReport(value: unknown, input: WriteReportInput): Promise<Mended> {
  const asItCame: Mended = { value, warnings: [] }
  const report = WrittenReport.safeParse(value)
  if (!report.success) return asItCame
  const warnings: Finding[] = []
  const sections: WrittenReport['sections'] = []
  for (const { heading, sentences } of report.data.sections) {
    const kept: typeof sentences = []
    for (const sentence of sentences) {
      const broken = await firstBroken({ sections: [{ heading, sentences: [sentence] }] }, input)
      if (broken === undefined) kept.push(sentence)
      else warnings.push({ rule: 'dropped', message: `a sentence was left out: ${broken}` })
    }
    if (kept.length > 0) sections.push({ heading, sentences: kept })
  }
  const count = (all: WrittenReport['sections']) => all.reduce((sum, { sentences }) => sum + sentences.length, 0)
  if (warnings.length === 0 || count(sections) < count(report.data.sections) * KEPT_AT_LEAST) return asItCame
  return { value: { sections }, warnings }
}

async function firstBroken(report: WrittenReport, input: WriteReportInput): Promise<string | undefined> {
  for (const { name, check } of writeRules) {
    const said = await check(report, input)
    const [first] = typeof said === 'string' ? [said] : (said ?? [])
    if (first !== undefined) return `${name}: ${first}`
  }
  return undefined
}
