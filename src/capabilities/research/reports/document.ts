import type { ConflictDetail, FinalReport, Finding } from '../contract.ts'
import {
  beyondSummary,
  detailHeading,
  findingIn,
  instructionNotice,
  notesOn,
  speakerOf,
  unreadNotice,
  withAbout,
  withoutTold,
} from '../engine/report/final-markdown.ts'
import { REPORT_WORDS } from '../engine/report/words.ts'

type Words = (typeof REPORT_WORDS)['en']

/** Words of a report with the numbers of their sources. */
export interface Passage {
  text: string
  sources: readonly number[]
  /** Said beside it, smaller. */
  note?: string
}

interface Side {
  text: string
  /** Whoever says so, the quoted one first; empty where its page is not among the listed sources. */
  sources: readonly number[]
  address: string
}

/** A report as paper has it: both HTML and Word are made from these and from nothing else. */
export type Block =
  | { kind: 'title'; text: string; note: string }
  | { kind: 'heading'; text: string; level: 1 | 2 }
  | { kind: 'paragraph'; passages: readonly Passage[] }
  | { kind: 'notice'; text: string }
  | { kind: 'items'; items: readonly Passage[] }
  | { kind: 'pair'; sides: readonly [Side, Side]; notes: readonly { label: string; text: string }[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'sources'; sources: readonly { number: number; title: string; url: string; notes: readonly string[] }[] }

export function documentOf(report: FinalReport): Block[] {
  const words = REPORT_WORDS[report.language]
  const { method } = report
  return [
    { kind: 'title', text: words.title(report.topic), note: report.generatedAt.slice(0, 10) },
    ...(method.needsHumanReview ? [{ kind: 'notice', text: words.review(report.conflicts.length) } as const] : []),
    ...[...unreadNotice(report), ...instructionNotice(report)].map((text) => ({ kind: 'notice', text }) as const),
    ...part(words.summary, report.executiveSummary.length, {
      kind: 'paragraph',
      passages: summary(report, words),
    }),
    ...(report.unanswered === undefined
      ? []
      : [{ kind: 'paragraph', passages: [{ text: words.unanswered(report.unanswered), sources: [] }] } as const]),
    ...part(words.findings, beyondSummary(report).length, { kind: 'items', items: findings(report, words) }),
    { kind: 'heading', level: 1, text: words.conflicts },
    ...conflicts(report, words),
    ...details(report),
    ...part(words.open, report.openQuestions.length, { kind: 'items', items: cited(report.openQuestions, report) }),
    { kind: 'heading', level: 1, text: words.method },
    { kind: 'paragraph', passages: methodOf(report, words) },
    ...part(words.process, report.iterations.length, { kind: 'table', rows: scores(report, words) }),
    ...part(words.sources, report.sources.length, { kind: 'sources', sources: sources(report, words) }),
  ]
}

function part(heading: string, count: number, block: Block): Block[] {
  return count === 0 ? [] : [{ kind: 'heading', level: 1, text: heading }, block]
}

type Cited = FinalReport['executiveSummary'][number]

const numbersOf = ({ citations }: Pick<Cited, 'citations'>) => [...new Set(citations.map(({ source }) => source))]

function cited(sentences: readonly Cited[], report: FinalReport): Passage[] {
  return sentences.map((sentence) => {
    const note = notesOn(sentence, report).join(' · ')
    return { text: withAbout(sentence), sources: numbersOf(sentence), ...(note !== '' && { note }) }
  })
}

const percent = (share: number) => Math.round(share * 100)

function findings(report: FinalReport, words: Words): Passage[] {
  return beyondSummary(report).map((finding) => passageOf(finding, report, words))
}

function summary(report: FinalReport, words: Words): Passage[] {
  return report.executiveSummary.flatMap((sentence) => {
    const finding = findingIn(report, sentence)
    return finding === undefined ? cited([sentence], report) : [passageOf(finding, report, words)]
  })
}

function passageOf(finding: Finding, report: FinalReport, words: Words): Passage {
  const from = speakerOf(finding.citations[0]?.source, report)
  return {
    text: withAbout(withoutTold(finding, report)),
    sources: numbersOf(finding),
    note: [
      ...(from === '' ? [] : [from]),
      `${words.confidence} ${percent(finding.confidence)} %`,
      words.sourcesCount(finding.independentSources),
      ...notesOn(finding, report),
    ].join(' · '),
  }
}

function conflicts({ conflicts: found, sources: listed }: FinalReport, words: Words): Block[] {
  if (found.length === 0) return [{ kind: 'paragraph', passages: [{ text: words.noConflicts, sources: [] }] }]
  const numbers = new Map(listed.map(({ pageId, number }) => [pageId, number]))
  const side = ({ text, pageId, source, also = [] }: ConflictDetail['statement1']): Side => {
    const own = numbers.get(pageId)
    const others = also.flatMap((one) => numbers.get(one.pageId) ?? [])
    return { text, sources: own === undefined ? [] : [...new Set([own, ...others])], address: source }
  }
  return found.map(({ statement1, statement2, type, why, resolution }) => ({
    kind: 'pair',
    sides: [side(statement1), side(statement2)],
    notes: [
      { label: words.conflictType[type], text: why },
      ...(resolution === undefined ? [] : [{ label: words.resolution, text: resolution }]),
    ],
  }))
}

function details(report: FinalReport): Block[] {
  const blocks = report.sections.flatMap(({ heading, source, sentences }): Block[] => {
    if (sentences.length === 0) return []
    const bare = source === undefined ? sentences : sentences.map((sentence) => withoutTold(sentence, report))
    return [
      { kind: 'heading', level: 2, text: source === undefined ? heading : speakerOf(source, report) || heading },
      { kind: 'paragraph', passages: cited(bare, report) },
    ]
  })
  return blocks.length === 0 ? [] : [{ kind: 'heading', level: 1, text: detailHeading(report) }, ...blocks]
}

function methodOf({ method }: FinalReport, words: Words): Passage[] {
  const { agents, iterations, pagesRead, pagesRefused, endedBy, writtenBy } = method
  return [
    words.methodText(agents, iterations, pagesRead, pagesRefused),
    ...(pagesRefused === 0 ? [] : [words.refused(pagesRefused)]),
    words.endedBy[endedBy],
    writtenBy === 'model' ? words.writtenByModel : words.quoted,
  ].map((text) => ({ text, sources: [] }))
}

function scores({ iterations }: FinalReport, words: Words): string[][] {
  const rows = iterations.map(({ iteration, score, consistency, reliability, coverage, reason }) => [
    String(iteration),
    ...[score, consistency, reliability, coverage].map((share) => share.toFixed(2)),
    reason,
  ])
  return [[...words.processHead], ...rows]
}

function sources({ sources: listed }: FinalReport, words: Words) {
  return listed.map(({ number, title, url, reliabilityScore, byline, published, copies, instructions }) => ({
    number,
    title: title === '' ? url : title,
    url,
    notes: [
      `${words.reliability} ${percent(reliabilityScore)} %`,
      ...((byline ?? published) === '' ? [] : [byline ?? published]),
      ...(copies.length === 0 ? [] : [`${words.copies}: ${copies.join(', ')}`]),
      ...(instructions === undefined ? [] : [words.holdsInstructions]),
    ],
  }))
}
