import { z } from 'zod'
import { replyPrefixRules } from '../../../src/capabilities/interview/asks/reply/rules/rules.ts'
import { type ReplyInput, replyInput } from '../../../src/capabilities/interview/asks/reply/input.ts'
import { Aspect, Tone } from '../../../src/capabilities/interview/contract.ts'
import type { Question, Worded } from '../../../src/capabilities/interview/talk/transition.ts'
import { GuardedDraft } from '../../../src/kernel/gate/guarded-draft.ts'
import { situation } from '../../../test/interview/replies/situations.ts'
import { Language } from '../../../test/models/answers/inputs.ts'

const NOW = ['opening', 'enumerate', 'recommend', 'why', 'choose', ...Aspect.options, 'must_ask', 'summary'] as const

export const Reply = z.object({
  language: Language,
  guide: z.object({
    name: z.string(),
    goal: z.string(),
    tone: Tone,
    must_ask: z.array(z.string()),
    never_ask: z.array(z.string()),
  }),
  /** The step that is due. */
  now: z.enum(NOW),
  /** Of `must_ask`: which topic, from 0. */
  topic: z.int().min(0).default(0),
  /** The person asked back, or said something beside the matter. */
  first: z.enum(['explain', 'back']).optional(),
  /** Who said what, oldest first: the interviewer (i) or the person (p). */
  spoken: z.array(z.tuple([z.enum(['i', 'p']), z.string()])),
})

function questionOf({ now, topic }: z.output<typeof Reply>): Question {
  if (now === 'recommend' || now === 'why') return { kind: 'recommend', why: now === 'why' }
  if (now === 'must_ask') return { kind: 'must_ask', topic, again: false }
  const aspect = Aspect.safeParse(now)
  if (aspect.success) return { kind: 'deepen', aspect: aspect.data }
  return { kind: now as 'opening' | 'enumerate' | 'choose' | 'summary' }
}

export function replyInputOf(given: z.output<typeof Reply>): ReplyInput {
  const { name, goal, tone, must_ask: must, never_ask: never } = given.guide
  const question = questionOf(given)
  const say: Worded = given.first === undefined ? question : { kind: given.first, question }
  const made = situation(`${given.language}-given`, [name, goal, tone, must, never], say, given.spoken)
  return replyInput(made.guide, made.say, made.spoken)
}

/** The longest a participant would see of a reply while it grows, letter by letter, before it is judged whole. */
export function longestDraft(given: z.output<typeof Reply>, text: string): string {
  let longest = ''
  let now = 0
  const show = (seen: string) => void (longest = seen.length > longest.length ? seen : longest)
  const draft = new GuardedDraft({ prefixRules: replyPrefixRules }, replyInputOf(given), show, () => (now += 1000))
  for (let end = 1; end <= text.length; end++) draft.offer(text.slice(0, end))
  return longest
}
