import type { KindModel } from '../kinds/classifier/softmax.ts'
import { hashRange } from '#text/pii/tagger/hash.ts'
import { type HeardTurn, strongest } from './features/moment-features.ts'
import { hearTurn } from './hear-turns.ts'
import type { TalkSoFar } from './talk-so-far.ts'

/** What messages stated, under a hash of their words and their place: no word of anybody is kept. */
const remembered = new Map<string, readonly number[]>()
const MOST = 2_000

/** A message that was heard before, by what it states at most: it is read anew with every turn, and stays what it was. */
export function rememberedTurn(talk: TalkSoFar, turn: number, states: KindModel): HeardTurn {
  const said = talk.turns[turn]
  if (said === undefined) return { message: '', asked: null, question: undefined, sentences: [] }
  const key = keyOf(talk, turn)
  const known = remembered.get(key) ?? strongest(hearTurn(talk, turn, states))
  remembered.delete(key)
  remembered.set(key, known)
  const [oldest] = remembered.keys()
  if (remembered.size > MOST && oldest !== undefined) remembered.delete(oldest)
  return { ...said, sentences: [{ text: '', kind: 'content', states: known }] }
}

/** For a measure with other weights. */
export function forgetTurns(): void {
  remembered.clear()
}

function keyOf({ language, room, turns }: TalkSoFar, turn: number): string {
  const { message = '', asked, question = '' } = turns[turn] ?? {}
  const whole = `${language} ${room} ${turn} ${asked} ${question} ${message}`
  return `${hashRange(whole, 0, whole.length, 1)} ${hashRange(whole, 0, whole.length, 2)} ${whole.length}`
}
