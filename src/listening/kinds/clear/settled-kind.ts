import type { Language } from '#text/index.ts'
import { questionShape } from '../classifier/question-shape.ts'
import type { Kind } from '../kinds.ts'
import { clearKind } from './clear-kind.ts'
import { isFarewell } from './farewell.ts'

/** They judge a proposal; said to anything else they may mean something else. */
const JUDGING: ReadonlySet<Kind> = new Set<Kind>(['yes', 'no', 'partly'])
const ASKING: ReadonlySet<Kind> = new Set<Kind>(['question-back', 'about-the-talk', 'stop', 'skip'])

/** The kind of an utterance that leaves no doubt, seen beside what was asked: "not at all" to an excuse is no no. */
export function settledKind(text: string, language: Language, question: string | undefined): Kind | null {
  const clear = clearKind(text, language) ?? (isFarewell(text, language) ? 'stop' : null)
  if (clear === null || (/[?？]\s*$/u.test(text) && !ASKING.has(clear))) return null
  const shape = questionShape(question, language)
  if (JUDGING.has(clear) && (shape === 'open' || shape === 'remark')) return null
  return clear === 'courtesy' && shape === 'proposal' ? null : clear
}
