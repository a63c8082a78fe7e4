import type { State } from '../contract.ts'
import type { TopicProgress } from '../tables.ts'

/** What a deepening question is about, in the order they are asked. */
export const ASPECTS = ['scene', 'frequency_and_impact', 'past_attempts', 'ideal', 'anything_else'] as const
export type Aspect = (typeof ASPECTS)[number]

export const FALLBACK_QUESTIONS = 3
const ITEMS_ENOUGH = 3
const MOST_RE_ASKS = 3

/** Where a conversation stands, the turn being taken already counted. */
export interface Standing {
  state: State
  userTurns: number
  deepCount: number
  topics: readonly TopicProgress[]
  /** Answers and skips since fallback began, before this one; null while it has not. */
  fallbackTurns: number | null
}

/** What the person just did, read but not yet acted upon. */
export interface Heard {
  skipped: boolean
  /** Only a greeting or "let's start", with nothing in it yet. */
  opening: boolean
  closing: boolean
  unclear: boolean
  /** Things listed in the whole conversation so far; skips list nothing. */
  items: number
  /** Topics of `must_ask` the person spoke of by themselves. */
  touched: readonly number[]
}

export interface TalkLimits {
  maxTurns: number
  maxDeep: number
}

/** What is to be said next; the wording comes later. */
export type Say =
  | { kind: 'opening' }
  | { kind: 'enumerate' }
  | { kind: 'recommend' }
  | { kind: 'choose' }
  | { kind: 'deepen'; aspect: Aspect }
  | { kind: 'must_ask'; topic: number; again: boolean }
  | { kind: 'summary' }
  | { kind: 'closing' }
  | { kind: 'fallback'; question: number }
  | { kind: 'fallback_thanks' }

/** What is said in fixed words; a model words the rest. */
const FIXED = ['closing', 'fallback', 'fallback_thanks'] as const
export type Fixed = Extract<Say, { kind: (typeof FIXED)[number] }>
export type Worded = Exclude<Say, Fixed>

export function isFixed(say: Say): say is Fixed {
  return FIXED.some((kind) => kind === say.kind)
}

export interface Step {
  next: Omit<Standing, 'userTurns'>
  say: Say
  finished: boolean
}

/** The state machine: one turn, one edge. Pure, so that a turn taken over after a crash comes to the same step. */
export function nextStep(at: Standing, heard: Heard, limits: TalkLimits): Step {
  if (at.state === 'done') throw new RangeError('a finished conversation takes no more turns')
  if (at.userTurns >= limits.maxTurns) return finish(at, { kind: 'closing' })
  switch (at.state) {
    case 'intro':
      return heard.opening && !heard.skipped
        ? go(at, 'intro', { kind: 'opening' })
        : go(at, 'enumerate', { kind: 'enumerate' })
    case 'enumerate':
      return heard.items >= ITEMS_ENOUGH || heard.closing
        ? go(at, 'recommend', { kind: 'recommend' })
        : go(at, 'enumerate', { kind: 'enumerate' })
    case 'recommend':
      return go(at, 'choose', { kind: 'choose' })
    case 'choose':
      return deepen(at, heard, limits)
    case 'deepening':
      return continueDeepening(at, heard, limits)
    case 'summary_check':
      return finish(at, { kind: 'closing' })
    case 'fallback':
      return nextFallback(at)
  }
}

/** The model cannot be had: three fixed questions from here on, whatever the state was. */
export function enterFallback(at: Standing): Step & { say: Fixed } {
  return {
    next: { ...rest(at), state: 'fallback', fallbackTurns: 0 },
    say: { kind: 'fallback', question: 0 },
    finished: false,
  }
}

/** The topic of `must_ask` the last question was about, or -1. */
export function topicInQuestion(topics: readonly TopicProgress[]): number {
  return topics.findIndex((topic) => topic.status === 'open' && topic.asked > 0)
}

function continueDeepening(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const asked = topicInQuestion(at.topics)
  const topic = at.topics[asked]
  if (topic === undefined) return deepen(at, heard, limits)
  if (heard.unclear && !heard.skipped && topic.asked <= MOST_RE_ASKS) return askTopic(at, asked, true)
  const status: TopicProgress['status'] = heard.skipped ? 'skipped' : heard.unclear ? 'unclear' : 'covered'
  const topics = at.topics.map((each, index) => (index === asked ? { ...each, status } : each))
  return deepen({ ...at, topics }, heard, limits)
}

/** The next aspect while there is one, then the topics still open, then the summary. */
function deepen(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const aspect = at.deepCount < limits.maxDeep ? ASPECTS[at.deepCount] : undefined
  if (aspect !== undefined) {
    return go({ ...at, deepCount: at.deepCount + 1 }, 'deepening', { kind: 'deepen', aspect })
  }
  const topics = at.topics.map((topic, index) =>
    topic.status === 'open' && topic.asked === 0 && heard.touched.includes(index)
      ? { ...topic, status: 'covered' as const }
      : topic,
  )
  const open = topics.findIndex((topic) => topic.status === 'open')
  if (open >= 0) return askTopic({ ...at, topics }, open, false)
  return go({ ...at, topics }, 'summary_check', { kind: 'summary' })
}

function askTopic(at: Standing, topic: number, again: boolean): Step {
  const changed = at.topics.map((each, index) => (index === topic ? { ...each, asked: each.asked + 1 } : each))
  return go({ ...at, topics: changed }, 'deepening', { kind: 'must_ask', topic, again })
}

function nextFallback(at: Standing): Step {
  const fallbackTurns = (at.fallbackTurns ?? 0) + 1
  if (fallbackTurns >= FALLBACK_QUESTIONS) return finish({ ...at, fallbackTurns }, { kind: 'fallback_thanks' })
  return go({ ...at, fallbackTurns }, 'fallback', { kind: 'fallback', question: fallbackTurns })
}

function go(at: Standing, state: State, say: Say): Step {
  return { next: { ...rest(at), state }, say, finished: false }
}

function finish(at: Standing, say: Say): Step {
  return { next: { ...rest(at), state: 'done' }, say, finished: true }
}

function rest({ userTurns: _counted, ...at }: Standing): Omit<Standing, 'userTurns'> {
  return at
}
