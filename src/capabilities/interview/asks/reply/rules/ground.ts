import { type Ground, groundOf } from '#listening/manners/index.ts'
import type { ReplyInput } from '../input.ts'

const grounds = new WeakMap<ReplyInput, Ground>()

/** What a reply may be made of: the guide and the talk. Made once; every draft is held against it. */
export function replyGround(input: ReplyInput): Ground {
  const known = grounds.get(input)
  if (known !== undefined) return known
  const { guide, spoken } = input
  const ground = groundOf({
    language: input.language,
    said: spoken.flatMap(({ role, content }) => (role === 'user' ? [content] : [])),
    given: spoken.flatMap(({ role, content }) => (role === 'user' ? [] : [content])),
    wanted: [guide.name, guide.goal, ...guide.mustAsk],
    topic: input.topic,
    counts: [input.items.length],
    gives: input.say.kind === 'explain' ? 'example' : 'nothing',
    bothLanguages: input.kind === 'other-language',
  })
  grounds.set(input, ground)
  return ground
}
