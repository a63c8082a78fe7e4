import type { Language, Sentence } from '#text/index.ts'
import { cut } from '../cutting/cut.ts'
import { writtenLanguage } from '../language/written-language.ts'
import { decide, SURE } from './decide.ts'
import type { HeardSentence, HearOptions, Kind } from './kinds.ts'
import { peel, type Piece } from './peel.ts'

/** Longer than any message a room takes; the rest is not read, and so never quoted. */
const LONGEST = 8_000

/** A message as its sentences, each with its kind. */
export function hear(message: string, options: HearOptions): HeardSentence[] {
  const sentences = cut(message.slice(0, LONGEST))
  return sentences.flatMap((sentence) => hearSentence(sentence, options, sentences.length === 1))
}

function hearSentence(sentence: Sentence, options: HearOptions, alone: boolean): HeardSentence[] {
  const language = writtenLanguage(sentence.text, options.language)
  if (language === 'other') return [{ ...sentence, language, kind: 'other-language', confidence: 0.9 }]
  const whole = { ...sentence, language, ...decide(sentence.text, language, options, alone) }
  if (language !== options.language) {
    const { statement: _, ...rest } = whole
    return [{ ...rest, kind: 'other-language', meant: whole.kind }]
  }
  const holdsMore = MAY_HOLD_MORE.has(whole.kind) || (whole.kind === 'yes' && whole.confidence < DOUBTED)
  return holdsMore ? apart(whole, language, options) : [whole]
}

/** Below it, a yes that goes on may rather be what it goes on with. */
const DOUBTED = 0.7

/** What a greeting or a sound at the beginning can make of a sentence that goes on to say something. */
const MAY_HOLD_MORE: ReadonlySet<Kind> = new Set<Kind>(['content', 'courtesy', 'aside', 'dont-know'])

/** "Yes, because the mornings are hard" is a yes, and content: the opening and the ending are heard for themselves. */
function apart(whole: HeardSentence, language: Language, options: HearOptions): HeardSentence[] {
  const pieces = peel(whole, language)
  if (pieces.length === 1) return [whole]
  const heard = pieces.map((piece) => heardPiece(piece, whole, language, options))
  return heard.some(({ kind }) => kind === 'content') ? heard : [whole]
}

function heardPiece(
  { kind, ...piece }: Piece,
  whole: HeardSentence,
  language: Language,
  options: HearOptions,
): HeardSentence {
  if (kind !== null) return { ...piece, language, kind, confidence: SURE }
  const alone = decide(piece.text, language, options)
  if (whole.kind !== 'content') return { ...piece, language, ...alone }
  return { ...whole, ...piece, statement: alone.statement ?? whole.statement ?? 'fact' }
}

/** What a message is as a whole, when only one reply can be given: the first of these that was heard. */
const FIRST_TO_ANSWER: readonly Kind[] = [
  'stop',
  'about-the-talk',
  'question-back',
  'correction',
  'skip',
  'content',
  'partly',
  'no',
  'dont-know',
  'yes',
  'other-language',
  'aside',
  'courtesy',
]

/** Null when nothing was said. */
export function mainKind(heard: readonly HeardSentence[]): Kind | null {
  return FIRST_TO_ANSWER.find((kind) => heard.some((sentence) => sentence.kind === kind)) ?? null
}

/** Whether the person wants to end the talk, in whatever language. */
export function wantsToStop(heard: readonly HeardSentence[]): boolean {
  return heard.some(({ kind, meant }) => kind === 'stop' || meant === 'stop')
}
