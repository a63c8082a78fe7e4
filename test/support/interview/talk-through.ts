import { builtInReply } from '../../../src/capabilities/interview/asks/reply/built-in.ts'
import { closingText } from '../../../src/capabilities/interview/asks/reply/wording/fixed-text.ts'
import { type GuideText, replyInput } from '../../../src/capabilities/interview/asks/reply/input.ts'
import type { State } from '../../../src/capabilities/interview/contract.ts'
import { hearTalk } from '../../../src/capabilities/interview/talk/hear.ts'
import { isTopicTouched } from '../../../src/capabilities/interview/talk/hearing/topic-touched.ts'
import type { Spoken } from '../../../src/capabilities/interview/talk/spoken.ts'
import { asksBackOnly, skipsOnly } from '../../../src/capabilities/interview/talk/whole-message.ts'
import { isFixed, nextStep, questionOf, type Standing } from '../../../src/capabilities/interview/talk/transition.ts'

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
  for (const answer of answers) {
    if (at.state === 'done') break
    const topic = at.topics.findIndex((each) => each.status === 'open' && each.asked > 0)
    const about = at.state === 'deepening' && topic >= 0 ? { must_ask: topic } : {}
    const skips = answer === null || skipsOnly(answer, guide.language)
    talk.spoken.push({
      role: 'user',
      content: skips ? '[スキップ]' : answer,
      meta: { kind: skips ? 'skip' : 'answer', state: at.state, ...about },
    })
    const said = talk.spoken.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    const touched = guide.mustAsk.flatMap((each, place) => (isTopicTouched(each, said) ? [place] : []))
    const userTurns = at.userTurns + (!skips && asksBackOnly(answer, guide.language) ? 0 : 1)
    const heard = hearTalk(talk.spoken, guide.language, guide.mustAsk, { touched, brushed: [] })
    const { say, next } = nextStep({ ...at, userTurns }, heard, limits)
    if (say.kind === 'fallback' || say.kind === 'fallback_thanks') throw new Error('no model, no fallback')
    const reply =
      say.kind === 'closing' ? closingText(guide, talk.spoken) : builtInReply(replyInput(guide, say, talk.spoken))
    at = { ...next, userTurns }
    const question = isFixed(say) ? undefined : questionOf(say)
    talk.spoken.push({
      role: 'assistant',
      content: reply,
      meta: {
        kind: 'question',
        state: at.state,
        ...(say.kind === 'back' ? { returned: true } : {}),
        ...(say.kind === 'ending' ? { ending: true } : {}),
        ...(question?.kind === 'must_ask' ? { must_ask: question.topic } : {}),
        ...(question?.kind === 'deepen' ? { aspect: question.aspect } : {}),
        ...(question?.kind === 'recommend' && question.why ? { aspect: 'reason' } : {}),
      },
    })
    talk.replies.push(reply)
    talk.states.push(at.state)
  }
  return talk
}
