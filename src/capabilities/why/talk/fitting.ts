import type { JudgedSentence, TalkMove } from '#listening/index.ts'
import { isMisfit } from './misfit.ts'
import type { Talk } from './talk.ts'
import { isOthersIdea } from './whose-idea.ts'

type States = JudgedSentence['states']

/** Less sure than this, nothing follows from what a sentence is taken for. */
const SURE_FROM = 0.4

/**
 * Behind what each question has something to ask about. Raters of single moments accept questions that point at nothing ("what is
 * that like?", "can you say more?"); people in a talk ask back what is meant. What is not named here is not asked.
 */
const BEHIND: Readonly<Partial<Record<TalkMove, readonly States[]>>> = {
  stayed: ['event'],
  moment: ['event'],
  'last-time': ['problem', 'consequence'],
  bothers: ['problem', 'consequence'],
  instead: ['problem', 'consequence', 'feeling'],
  matters: ['wish', 'value'],
  'own-view': ['hearsay'],
}
/** They speak of what the talk is about, or of the person's days: whatever was just said, it is plain what they mean. */
const ANYWHERE: ReadonlySet<TalkMove> = new Set<TalkMove>(['different', 'manage', 'in-the-way', 'tried'])

const OF_TROUBLE: ReadonlySet<TalkMove> = new Set<TalkMove>(['bothers', 'last-time', 'instead'])

/** Whether it is plain what a question is about, behind what was just said. */
export function fits(talk: Talk, move: TalkMove): boolean {
  if (isMisfit(talk, move)) return false
  if (talk.reading.latest === 0) {
    if (isOthersIdea(talk.latest.text)) return move === 'own-view'
    return move === 'origin' ? !tellsOrigin(talk) : BEHIND[move]?.some((state) => isHeard(talk, state)) === true
  }
  if (ANYWHERE.has(move)) return true
  // What somebody wishes for is no trouble to be asked about, whatever words it is told with.
  if (OF_TROUBLE.has(move) && talk.last?.slot === 'wish') return false
  if (OF_THEN.has(move) && talk.last?.asks === 'origin' && tellsOfThen(talk)) return true
  return BEHIND[move]?.some((state) => isHeard(talk, state)) === true
}

/** Asked what brought them to it, people tell what happened, whatever each sentence states. */
const OF_THEN: ReadonlySet<TalkMove> = new Set<TalkMove>(['stayed', 'moment'])
const PAST =
  /(?:た|だ|ました|でした|てん|ちゃっ(?:て|た))(?:から|ので|んです|の|ん|よ|ね|けど|って|さかい)*[。！!\s]*$|\b(?:was|were|had|went|got|said|told|came|left|lost|\p{L}{3,}ed)\b/iu

function tellsOfThen({ latest }: Talk): boolean {
  return latest.content.some(({ text }) => PAST.test(text))
}

/** Who begins with what happened has told what brought them to it. */
function tellsOrigin(talk: Talk): boolean {
  return isHeard(talk, 'event')
}

function isHeard({ reading, latest }: Talk, state: States): boolean {
  const told = reading.judged(reading.latest).filter(({ states, sure }) => states === state && sure >= SURE_FROM)
  return told.some(({ text }) => latest.content.some((each) => each.text.includes(text) || text.includes(each.text)))
}
