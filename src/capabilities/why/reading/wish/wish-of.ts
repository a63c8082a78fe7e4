import type { Language } from '../../asks/plan-turn/input.ts'
import { readWish, type Wish } from './wish.ts'

const read = new WeakMap<object, Wish>()

/** The wish of a session, read once for each ask: its rules run on every candidate answer. Goes with the input. */
export function wishOf(input: { language: Language }, anchorMessage: string): Wish {
  const known = read.get(input)
  if (known !== undefined) return known
  const wish = readWish(anchorMessage, input.language)
  read.set(input, wish)
  return wish
}
