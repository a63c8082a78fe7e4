import { must, type Rule } from '#kernel/gate/ask.ts'
import { sentences } from '#text/index.ts'
import { oneLine } from '../../reading/label.ts'
import { isSaidIn } from '../../reading/find-said.ts'
import { forbiddenMeans } from '../../reading/forbidden-means.ts'
import { quotedIn, withoutQuotes } from '../../reading/quotes.ts'
import { wishOf } from '../../reading/wish/read-wish.ts'
import { quoteOf } from './material.ts'
import {
  boundsOf,
  lengthOf,
  readReport,
  reported,
  type ReporterInput,
  type ReportSection,
  SECTIONS,
  TITLE,
} from './shape.ts'

type ReportRule = Rule<ReporterInput, string>

const textOf = ({ lead, parts: all }: ReportSection): string =>
  `${lead}\n${all.map((part) => `${part.label}\n${part.body}`).join('\n')}`

const headingsInOrder: ReportRule = must('headings', (report, input) => {
  const found = readReport(report).map((section) => section.heading)
  const wanted = SECTIONS[input.language]
  if (!report.trimStart().startsWith(TITLE)) return `the first line is "${TITLE}"`
  return found.length === wanted.length && wanted.every((heading, i) => heading === found[i])
    ? null
    : `exactly these second-level headings, in this order: ${wanted.join(' | ')}`
})

const summary: ReportRule = must('summary_is_purpose', (report, input) =>
  readReport(report)[0]?.lead === input.sessionPurpose.trim()
    ? null
    : `the first section is the purpose as it is: ${JSON.stringify(input.sessionPurpose)}`,
)

const parts: ReportRule = must('insights', (report, input) => {
  const [, main, supplementary, path, next] = readReport(report)
  const complaints: string[] = []
  for (const [section, tag] of [
    [main, 'primary'],
    [supplementary, 'supplementary'],
  ] as const) {
    const wanted = reported(input)
      .filter((insight) => insight.tag === tag)
      .map((insight) => oneLine(insight.label))
    const found = section?.parts.map((part) => part.label) ?? []
    if (wanted.length !== found.length || wanted.some((label) => !found.includes(label)))
      complaints.push(
        `under ${section?.heading ?? tag} one "### label" for each of ${JSON.stringify(wanted)}, and no other`,
      )
  }
  if (!path?.lead || path.parts.length > 0 || !next?.lead || next.parts.length > 0)
    complaints.push('the last two sections hold text, without ### headings')
  return complaints
})

/**
 * A label that is part of the wish or of what another, reported insight says cannot be kept out by itself; a very short one
 * may turn up by chance, so for it only a heading counts.
 */
const leftOut: ReportRule = must('weight_zero_left_out', (report, input) => {
  const sections = readReport(report).slice(1)
  const text = sections.map(textOf).join('\n')
  const headings = new Set(sections.flatMap((section) => section.parts.map((part) => part.label)))
  const others = reported(input).map(({ label, quotes }) => [label, ...quotes].join('\n'))
  const kept = [input.anchorMessage, ...others].join('\n')
  return input.insights
    .filter((insight) => insight.weight === 0 && !kept.includes(insight.label))
    .filter(({ label }) => headings.has(oneLine(label)) || (lengthOf(label) >= 6 && text.includes(oneLine(label))))
    .map((insight) => `${JSON.stringify(insight.label)} has weight 0: leave it out`)
})

const lengths: ReportRule = must('lengths', (report, input) => {
  const bodies = new Map(
    readReport(report).flatMap((section) => section.parts.map((part) => [part.label, part.body] as const)),
  )
  return reported(input).flatMap((insight) => {
    const body = bodies.get(oneLine(insight.label))
    if (body === undefined) return []
    const bounds = boundsOf(insight, input.language)
    if (bounds.sentence)
      return sentences(body).length === 1 ? [] : [`${JSON.stringify(insight.label)}: exactly one sentence`]
    const length = lengthOf(body)
    // Of words that may not be quoted whole, a report can only say as much as may be.
    const least = Math.min(bounds.least, lengthOf(quoteOf(insight, input) ?? ''))
    return length <= bounds.most && length >= least
      ? []
      : [`${JSON.stringify(insight.label)}: ${length} characters, wanted ${least} to ${bounds.most}`]
  })
})

/** Headings are labels and the summary is the purpose: the Planner's rules have seen both. */
const noMeans: ReportRule = must('no_how_words', (report, input) => {
  const { what } = wishOf(input, input.anchorMessage)
  const text = readReport(report)
    .slice(1)
    .map((s) => [s.lead, ...s.parts.map((p) => p.body)].join('\n'))
    .join('\n')
  return forbiddenMeans(withoutQuotes(text), {
    what,
    how: input.howWords,
    anchor: input.anchorMessage,
    said: input.said,
  }).map((word) => `"${word}" is a means: only inside a verbatim quote`)
})

const quotesAreSaid: ReportRule = must('quotes_said', (report, input) =>
  quotedIn(report)
    .filter((quote) => !input.said.some((message) => isSaidIn(message, quote)))
    .map((quote) => `${JSON.stringify(quote)} was not said; quotation marks hold only the person's own words, exactly`),
)

export const reporterRules: readonly ReportRule[] = [
  headingsInOrder,
  summary,
  parts,
  leftOut,
  lengths,
  noMeans,
  quotesAreSaid,
]
