import { chooseMove, type Kind, type TalkMove } from '#listening/index.ts'
import type { Lead } from '../asks/ask-question/wording/wording.ts'
import { LAST_TURN } from '../score/understanding.ts'
import { aboutNazeIn } from './about-naze.ts'
import { fits } from './fitting.ts'
import { isAcknowledgement } from './acknowledgements.ts'
import { leadFor, readBackLead } from './lead.ts'
import { type About, type Move, SLOT_OF } from './moves.ts'
import type { Talk, TalkSentence } from './talk.ts'
import { isTold } from './told.ts'

export interface NextMove extends Required<About> {
  move: Move
  lead: Lead | null
  /** What was just said, as far as it says something. */
  heard: TalkSentence | null
}

const BARE: ReadonlySet<Kind> = new Set<Kind>(['dont-know', 'skip', 'no', 'yes', 'partly'])
const MOST_PROBES = 2

/** Whether what was heard is to be said back now, and if nothing can be said back, asked for. */
export type ReadBack = 'not-yet' | 'due' | 'without-words'

/** What naze says next while the talk goes on. */
export function nextMove(talk: Talk, turn: number, readBack: ReadBack): NextMove {
  const heard = talk.linked ? (talk.said.findLast(({ fresh }) => fresh) ?? null) : null
  const { kind } = talk.latest
  if (!talk.linked && talk.latest.content.length > 0 && talk.last?.move !== 'bridge')
    return { move: 'bridge', slot: null, asks: null, lead: null, heard: null }
  const strayed = !talk.linked || (talk.last?.move === 'bridge' && talk.latest.content.length === 0)
  if (readBack !== 'not-yet' && (!strayed || turn >= LAST_TURN - 1)) {
    if (readBack === 'due') return { move: 'read-back', slot: null, asks: 'read-back', lead: readBackLead(talk), heard }
    return heart(leadFor(talk), heard)
  }
  if (strayed) return asking(talk, 'return', 'back', null)
  if (BARE.has(kind) && talk.latest.content.length === 0)
    return asking(talk, 'ask', kind === 'yes' ? null : 'another-way', null)
  const lead = leadFor(talk)
  if (turn === 0) return asking(talk, 'opening', isAcknowledgement(lead) ? null : lead, heard)
  if ((lead === null || isAcknowledgement(lead)) && isOneWord(talk))
    return { move: 'probe', slot: null, asks: 'more', lead: null, heard }
  return asking(talk, 'ask', lead, heard)
}

/** Of the questions that are plain behind what was said the one the judge thinks least likely to be deaf; if none is left, what matters most. */
function asking(talk: Talk, move: Move, lead: Lead | null, heard: TalkSentence | null): NextMove {
  const { ratings } = talk.reading
  const isOut = (each: TalkMove): boolean => isTold(talk, each) || each === 'care-most'
  const asks = chooseMove(ratings, talk.askedMoves, (each) => isOut(each) || !fits(talk, each))
  if (asks !== null) return { move, ...about(asks), lead, heard }
  // Who has strayed is led back first: what matters most to them now may be the laundry.
  if (move !== 'return' && talk.reading.latest > 0 && !talk.askedMoves.includes('care-most')) return heart(lead, heard)
  return {
    move,
    ...about(chooseMove(ratings, talk.askedMoves, isOut) ?? chooseMove(ratings, talk.askedMoves)),
    lead,
    heard,
  }
}

function heart(lead: Lead | null, heard: TalkSentence | null): NextMove {
  return { move: 'heart', slot: 'reason', asks: 'care-most', lead, heard }
}

function about(asks: TalkMove | null): Pick<NextMove, 'slot' | 'asks'> {
  return { asks, slot: asks === null ? null : SLOT_OF[asks] }
}

/** To what is no answer: heard, answered in half a sentence, and the talk stays where it is. Null when it is an answer. */
export function reactionTo(talk: Talk, hasAnchor: boolean): NextMove | null {
  const { kind, content, foreign } = talk.latest
  if (content.length > 0 && !foreign) return null
  const open = { slot: talk.last?.slot ?? null, asks: talk.last?.asks ?? null, heard: null }
  const again = (lead: Lead | null): NextMove => ({ ...open, move: hasAnchor ? 'again' : 'opening', lead })
  if (foreign) return again('foreign')
  switch (kind) {
    case 'question-back': {
      const asked = aboutNazeIn(talk.latest.sentences.map(({ text }) => text))
      return asked === null ? { ...open, move: 'explain', lead: null } : again(asked)
    }
    case 'about-the-talk':
      return hasAnchor ? asking(talk, 'apology', 'apology', null) : again('apology')
    case 'courtesy':
    case 'aside':
      return again(kind)
    default:
      return hasAnchor ? null : again(kind === 'yes' ? null : 'another-way')
  }
}

/** Half a sentence, and the open question again. */
export function backTo({ last }: Talk, lead: Lead): NextMove {
  return { move: 'again', slot: last?.slot ?? null, asks: last?.asks ?? null, lead, heard: null }
}

/** "Sundays.": what a word means is asked before anything is made of it. */
function isOneWord({ latest, last, probes }: Talk): boolean {
  const [only] = latest.content
  if (only === undefined || latest.content.length > 1 || last?.move === 'probe' || probes >= MOST_PROBES) return false
  const size = only.language === 'en' ? only.text.split(/\s+/u).length : Array.from(only.text).length / 4
  return size <= 2
}
