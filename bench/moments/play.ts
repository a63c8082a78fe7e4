import { builtInReply } from '../../src/capabilities/interview/asks/reply/built-in.ts'
import { type GuideText, replyInput } from '../../src/capabilities/interview/asks/reply/input.ts'
import { hearTalk } from '../../src/capabilities/interview/talk/hear.ts'
import { askedMove } from '../../src/capabilities/interview/talk/judged/asked-move.ts'
import { MOVES_OF } from '../../src/capabilities/interview/talk/judged/step-moves.ts'
import type { Spoken } from '../../src/capabilities/interview/talk/spoken.ts'
import {
  isFixed,
  nextStep,
  questionOf,
  type Standing,
  type Worded,
} from '../../src/capabilities/interview/talk/transition.ts'
import { ASPECTS } from '../../src/capabilities/interview/contract.ts'
import { TALK_MOVES, type TalkMove } from '../../src/listening/moves/moves.ts'
import { moveOf } from '../../scripts/data/moves/asked.ts'
import type { RatedTalk } from '../../scripts/data/moves/talk.ts'

export interface RatedMoment {
  step: Worded['kind']
  move: TalkMove
  rating: 'a' | 'c' | 'b'
}

/**
 * What the built-in would have asked after each message of a rated interview, and how its author rated that move. The talk
 * goes on as it was written; it ends where the built-in would have ended it.
 */
export function playRated({ language, turns }: RatedTalk, messages: readonly string[]): RatedMoment[] {
  const guide: GuideText = {
    name: language === 'ja' ? '暮らしの調査' : 'Everyday life study',
    goal: '',
    tone: 'polite_soft',
    language,
    mustAsk: [],
    neverAsk: [],
  }
  const spoken: Spoken[] = []
  const found: RatedMoment[] = []
  let at: Standing = { state: 'intro', userTurns: 0, deepCount: 0, topics: [], fallbackTurns: null }
  let about: Pick<Spoken['meta'], 'aspect'> = {}
  for (const [n, turn] of turns.entries()) {
    spoken.push({ role: 'assistant', content: turn.naze, meta: { kind: 'question', state: at.state, ...about } })
    spoken.push({ role: 'user', content: messages[n] ?? '', meta: { kind: 'answer', state: at.state } })
    const step = nextStep({ ...at, userTurns: n + 1 }, hearTalk(spoken, language), { maxTurns: 12, maxDeep: 2 })
    if (step.finished || isFixed(step.say)) return found
    const move = moveIn(guide, step.say, spoken)
    const rating = move === null ? undefined : turn.moves[TALK_MOVES.indexOf(move)]
    if (move !== null && (rating === 'a' || rating === 'c' || rating === 'b'))
      found.push({ step: step.say.kind, move, rating })
    at = { ...step.next, userTurns: n + 1 }
    about = aboutNext(step.say, moveOf(turns[n + 1]?.naze ?? '', turn))
  }
  return found
}

/** Null where nothing of the 24 is said: an explanation, a return to the question, a plain "is something missing?". */
function moveIn(guide: GuideText, say: Worded, spoken: readonly Spoken[]): TalkMove | null {
  if (say.kind === 'explain' || say.kind === 'back' || say.kind === 'ending') return null
  const input = replyInput(guide, say, spoken)
  if (say.kind === 'summary') return input.summary === null ? null : 'read-back'
  const asked = askedMove({ content: builtInReply(input), meta: { kind: 'question', state: 'enumerate' } })
  return asked ?? (say.kind === 'recommend' || say.kind === 'choose' ? 'care-most' : 'more')
}

/** What the author asked instead, as the product would remember it. */
function aboutNext(say: Worded, asked: TalkMove | null): Pick<Spoken['meta'], 'aspect'> {
  const question = questionOf(say)
  if (question.kind !== 'deepen' && !(question.kind === 'recommend' && question.why)) return {}
  const aspect = ASPECTS.find((each) => MOVES_OF[each].some((move) => move === asked))
  return { aspect: aspect ?? (question.kind === 'deepen' ? question.aspect : 'reason') }
}
