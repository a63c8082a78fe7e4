import { BITS } from '../../kinds/classifier/features.ts'
import { Bag, type Features } from '../../linear/bag.ts'
import { STATES } from '../moves.ts'
import type { PlacedSentence } from './sentence-features.ts'

const SHARE = { states: 1.5, placed: 1, asked: 0.7 }

/** What a sentence is good for is told by what it states, besides its words and its place (`said`). */
export function useFeatures(sentence: PlacedSentence, said: Features, states: ArrayLike<number>): Features {
  const bag = new Bag(BITS)
  const { turn, at, of, asked, room } = sentence
  for (const [n, state] of STATES.entries()) {
    const likely = states[n] ?? 0
    bag.named(`states ${state}`, 21, SHARE.states * likely)
    bag.named(`states ${state} at ${Math.min(turn, 2)} in ${room}`, 21, SHARE.placed * likely)
    bag.named(`states ${state} ${at === of - 1 ? 'last' : 'inner'}`, 21, SHARE.placed * likely)
    bag.named(`states ${state} behind ${asked}`, 21, SHARE.asked * likely)
  }
  return { ids: [...said.ids, ...bag.ids], values: [...said.values, ...bag.values] }
}
