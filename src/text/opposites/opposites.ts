import { stem } from '../words/stem.ts'
import { ENGLISH_AXES } from './axes-en.ts'
import { EVERYDAY_AXES } from './axes-everyday.ts'
import { JAPANESE_AXES } from './axes-ja.ts'

/** By stem: the axes a word lies on, and at which end. */
let axes: Map<string, Map<number, number>> | undefined

function read(): Map<string, Map<number, number>> {
  const all = new Map<string, Map<number, number>>()
  const lines = [JAPANESE_AXES, ENGLISH_AXES, EVERYDAY_AXES].flatMap((text) => text.trim().split('\n'))
  for (const [axis, line] of lines.entries())
    for (const [side, pole] of line.split('|').entries())
      for (const word of pole.trim().split(' ')) {
        const key = stem(word)
        const of = all.get(key) ?? new Map<number, number>()
        // A word at both ends of one axis says nothing there.
        of.set(axis, of.has(axis) && of.get(axis) !== side ? -1 : side)
        all.set(key, of)
      }
  return all
}

/** Whether two words, as `contentWords` gives them, lie at the two ends of one axis. */
export function areOpposite(a: string, b: string): boolean {
  axes ??= read()
  const [one, other] = [axes.get(stem(a)), axes.get(stem(b))]
  if (one === undefined || other === undefined) return false
  for (const [axis, side] of one) {
    const there = other.get(axis)
    if (there !== undefined && side >= 0 && there >= 0 && there !== side) return true
  }
  return false
}
