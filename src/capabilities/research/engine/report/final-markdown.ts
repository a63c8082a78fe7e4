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
    ...(usualSupport(report) === '' ? [] : [`*${words.usual(usualSupport(report))}*`]),
    ...(report.unanswered === undefined ? [] : [words.unanswered(report.unanswered.map(quoted))]),
    ...(method.needsHumanReview ? [`> ${words.review(report.conflicts.length)}`] : []),
    ...unreadNotice(report).map((notice) => `> ${notice}`),
    ...instructionNotice(report).map((notice) => `> ${notice}`),
    ...section(words.findings, findings(report)),
    `## ${words.conflicts}`,
    report.conflicts.length === 0
      ? words.noConflicts
      : report.conflicts.map((conflict) => conflictText(conflict, report)).join('\n\n'),
    ...section(detailHeading(report), details(report)),
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
function disputeOf({ citations, disputedBy }: Omit<CitedSentence, 'text'>, report: FinalReport): string {
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

/** What is added to a sentence wherever it stands: that it is a plan or a view, and who contradicts it. */
export function notesOn(sentence: CitedSentence, report: FinalReport): string[] {
  const { standing } = sentence
  const dispute = disputeOf(sentence, report)
  return [
    ...(standing === undefined ? [] : [REPORT_WORDS[report.language].standing[standing]]),
    ...(dispute === '' ? [] : [dispute]),
  ]
}

function statement(sentence: CitedSentence, report: FinalReport): string {
  const notes = notesOn(sentence, report).map((note) => ` *(${note})*`)
  return `${quoted(withAbout(sentence))} ${marks(sentence.citations)}${notes.join('')}`
}

/** Page by page, unless a model wrote what stands there. */
export function detailHeading({ language, sections }: FinalReport): string {
  const words = REPORT_WORDS[language]
  return sections.some(({ source }) => source !== undefined) ? words.detailBySource : words.detail
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

type Supported = Pick<Finding, 'independentSources' | 'confidence'>

function supportOf({ independentSources, confidence }: Supported, { language }: FinalReport): string {
  const words = REPORT_WORDS[language]
  return [
    words.sourcesCount(independentSources),
    `${words.confidence} ${percent(confidence)} (${words.step(confidence)})`,
  ].join(language === 'ja' ? '・' : ', ')
}

/** What most findings rest on is said once; empty where no two have the same. */
function usualSupport(report: FinalReport): string {
  const [most] = [...Map.groupBy(report.findings, (finding) => supportOf(finding, report))].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most === undefined || most[1].length < 3 ? '' : most[0]
}

/** A finding, and below it who says it and how well it is supported. */
function supported(finding: Finding, report: FinalReport): string {
  const support = supportOf(finding, report)
  const from = quoted(speakerOf(finding.citations[0]?.source, report))
  const below = [...(from === '' ? [] : [from]), ...(support === usualSupport(report) ? [] : [`*${support}*`])]
  return `${statement(withoutTold(finding, report), report)}${below.length === 0 ? '' : `  \n   ${below.join(' — ')}`}`
}

function findings(report: FinalReport): string[] {
  const further = beyondSummary(report)
  return further.flatMap((finding, index) => {
    const { part } = finding
    const heading = part === undefined || part === further[index - 1]?.part ? [] : [`\n**${quoted(part)}**\n`]
    return heading.concat(`${index + 1}. ${supported(finding, report)}`)
  })
}

/** What the title, author and date beside a sentence say is not told about it again. */
export function withoutTold<S extends CitedSentence>(sentence: S, report: FinalReport): S {
  const [first] = sentence.citations
  const source = report.sources.find(({ number }) => number === first?.source)
  const beside = source === undefined ? '' : `${source.title} ${source.byline ?? ''} ${source.published}`
  const { about } = sentence
  // Who "it" or "we" is stands right before it.
  if (POINTS.test(sentence.text)) return sentence
  const left = about?.split(/(?:、|, )(?=[^、,]*\d{4}|(?:令和|平成))/u).filter((one) => !beside.includes(one)) ?? []
  return { ...sentence, about: left.length === 0 ? undefined : left.join(report.language === 'ja' ? '、' : ', ') }
}

const POINTS = /^(?:(?:it|its|they|their|we|our)\b|[同当]|私たち)/iu
const LONGEST_TITLE = 60

/** Who says it and when, as far as its page tells. */
export function speakerOf(number: number | undefined, { sources }: FinalReport): string {
  const source = sources.find((each) => each.number === number)
  if (source === undefined || source.title === '') return ''
  const { byline = '', published } = source
  const title = source.title.length > LONGEST_TITLE ? `${source.title.slice(0, LONGEST_TITLE)}…` : source.title
  const head = byline === '' || title.includes(byline) ? published : byline
  return head === '' || title.includes(head) ? title : `${title} (${head})`
}

function conflictText({ type, statement1, statement2, why, resolution }: ConflictDetail, report: FinalReport): string {
  const words = REPORT_WORDS[report.language]
  const side = ({ text, pageId, source, also = [] }: ConflictDetail['statement1']) => {
    const known = report.sources.find(({ url, copies }) => url === source || copies.includes(source))
    const title = known === undefined ? source : speakerOf(known.number, report)
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
  return report.sections.flatMap(({ heading, source, sentences }) => [
    `### ${quoted(source === undefined ? heading : speakerOf(source, report) || heading)}\n`,
    ...sentences.map((one) => `- ${statement(source === undefined ? one : withoutTold(one, report), report)}`),
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
  const lines = sources.map(({ number, title, url, byline, published, reliabilityScore, copies, instructions }) => {
    const head = byline ?? published
    const more = [
      ...(head === '' ? [] : [quoted(head)]),
      ...(isSame ? [] : [`${words.reliability} ${percent(reliabilityScore)}`]),
      ...(copies.length === 0 ? [] : [`${words.copies}: ${copies.map(quoted).join(', ')}`]),
      ...(instructions === undefined ? [] : [words.holdsInstructions]),
    ].join(', ')
    return `- [${number}] ${quoted(title || url)} — ${quoted(url)}${more === '' ? '' : ` (${more})`}`
  })
  return [...told, ...lines]
}
