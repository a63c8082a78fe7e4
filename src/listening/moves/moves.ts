/** What a listener can say next. Each is one question with one meaning, whatever its words; `read-back` says back what was heard. */
export const TALK_MOVES = [
  'origin',
  'last-time',
  'moment',
  'ordinary-day',
  'like-for-you',
  'stayed',
  'leads-to',
  'bothers',
  'instead',
  'different',
  'possible',
  'in-the-way',
  'matters',
  'care-most',
  'others',
  'own-view',
  'tried',
  'manage',
  'unchanged',
  'one-change',
  'more',
  'since-then',
  'first-sign',
  'read-back',
] as const

export type TalkMove = (typeof TALK_MOVES)[number]

/** How a move would be taken at some moment: a skilled interviewer could say it, one would go on after it, or it is deaf. */
export const RATINGS = ['acceptable', 'clumsy', 'bad'] as const

/** What is owed to somebody before anything is asked. */
export const OWED = [
  'none',
  'loss',
  'illness',
  'lonely',
  'regret',
  'fear',
  'shame',
  'anger',
  'sad',
  'tired',
  'heavy',
  'glad',
  'apology',
  'explain',
  'about-naze',
  'courtesy',
  'aside',
  'dont-know',
  'stop',
] as const

export type Owed = (typeof OWED)[number]

/** What a sentence of a talk states; `talk` is everything that says nothing about the matter. */
export const STATES = [
  'wish',
  'problem',
  'consequence',
  'event',
  'feeling',
  'value',
  'fact',
  'hearsay',
  'means',
  'talk',
] as const

export type State = (typeof STATES)[number]

/** What a sentence is good for: a reason somebody would write down, nothing to be said back, or neither. */
export const USES = ['reason', 'neither', 'not-theirs'] as const

/** Whether somebody takes leave at the end of a message. */
export const ENDINGS = ['goes-on', 'ends'] as const
