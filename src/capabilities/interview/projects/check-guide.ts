import { NazeError } from '#kernel/errors.ts'
import type { Language } from '../contract.ts'
import { forbiddenIn } from '../asks/reply/never-ask/forbidden.ts'

/** The first answer is to the opening question; each topic needs one of those that are left. */
const TURNS_BEFORE_TOPICS = 1

/** A topic that must be asked and must never be asked leaves nothing right to say, and so does one there is no turn for. */
export function checkGuide(guide: {
  mustAsk: readonly string[]
  neverAsk: readonly string[]
  language: Language
  maxTurns: number
}): void {
  const fit = Math.max(0, guide.maxTurns - TURNS_BEFORE_TOPICS)
  if (guide.mustAsk.length > fit) {
    const message = `must_ask: ${guide.mustAsk.length} topics do not fit into ${guide.maxTurns} turns; ${fit} fit`
    const issues = [{ path: 'must_ask', message: `only ${fit} topics fit into max_turns`, fit }]
    throw new NazeError('INVALID_INPUT', message, { details: { issues } })
  }
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
