import { inertWords } from '#text/index.ts'
import type { Citation, ConflictDetail, FinalReport, Finding } from '../../contract/engine.ts'
import { oneLine } from '../report-content.ts'
import { REPORT_WORDS } from './words.ts'

/** The report to be read. What pages say is quoted so that nothing of it takes effect. */
export function finalMarkdown(report: FinalReport): string {
  const words = REPORT_WORDS[report.language]
  const { method, finalScore } = report
  const parts = [
    `# ${quoted(words.title(report.topic))}`,
    `## ${words.summary}`,
    report.executiveSummary.length === 0
      ? words.nothing
      : report.executiveSummary.map((sentence) => summaryLine(sentence, report)).join('\n'),
    ...(report.unanswered === undefined ? [] : [words.unanswered(report.unanswered.map(quoted))]),
    ...(method.needsHumanReview ? [`> ${words.review(report.conflicts.length)}`] : []),
    ...unreadNotice(report).map((notice) => `> ${notice}`),
    ...instructionNotice(report).map((notice) => `> ${notice}`),
    ...section(words.findings, findings(report)),
    `## ${words.conflicts}`,
    report.conflicts.length === 0
      ? words.noConflicts
      : report.conflicts.map((conflict) => conflictText(conflict, report)).join('\n\n'),
    ...section(words.detail, details(report)),
    ...section(
      words.open,
      report.openQuestions.map((sentence) => `- ${statement(sentence, report)}`),
    ),
    `## ${words.method}`,
    methodText(report),
    `### ${words.process}`,
    processTable(report),
    `${words.finalScore}: ${percent(finalScore.totalScore)}`,
    ...section(words.sources, sources(report)),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Nobody should have to find out by themselves that a source tried to tell its readers what to say. */
export function instructionNotice({ language, sources }: FinalReport): string[] {
  const numbers = sources.flatMap(({ number, instructions }) => (instructions === undefined ? [] : [`[${number}]`]))
  return numbers.length === 0 ? [] : [REPORT_WORDS[language].instructions(numbers.join(''))]
}

/** Whoever reads a report of a folder wants to know what of it was left out. */
export function unreadNotice({ language, method: { unread } }: FinalReport): string[] {
  if (unread === undefined) return []
  const named = unread.urls.slice(0, MOST_NAMED).map(quoted)
  return [REPORT_WORDS[language].unread(unread.count, named, unread.count > named.length)]
}
const MOST_NAMED = 8

const section = (heading: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')]
const quoted = (text: string) => inertWords(oneLine(text))
const percent = (share: number) => `${(share * 100).toFixed(0)}%`
const marks = (citations: readonly Citation[]) =>
  [...new Set(citations.map(({ source }) => source))].map((number) => `[${number}]`).join('')

/** What a report adds itself stands in brackets before the sentence. */
export const withAbout = ({ about, text }: { about?: string | undefined; text: string }) =>
  about === undefined ? text : `[${about}] ${text}`

type CitedSentence = FinalReport['executiveSummary'][number]

/** Who contradicts a sentence; of a report that was kept before it said who, only that somebody does. */
export function disputeOf({ citations, disputedBy }: Omit<CitedSentence, 'text'>, report: FinalReport): string {
  const words = REPORT_WORDS[report.language]
  if (disputedBy !== undefined) return words.disputedBy(numbered(disputedBy))
  const told = [
    ...report.executiveSummary,
    ...report.findings,
    ...report.sections.flatMap(({ sentences }) => sentences),
  ]
  if (told.some((sentence) => sentence.disputedBy !== undefined)) return ''
  const sides = new Set(report.conflicts.flatMap(({ statement1, statement2 }) => [statement1.text, statement2.text]))
  return citations.some(({ text }) => sides.has(text)) ? words.disputed : ''
}

/** A sentence that another contradicts says so wherever it stands. */
function statement(sentence: CitedSentence, report: FinalReport): string {
  const dispute = disputeOf(sentence, report)
  return `${quoted(withAbout(sentence))} ${marks(sentence.citations)}${dispute === '' ? '' : ` *(${dispute})*`}`
}

const numbered = (numbers: readonly number[]) => numbers.map((number) => `[${number}]`).join('')

/** What the summary has told is not told again: its line has what a finding has. */
export const beyondSummary = ({ executiveSummary, findings }: FinalReport): Finding[] =>
  findings.filter(({ text }) => !executiveSummary.some((sentence) => sentence.text === text))

/** The finding that a sentence of the summary is. */
export const findingIn = ({ findings }: FinalReport, { text }: Pick<CitedSentence, 'text'>): Finding | undefined =>
  findings.find((finding) => finding.text === text)

function summaryLine(sentence: CitedSentence, report: FinalReport): string {
  const finding = findingIn(report, sentence)
  return `- ${finding === undefined ? statement(sentence, report) : supported(finding, report)}`
}

/** A finding, and below it who says it and how well it is supported. */
function supported(finding: Finding, report: FinalReport): string {
  const { language } = report
  const { citations, independentSources, confidence } = finding
  const words = REPORT_WORDS[language]
  const support = [
    words.sourcesCount(independentSources),
    `${words.confidence} ${percent(confidence)} (${words.step(confidence)})`,
  ].join(language === 'ja' ? '・' : ', ')
  const from = speakerOf(citations, report)
  return `${statement(inFindings(finding, report), report)}  \n   ${from === '' ? '' : `${from} — `}*${support}*`
}

function findings(report: FinalReport): string[] {
  const further = beyondSummary(report)
  return further.flatMap((finding, index) => {
    const { part } = finding
    const heading = part === undefined || part === further[index - 1]?.part ? [] : [`\n**${quoted(part)}**\n`]
    return heading.concat(`${index + 1}. ${supported(finding, report)}`)
  })
}

/** What is told about a finding is left out where the title that follows says as much. */
function inFindings({ text, about, citations, disputedBy }: Finding, report: FinalReport): CitedSentence {
  const isTold = about !== undefined && titleOf(citations, report).includes(about)
  return { text, citations, disputedBy, about: isTold ? undefined : about }
}

const LONGEST_TITLE = 60

const titleOf = ([first]: readonly Citation[], { sources }: FinalReport) =>
  sources.find(({ number }) => number === first?.source)?.title ?? ''

/** Who says it and when, as far as its page tells. */
function speakerOf([first]: readonly Citation[], { sources, language }: FinalReport): string {
  const source = sources.find(({ number }) => number === first?.source)
  if (source === undefined || source.title === '') return ''
  const title = source.title.length > LONGEST_TITLE ? `${source.title.slice(0, LONGEST_TITLE)}…` : source.title
  const when = source.published === '' ? '' : language === 'ja' ? `、${source.published}` : `, ${source.published}`
  return quoted(`${title}${when}`)
}

function conflictText({ type, statement1, statement2, why, resolution }: ConflictDetail, report: FinalReport): string {
  const words = REPORT_WORDS[report.language]
  const side = ({ text, pageId, source, also = [] }: ConflictDetail['statement1']) => {
    const known = report.sources.find(({ url, copies }) => url === source || copies.includes(source))
    const title = known === undefined ? source : known.title
    const numbers = [source, ...also.map((one) => one.source)].flatMap(
      (address) => report.sources.find(({ url, copies }) => url === address || copies.includes(address))?.number ?? [],
    )
    const number = numbers.length === 0 ? '' : ` ${numbered([...new Set(numbers)])}`
    return `${quoted(text)}${number}<br>${quoted(title || pageId)}`
  }
  const cell = (text: string) => text.replaceAll('|', '\\|')
  return [
    `**${words.conflictType[type]}** — ${words.why}: ${quoted(why)}`,
    `| A | B |\n|---|---|\n| ${cell(side(statement1))} | ${cell(side(statement2))} |`,
    ...(resolution === undefined ? [] : [`${words.resolution}: ${quoted(resolution)}`]),
  ].join('\n\n')
}

function details(report: FinalReport): string[] {
  return report.sections.flatMap(({ heading, sentences }) => [
    `### ${quoted(heading)}\n`,
    ...sentences.map((sentence) => `- ${statement(sentence, report)}`),
    '',
  ])
}

function methodText({ language, method, sources }: FinalReport): string {
  const words = REPORT_WORDS[language]
  const { agents, iterations, pagesRead, pagesRefused, endedBy, writtenBy, beside = [] } = method
  const listed = sources.reduce((sum, { copies }) => sum + 1 + copies.length, 0) + beside.length
  return [
    words.methodText(agents, iterations, pagesRead, pagesRefused),
    ...(beside.length === 0 ? [] : [words.beside(beside.map(quoted))]),
    ...(pagesRead <= listed ? [] : [words.silent(pagesRead - listed)]),
    ...(pagesRefused === 0 ? [] : [words.refused(pagesRefused)]),
    words.endedBy[endedBy],
    writtenBy === 'model' ? words.writtenByModel : words.quoted,
  ].join(language === 'ja' ? '' : ' ')
}

function processTable({ language, iterations }: FinalReport): string {
  const head = REPORT_WORDS[language].processHead
  const rows = iterations.map(({ iteration, score, consistency, reliability, coverage, reason }) =>
    [iteration, ...[score, consistency, reliability, coverage].map(percent), quoted(reason)].join(' | '),
  )
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |`).join('\n')
}

/** A value that all of them have ranks nothing: it is told once. */
function sources({ language, sources }: FinalReport): string[] {
  const words = REPORT_WORDS[language]
  const [first, second] = sources
  const isSame = second !== undefined && sources.every((each) => each.reliabilityScore === first?.reliabilityScore)
  const told = isSame ? [`${words.sameReliability(percent(second.reliabilityScore))}\n`] : []
  const lines = sources.map(({ number, title, url, published, reliabilityScore, copies, instructions }) => {
    const more = [
      ...(published === '' ? [] : [quoted(published)]),
      ...(isSame ? [] : [`${words.reliability} ${percent(reliabilityScore)}`]),
      ...(copies.length === 0 ? [] : [`${words.copies}: ${copies.map(quoted).join(', ')}`]),
      ...(instructions === undefined ? [] : [words.holdsInstructions]),
    ].join(', ')
    return `- [${number}] ${quoted(title || url)} — ${quoted(url)}${more === '' ? '' : ` (${more})`}`
  })
  return [...told, ...lines]
}
