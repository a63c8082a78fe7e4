import { NazeError } from '#kernel/errors.ts'
import type { Language } from '../contract.ts'
import { forbiddenIn } from '../asks/reply/never-ask.ts'

/** A topic that must be asked and must never be asked leaves nothing right to say. */
export function checkGuide(guide: {
  mustAsk: readonly string[]
  neverAsk: readonly string[]
  language: Language
}): void {
  for (const [index, topic] of guide.mustAsk.entries()) {
    const forbidden = forbiddenIn(topic, guide.neverAsk, guide.language)
    if (forbidden !== null) {
      // Both places, so that a form can name them in its own words.
      const issues = [
        { path: `must_ask.${index}`, message: 'is forbidden by never_ask' },
        { path: `never_ask.${guide.neverAsk.indexOf(forbidden)}`, message: 'forbids a topic of must_ask' },
      ]
      const message = `must_ask: "${topic}" is forbidden by never_ask ("${forbidden}")`
      throw new NazeError('INVALID_INPUT', message, { details: { issues } })
    }
  }
}
