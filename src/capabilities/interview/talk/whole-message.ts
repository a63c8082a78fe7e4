import type { HeardSentence, Kind } from '#listening/index.ts'
import { writtenLanguage } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { hearAnswer } from './heard-answers.ts'

/** Beside a kind these say nothing of their own. */
const HARMLESS: ReadonlySet<Kind> = new Set<Kind>(['courtesy', 'no', 'dont-know'])
/** Less sure than this it may be an answer, and an answer is kept. */
const SURE = 0.9

/** Typed instead of pressed: the whole message says only that the question is left out. */
export function skipsOnly(content: string, language: Language): boolean {
  return isOnly('skip', heard(content, language), SURE)
}

/** The whole message only asks something back. */
export function asksBackOnly(content: string, language: Language): boolean {
  return isOnly('question-back', heard(content, language), 0)
}

function isOnly(kind: Kind, sentences: readonly HeardSentence[], least: number): boolean {
  return (
    sentences.some((sentence) => sentence.kind === kind && sentence.confidence >= least) &&
    sentences.every((sentence) => sentence.kind === kind || HARMLESS.has(sentence.kind))
  )
}

function heard(content: string, language: Language): HeardSentence[] {
  const written = writtenLanguage(content, language)
  return written === 'other' ? [] : hearAnswer(content, written)
}
