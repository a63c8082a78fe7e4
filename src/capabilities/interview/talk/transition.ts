import type { Kind } from '#listening/index.ts'
import type { Aspect, State } from '../contract.ts'
import type { TopicProgress } from '../tables.ts'
import { followingAspect, nextAspect } from './aspects.ts'

export const FALLBACK_QUESTIONS = 3
const ITEMS_ENOUGH = 3
const MOST_RE_ASKS = 3
/** Questions in vain after which nobody is asked for a first thing again. */
const MOST_FRUITLESS = 2

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
  /** Of the message as a whole: `content` as soon as anything was told, `stop` whatever else was said. */
  kind: Kind
  /** Something sounded like a wish to stop, and it is not certain that it was one. */
  mayStop: boolean
  /** The last question was whether to end here. */
  ending: boolean
  /** The message before this one told nothing: its question is still open. */
  owed: boolean
  /** What weighs most was said without being asked. */
  chosen: boolean
  /** The heart of the matter has been said: there is nothing to dig for. */
  heart: boolean
  /** What was just told weighs on the person: they are asked how it is for them, not for details. */
  moved: boolean
  /** Only a greeting or "let's start", with nothing in it yet. */
  opening: boolean
  /** Nothing more to list, or nothing to say to the question. */
  closing: boolean
  /** Nothing to name, rather than a no to what was proposed. */
  nothing: boolean
  /** "That's all": the person is through with the matter, not with the talk. */
  through: boolean
  /** Things listed in the whole conversation so far; skips list nothing. */
  items: number
  /** Only one thing was named, in however many sentences: there is nothing to choose. */
  single: boolean
  /** Whether anything was told at all. */
  told: boolean
  /** Nothing told so far is more than a word or two: there is nothing to ask about. */
  scant: boolean
  /** Topics of `must_ask` the person spoke of by themselves. */
  touched: readonly number[]
  /** Topics that something said may have answered: they are asked as such. */
  brushed: readonly number[]
  /** Aspects that were told, wherever, or asked for already. */
  known: ReadonlySet<Aspect>
  /** The question that is open, as far as it can be asked again. */
  open: Question
  /** It was come back to already. */
  returned: boolean
  /** Answers in a row that told nothing. */
  fruitless: number
  /** Something further was asked for already: that happens once. */
  moreAsked: boolean
  /** The person has complained of the talk: what is left is kept short. */
  irritated: boolean
  /** Says that nothing is the matter: they are not asked for more of it, nor to choose. */
  untroubled: boolean
  /** What was just told weighs: before anything else is turned to, there is room to say more, once. */
  heavy: boolean
}

export interface TalkLimits {
  maxTurns: number
  maxDeep: number
}

/** What can be asked. */
export type Question =
  | { kind: 'opening' }
  | { kind: 'enumerate' }
  /** Of what was named, what weighs most; `why`: or, where that is plain, why it matters. */
  | { kind: 'recommend'; why: boolean }
  | { kind: 'choose' }
  | { kind: 'deepen'; aspect: Aspect }
  /** Room to say more of what weighs, before anything else is turned to. */
  | { kind: 'room' }
  /** `brushed`: something said may have answered it already. */
  | { kind: 'must_ask'; topic: number; again: boolean; brushed?: true }
  | { kind: 'summary' }

/** What is to be said next; the wording comes later. */
export type Say =
  | Question
  /** The open question in one sentence with an example, then more simply. */
  | { kind: 'explain'; question: Question }
  /** Half a sentence, then back to the open question. */
  | { kind: 'back'; question: Question }
  /** Whether to end here; until that is answered the question stays open. */
  | { kind: 'ending'; question: Question }
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

/** The question a reply puts, however it comes to it. */
export function questionOf(say: Worded): Question {
  return say.kind === 'explain' || say.kind === 'back' || say.kind === 'ending' ? say.question : say
}

export interface Step {
  next: Omit<Standing, 'userTurns'>
  say: Say
  finished: boolean
}

/** Said beside the matter: an answer is still owed. */
const BESIDE: ReadonlySet<Kind> = new Set<Kind>(['courtesy', 'aside', 'other-language'])
const TOLD: ReadonlySet<Kind> = new Set<Kind>(['content', 'correction'])

/** The state machine: one turn, one edge. Pure, so that a turn taken over after a crash comes to the same step. */
export function nextStep(at: Standing, heard: Heard, limits: TalkLimits): Step {
  if (at.state === 'done') throw new RangeError('a finished conversation takes no more turns')
  if (heard.kind === 'stop' || at.userTurns >= limits.maxTurns) return finish(at, { kind: 'closing' })
  if (at.state === 'fallback') return nextFallback(at)
  if (heard.ending) {
    if (heard.kind === 'yes' || heard.kind === 'partly' || heard.mayStop) return finish(at, { kind: 'closing' })
    if (heard.kind === 'no') return goOn(at, heard, limits)
  } else if (heard.mayStop) return go(at, at.state, { kind: 'ending', question: heard.open })
  if (at.state === 'summary_check' && heard.kind !== 'question-back') return finish(at, { kind: 'closing' })
  if (heard.kind === 'question-back') return go(at, at.state, { kind: 'explain', question: heard.open })
  if (heard.opening && at.state === 'intro') return go(at, 'intro', { kind: 'opening' })
  if (BESIDE.has(heard.kind) && !heard.returned) return go(at, at.state, { kind: 'back', question: heard.open })
  const told = settled(at, heard)
  const urgent = urgentTopic(told, heard, limits)
  if (urgent !== undefined) return urgent
  return withRoom(told, heard, limits, nextOf(told, heard, limits))
}

/** Nobody is turned to another topic, or told what they said, straight after what weighs most on them. */
function withRoom(at: Standing, { heavy }: Heard, { maxTurns }: TalkLimits, step: Step): Step {
  const turnsAway = step.say.kind === 'summary' || (step.say.kind === 'must_ask' && !step.say.again)
  const open = at.topics.filter(({ status }) => status === 'open').length
  if (!heavy || !turnsAway || at.userTurns + open + 1 >= maxTurns) return step
  return go(at, 'deepening', { kind: 'room' })
}

function nextOf(told: Standing, heard: Heard, limits: TalkLimits): Step {
  switch (told.state) {
    case 'intro':
      if (heard.untroubled && hasOpen(told)) return askTopics(told, heard)
      // Who says that this is all is not asked for more of it.
      if (heard.through && heard.told) return continueList(told, { ...heard, moreAsked: true }, limits)
      return followUp(told, heard, limits) ?? go(told, 'enumerate', { kind: 'enumerate' })
    case 'enumerate':
      return continueList(told, heard, limits)
    case 'recommend':
      if (heard.nothing) return askTopics(told, heard)
      if (isDenied(heard)) return go(told, 'choose', { kind: 'choose' })
      return heard.through ? askTopics(told, heard) : deepen(told, heard, limits)
    case 'choose':
      return deepen(told, heard, limits)
    case 'deepening':
      return continueDeepening(told, heard, limits)
    default:
      return finish(told, { kind: 'closing' })
  }
}

function hasOpen({ topics }: Standing): boolean {
  return topics.some(({ status }) => status === 'open')
}

/** The talk is to go on: with the open question, or, where that was answered in the same breath, from there. */
function goOn(at: Standing, heard: Heard, limits: TalkLimits): Step {
  if (heard.owed) return go(at, at.state, { kind: 'back', question: heard.open })
  return nextStep(at, { ...heard, kind: 'yes', closing: false, ending: false }, limits)
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

/** "No" to what was recommended, and nothing else: what it is instead has to be asked. */
function isDenied({ kind, closing }: Heard): boolean {
  return kind === 'no' || (closing && kind !== 'content')
}

/** Whoever has just told something is asked about that, before anything else is asked for. */
function followUp(at: Standing, heard: Heard, limits: TalkLimits): Step | undefined {
  const isPlain = heard.items === 1 && !heard.scant && !heard.closing && !heard.moved
  // Of several things nobody knows which is meant: it is asked first which weighs most.
  if (heard.kind !== 'content' || !isPlain || at.deepCount >= limits.maxDeep) return undefined
  const aspect = followingAspect(heard.known)
  if (aspect === undefined) return undefined
  return go({ ...at, deepCount: at.deepCount + 1 }, 'enumerate', { kind: 'deepen', aspect })
}

function continueList(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const inVain = !TOLD.has(heard.kind) && heard.kind !== 'yes'
  if ((heard.irritated && heard.told) || (heard.untroubled && hasOpen(at))) return askTopics(at, heard)
  if (heard.items === 0 && heard.fruitless >= MOST_FRUITLESS) return askTopics(at, heard)
  if (heard.scant && (inVain || heard.closing || heard.moreAsked)) return askTopics(at, heard)
  if (heard.items > 0 && at.deepCount === 0 && !heard.moreAsked) {
    const about = followUp(at, heard, limits)
    if (about !== undefined) return about
  }
  if ((heard.single || heard.items === 1) && heard.moreAsked && !heard.scant && at.deepCount < limits.maxDeep) {
    const aspect = followingAspect(heard.known)
    if (aspect !== undefined) return go({ ...at, deepCount: at.deepCount + 1 }, 'deepening', { kind: 'deepen', aspect })
  }
  const asked = heard.moreAsked && heard.items > 0
  const enough = heard.items >= ITEMS_ENOUGH || heard.closing || asked || (inVain && heard.items > 0)
  if (!enough) return go(at, 'enumerate', { kind: 'enumerate' })
  return recommend(at, heard, limits)
}

/** Of a single thing there is nothing to choose: what is asked is why it matters, unless that was told too. */
function recommend(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const isKnown = heard.known.has('reason')
  const isSettled =
    heard.items === 1 || heard.single || ((heard.chosen || isHeard(at, heard, limits)) && heard.items > 0)
  if (isSettled && isKnown) return deepen(at, heard, limits)
  const why = !isKnown && (isSettled || (heard.items > 1 && limits.maxDeep === 0))
  return go(at, 'recommend', { kind: 'recommend', why })
}

function continueDeepening(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const asked = topicInQuestion(at.topics)
  if (asked >= 0) return askTopic(at, heard, asked, true)
  return heard.through ? askTopics(at, heard) : deepen(at, heard, limits)
}

/** What this message settles of the topics: the one in question, and those spoken of by themselves. */
function settled(at: Standing, heard: Heard): Standing {
  const asked = topicInQuestion(at.topics)
  const topics = at.topics.map((topic, index): TopicProgress => {
    if (index === asked) return { ...topic, status: afterAnswer(topic, heard) }
    // Who has complained of being asked twice is not asked again for what they have touched upon.
    const isTold = heard.touched.includes(index) || (heard.irritated && heard.brushed.includes(index))
    return topic.status === 'open' && isTold ? { ...topic, status: 'covered' } : topic
  })
  return { ...at, topics }
}

/** Asked again only where something was said that is no answer; who does not know is not asked twice. */
function afterAnswer({ asked }: TopicProgress, { kind, closing }: Heard): TopicProgress['status'] {
  if (kind === 'skip') return 'skipped'
  if (kind === 'dont-know') return 'unclear'
  if (closing || TOLD.has(kind) || kind === 'yes' || kind === 'no' || kind === 'partly') return 'covered'
  if (kind === 'about-the-talk') return 'covered'
  return asked <= MOST_RE_ASKS ? 'open' : 'unclear'
}

/** Topics come first as soon as there is only just room for them. */
function urgentTopic(at: Standing, heard: Heard, limits: TalkLimits): Step | undefined {
  const open = at.topics.filter(({ status, asked }) => status === 'open' && asked === 0).length
  if (open === 0 || open < limits.maxTurns - at.userTurns) return undefined
  return askTopic(
    at,
    heard,
    at.topics.findIndex(({ status, asked }) => status === 'open' && asked === 0),
    false,
  )
}

/** The next aspect while there is one, then the topics still open, then the summary. */
function deepen(at: Standing, heard: Heard, limits: TalkLimits): Step {
  const isLast = at.deepCount === limits.maxDeep - 1
  const hasMatter =
    heard.told &&
    heard.items > 0 &&
    at.deepCount < limits.maxDeep &&
    !hasAsked(at) &&
    !heard.irritated &&
    !isHeard(at, heard, limits)
  const topicsWait = at.topics.some(({ status }) => status === 'open')
  const aspect = hasMatter ? nextAspect(heard.known, isLast, topicsWait) : undefined
  if (aspect === undefined) return askTopics(at, heard)
  return go({ ...at, deepCount: at.deepCount + 1 }, 'deepening', { kind: 'deepen', aspect })
}

/** Asked about, and the heart of it said: of the depth a guide asks for it spares the last question, and no more. */
function isHeard({ deepCount }: Standing, { heart }: Heard, { maxDeep }: TalkLimits): boolean {
  return heart && deepCount > 0 && deepCount >= maxDeep - 1
}

/** Once the topics of the guide are being asked, the talk does not go back to the matter. */
function hasAsked({ topics }: Standing): boolean {
  return topics.some(({ asked }) => asked > 0)
}

function askTopics(at: Standing, heard: Heard): Step {
  const open = at.topics.findIndex((topic) => topic.status === 'open')
  return open >= 0 ? askTopic(at, heard, open, false) : go(at, 'summary_check', { kind: 'summary' })
}

function askTopic(at: Standing, { brushed }: Heard, topic: number, again: boolean): Step {
  const changed = at.topics.map((each, index) => (index === topic ? { ...each, asked: each.asked + 1 } : each))
  return go({ ...at, topics: changed }, 'deepening', {
    kind: 'must_ask',
    topic,
    again,
    ...(brushed.includes(topic) && !again ? { brushed: true as const } : {}),
  })
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
