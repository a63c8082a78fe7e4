import type { Finding, Mended } from '#kernel/gate/ask.ts'
import { type Ground, illTold } from '#listening/manners/index.ts'
import { contentWords, sentences } from '#text/index.ts'
import { meaning, topicCosine } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { oneLine } from '../../reading/label.ts'
import { wordingOverlap } from '../../reading/wording-overlap.ts'
import { tellingGround } from '../ground.ts'
import { reportBuiltIn } from './built-in.ts'
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

/**
 * A report with what the model left out completed by the built-in, section by section and point by point: the summary is the
 * purpose whoever wrote it, a text too long loses its last sentences. What is said in it is not changed.
 */
export function mendReport(value: unknown, input: ReporterInput): Mended {
  if (typeof value !== 'string' || !/^#{1,2}\s/mu.test(value)) return { value, warnings: [] }
  const warnings: Finding[] = []
  const warn = (message: string): void => void warnings.push({ rule: 'completed', message })
  const own = readReport(value.replace(/^#\s+(?=\d)/gmu, '## '))
  const instead = readReport(reportBuiltIn(input))
  const ground = reportGround(input)
  const isElsewhere = tellsOfAnotherTalk(sectionFor(own, SECTIONS[input.language][3], 3)?.lead ?? '', input)
  const sections = SECTIONS[input.language].map((heading, n) => {
    const written = sectionFor(own, heading, n)
    const spare = instead[n] ?? { heading, lead: '', parts: [] }
    if (n === 0) return spare
    if (written === undefined || (written.lead === '' && written.parts.length === 0)) {
      warn(`"${heading}" was missing, and is the built-in's`)
      return spare
    }
    if (n > 2 && isElsewhere) {
      warn(`"${heading}" told of another talk, and is the built-in's`)
      return spare
    }
    if (n > 2) return toldOr(spare, { heading, lead: written.lead, parts: written.parts }, ground, warn)
    const parts = partsFor(written, spare, { input, ground, warn })
    const lead = parts.length === 0 ? written.lead || spare.lead : written.lead
    return { heading, lead: toldOr(spare, { heading, lead, parts: [] }, ground, warn).lead, parts }
  })
  return { value: [TITLE, ...sections.map(textOf)].join('\n\n'), warnings }
}

function reportGround(input: ReporterInput): Ground {
  const given = [input.sessionPurpose, ...input.openQuestions, ...input.insights.map(({ label }) => label)]
  return tellingGround({ language: input.language, said: input.said, asked: given })
}

/** A section as it was written, or the built-in's where something in it may not be said. */
function toldOr(
  spare: ReportSection,
  written: ReportSection,
  ground: Ground,
  warn: (message: string) => void,
): ReportSection {
  const [complaint] = complaintsIn([written.lead, ...written.parts.map(({ body }) => body)].join('\n'), ground)
  if (complaint === undefined) return written
  warn(`"${written.heading}" was ill told, and is the built-in's: ${complaint}`)
  return spare
}

/** A list of a report is no decoration. */
function complaintsIn(text: string, ground: Ground): string[] {
  return text === '' ? [] : illTold(text.replaceAll(/^\s*(?:[-*・]|\d+[.)．])\s*/gmu, ''), ground)
}

/** How near the path comes to the talk it tells: of answers by strong models .62 and more, of those to other talks .47 at most. */
const OF_THIS_TALK = 0.52
/** A sentence that would fit any talk tells of none. */
const ENOUGH_TO_TELL = 12

function tellsOfAnotherTalk(path: string, { said, insights, sessionPurpose }: ReporterInput): boolean {
  if (contentWords(path).length < ENOUGH_TO_TELL) return false
  const table = vectorTableNow()
  const talk = [sessionPurpose, ...said, ...insights.map(({ label }) => label)].join('\n')
  return topicCosine(meaning(path, table), meaning(talk, table)) < OF_THIS_TALK
}

/** By its heading, else by its number: a model may shorten or number headings its own way. */
function sectionFor(own: readonly ReportSection[], heading: string, n: number): ReportSection | undefined {
  return (
    own.find((section) => section.heading === heading) ??
    own.find((section) => wordingOverlap(bare(section.heading), bare(heading)) >= 0.6) ??
    own.find((section) => new RegExp(`^##\\s*${n + 1}\\b`, 'u').test(section.heading))
  )
}

function bare(heading: string): string {
  return heading.replace(/^##\s*(?:\d+\s*[.．、:：)）]?)?\s*/u, '')
}

/** The wanted points in the order of the model, each once; a heading of its own is none. */
function partsFor(
  { parts }: ReportSection,
  spare: ReportSection,
  { input, ground, warn }: { input: ReporterInput; ground: Ground; warn: (message: string) => void },
): ReportSection['parts'] {
  const place = ({ label }: { label: string }): number => {
    const at = parts.findIndex((part) => isSame(part.label, label))
    return at < 0 ? parts.length : at
  }
  return spare.parts
    .toSorted((a, b) => place(a) - place(b))
    .map((instead) => {
      const written = parts.find(({ label }) => isSame(label, instead.label))
      const insight = reported(input).find(({ label }) => oneLine(label) === instead.label)
      if (written === undefined || written.body === '' || insight === undefined) {
        warn(`"${instead.label}" was missing, and is the built-in's`)
        return instead
      }
      const [complaint] = complaintsIn(written.body, ground)
      if (complaint !== undefined) {
        warn(`"${instead.label}" was ill told, and is the built-in's: ${complaint}`)
        return instead
      }
      const bounds = boundsOf(insight, input.language)
      const body = bounds.sentence ? firstSentences(written.body, 1) : shortened(written.body, bounds.most)
      if (body !== written.body) warn(`"${instead.label}" was too long, and lost its end`)
      return { label: instead.label, body }
    })
}

function isSame(a: string, b: string): boolean {
  return a === b || wordingOverlap(a, b) >= 0.9
}

function shortened(body: string, most: number): string {
  for (let count = sentences(body).length; count > 1; count--) {
    const text = firstSentences(body, count)
    if (lengthOf(text) <= most) return text
  }
  return firstSentences(body, 1)
}

function firstSentences(body: string, count: number): string {
  const all = sentences(body)
  const last = all[count - 1]
  return last === undefined || count >= all.length ? body : body.slice(0, last.end).trim()
}

function textOf({ heading, lead, parts }: ReportSection): string {
  const written = parts.map(({ label, body }) => `### ${label}\n\n${body}`)
  return [heading, ...(lead === '' ? [] : [lead]), ...written].join('\n\n')
}
