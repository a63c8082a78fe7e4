import { contentWords, stem } from '#text/index.ts'
import { CONSEQUENCE_CUES, VALUE_CUES } from './words/layer-cues.ts'
import { SMALL_TALK } from './words/small-talk.ts'

const REASON = /から|ので|ため|because|since|so that/iu

/** Small talk that touches nothing said so far and gives no reason for anything. `known` is what the topic consists of. */
export function isOffTopic(message: string, known: readonly string[]): boolean {
  if (!SMALL_TALK.test(message) || REASON.test(message)) return false
  if (VALUE_CUES.test(message) || CONSEQUENCE_CUES.test(message)) return false
  const words = new Set(known.flatMap((text) => contentWords(text)).map(stem))
  return !contentWords(message).some((word) => words.has(stem(word)))
}
