import { readFileSync } from 'node:fs'
import type { Masker } from '../../src/text/pii/index.ts'
import { covered, type Range } from './score.ts'

/** One message with what in it is personal. */
export interface Line {
  readonly text: string
  readonly spans: readonly Range[]
  /** Neither right nor wrong to mask. */
  readonly neutral?: readonly Range[]
}

/** The messages of one participant. */
export type Talk = readonly Line[]

interface MarkedLine {
  readonly text: string
  readonly personal: readonly string[]
  readonly either?: readonly string[]
}

/** Talks as writers mark them: one a line, each message with its personal pieces. */
export function readTalks(file: string): Talk[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { messages: MarkedLine[] }).messages.map(labelledLine))
}

export function labelledLine({ text, personal, either = [] }: MarkedLine): Line {
  return {
    text,
    spans: personal.flatMap((part) => placesOf(text, part)),
    neutral: either.flatMap((part) => placesOf(text, part)),
  }
}

function placesOf(text: string, part: string): Range[] {
  const found: Range[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    found.push({ start: at, end: at + part.length })
  if (found.length === 0) throw new Error(`not in the text: ${part} | ${text}`)
  return found
}

export interface TalkCounts {
  messages: number
  personal: number
  hit: number
  masks: number
  wrong: number
  talks: number
  talksWithWrong: number
}

/** What was not masked, or masked and is nobody's. */
export type OnError = (kind: 'missed' | 'wrong', piece: string, text: string) => void

/** What the masker does to whole talks. */
export function countTalks(masker: Masker, talks: readonly Talk[], onError: OnError = () => undefined): TalkCounts {
  const sum = { messages: 0, personal: 0, hit: 0, masks: 0, wrong: 0, talks: 0, talksWithWrong: 0 }
  for (const talk of talks) {
    const before = sum.wrong
    for (const { text, spans, neutral = [] } of talk) {
      const found = masker.find(text)
      sum.messages++
      sum.personal += spans.length
      sum.masks += found.length
      for (const span of spans)
        if (covered(span, found) >= 0.5) sum.hit++
        else onError('missed', text.slice(span.start, span.end), text)
      for (const span of found)
        if (covered(span, spans) < 0.5 && covered(span, neutral) === 0) {
          sum.wrong++
          onError('wrong', span.text, text)
        }
    }
    sum.talks++
    if (sum.wrong > before) sum.talksWithWrong++
  }
  return sum
}

export function talkFigures({ messages, personal, hit, masks, wrong, talks, talksWithWrong }: TalkCounts) {
  return {
    messages,
    recall: hit / personal,
    precision: 1 - wrong / masks,
    wrongPer100: (wrong * 100) / messages,
    talksWithWrong: talksWithWrong / talks,
  }
}
