import { NazeError } from '#kernel/errors.ts'
import type { Language } from './contract.ts'
import { forbiddenIn } from './reply/never-ask.ts'

/** A topic that must be asked and must never be asked leaves nothing right to say. */
export function checkGuide(guide: {
  mustAsk: readonly string[]
  neverAsk: readonly string[]
  language: Language
}): void {
  for (const topic of guide.mustAsk) {
    const forbidden = forbiddenIn(topic, guide.neverAsk, guide.language)
    if (forbidden !== null) {
      throw new NazeError('INVALID_INPUT', `must_ask: "${topic}" is forbidden by never_ask ("${forbidden}")`)
    }
  }
}
