import type { Language } from '#text/index.ts'
import { BITS, BUCKETS, featuresOf } from '../../kinds/classifier/features.ts'
import { statementByCues } from '../../kinds/statement.ts'
import { Bag, type Features } from '../../linear/bag.ts'
import type { TalkMove } from '../moves.ts'
import type { TalkSoFar } from '../talk-so-far.ts'

/** A sentence where it stands in a talk. */
export interface PlacedSentence {
  text: string
  language: Language
  room: TalkSoFar['room']
  /** Counted from 0. */
  turn: number
  /** Place in its message, and how many sentences that has. */
  at: number
  of: number
  asked: TalkMove | null
  question: string | undefined
  before: string | undefined
  next: string | undefined
}

export const SENTENCE_BUCKETS = BUCKETS

const TURNS_ROUND =
  /^(?:でも|けど|だけど|ただ|しかし|とはいえ|せやけど|んだども|だから|なので|それで|ほんで|but\b|only\b|however\b|still\b|so\b|then\b|and\b|it'?s just\b)/iu
const SHARE = { place: 1.2, asked: 0.8, cue: 0.8 }

/** What it says, where it stands, and what it answers. */
export function sentenceFeatures(sentence: PlacedSentence): Features {
  const { text, language, room, turn, at, of, asked, question, before, next } = sentence
  const said = featuresOf(text, language, question)
  const bag = new Bag(BITS)
  const stands = of === 1 ? 'only' : at === 0 ? 'first' : at === of - 1 ? 'last' : 'inner'
  const cue = statementByCues(text, language)
  bag.add(
    [
      `turn ${Math.min(turn, 4)}`,
      `begins ${turn === 0} ${room}`,
      `stands ${stands}`,
      `stands ${stands} ${Math.min(turn, 2)}`,
      `next ${TURNS_ROUND.exec(next ?? '')?.[0].toLowerCase() ?? 'none'}`,
      `opens ${TURNS_ROUND.exec(text)?.[0].toLowerCase() ?? 'none'}`,
    ],
    11,
    SHARE.place,
  )
  bag.add([`asked ${asked}`, `asked ${asked} ${cue}`, `asked ${asked} ${stands}`], 12, SHARE.asked)
  bag.add(
    [
      `begins ${turn === 0} ${cue}`,
      `follows ${before === undefined ? 'nothing' : statementByCues(before, language)} ${cue}`,
      `leads ${next === undefined ? 'nothing' : statementByCues(next, language)} ${cue}`,
    ],
    13,
    SHARE.cue,
  )
  return { ids: [...said.ids, ...bag.ids], values: [...said.values, ...bag.values] }
}
