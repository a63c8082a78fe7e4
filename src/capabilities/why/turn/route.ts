import { isSmallTalk } from '../talk/small-talk.ts'
import { backTo, type NextMove, reactionTo } from '../talk/next-move.ts'
import type { Talk } from '../talk/talk.ts'

/** Where a message goes: a turn, an answer that is none, or the end. */
export type Route = { to: 'turn' } | { to: 'beside'; next: NextMove } | { to: 'end' }

/** So many messages in a row may be no turn before they count as one, and so many before there is a wish to talk about. */
const MOST_BESIDE = 3
const MOST_WITHOUT_ANCHOR = 10

/** `beside`: how many messages before this one were no turn, since the last that was. */
export function routeOf(talk: Talk, hasAnchor: boolean, beside: number): Route {
  const { content, stops, foreign } = talk.latest
  const chats =
    hasAnchor &&
    !talk.linked &&
    beside < MOST_BESIDE &&
    talk.latest.content.every(({ text }) => isSmallTalk(text)) &&
    talk.last?.move !== 'bridge'
  if (chats && !stops) return { to: 'beside', next: backTo(talk, 'aside') }
  if (content.length > 0 && !foreign) return { to: 'turn' }
  // "I said that. Yes." to what was read back agrees to it, "Eh? No." denies it, and that there is nothing more is an answer.
  const isJudged = talk.last?.move === 'read-back' && (talk.latest.agrees > 0 || talk.latest.denies)
  if (hasAnchor && !stops && (isJudged || talk.latest.exhausted)) return { to: 'turn' }
  if (stops || (!hasAnchor && beside >= MOST_WITHOUT_ANCHOR)) return { to: 'end' }
  const reaction = hasAnchor && beside >= MOST_BESIDE ? null : reactionTo(talk, hasAnchor)
  return reaction === null ? { to: 'turn' } : { to: 'beside', next: reaction }
}
