import { builtInReply } from '../../../src/capabilities/interview/asks/reply/built-in.ts'
import { closingText } from '../../../src/capabilities/interview/asks/reply/wording/fixed-text.ts'
import { type GuideText, replyInput } from '../../../src/capabilities/interview/asks/reply/input.ts'
import type { State } from '../../../src/capabilities/interview/contract.ts'
import { hear, type Spoken } from '../../../src/capabilities/interview/talk/hear.ts'
import { isSkip } from '../../../src/capabilities/interview/talk/hearing/skip-words.ts'
import { nextStep, type Standing } from '../../../src/capabilities/interview/talk/transition.ts'

export interface TalkThrough {
  states: State[]
  replies: string[]
  spoken: Spoken[]
}

/** A whole conversation in built-in wording, without a store; null skips. It ends when the talk or the answers do. */
export function talkThrough(
  guide: GuideText,
  answers: readonly (string | null)[],
  limits = { maxTurns: 12, maxDeep: 2 },
): TalkThrough {
  const talk: TalkThrough = { states: [], replies: [], spoken: [] }
  let at: Standing = {
    state: 'intro',
    userTurns: 0,
    deepCount: 0,
    fallbackTurns: null,
    topics: guide.mustAsk.map((topic) => ({ topic, status: 'open', asked: 0 })),
  }
  for (const [turn, answer] of answers.entries()) {
    if (at.state === 'done') break
    const topic = at.topics.findIndex((each) => each.status === 'open' && each.asked > 0)
    const about = at.state === 'deepening' && topic >= 0 ? { must_ask: topic } : {}
    const skips = answer === null || isSkip(answer)
    talk.spoken.push({
      role: 'user',
      content: skips ? '[スキップ]' : answer,
      meta: { kind: skips ? 'skip' : 'answer', state: at.state, ...about },
    })
    const step = nextStep({ ...at, userTurns: turn + 1 }, hear(talk.spoken, guide.mustAsk), limits)
    const { say } = step
    if (say.kind === 'fallback' || say.kind === 'fallback_thanks') throw new Error('no model, no fallback')
    const reply =
      say.kind === 'closing' ? closingText(guide, talk.spoken) : builtInReply(replyInput(guide, say, talk.spoken))
    at = { ...step.next, userTurns: turn + 1 }
    talk.spoken.push({ role: 'assistant', content: reply, meta: { kind: 'question', state: at.state } })
    talk.replies.push(reply)
    talk.states.push(at.state)
  }
  return talk
}
