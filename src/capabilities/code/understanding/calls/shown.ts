import { type Verified, verifyPlaced } from '#kernel/evidence/index.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Shown } from '../../rows/facts.ts'

export type About = Pick<Shown, 'kind' | 'name' | 'value'>

/** A fact: at this place in the words of that hit. */
export function shownAt(
  call: CallRow,
  hit: number,
  words: string,
  { start, end }: { start: number; end: number },
  about: About,
): Verified<Shown> {
  const confidence = call.result.hits[hit]?.confidence ?? 1
  return verifyPlaced(words, { ...about, confidence, callId: call.id, hit, text: words.slice(start, end), start, end })
}
