import { probabilities } from '../kinds/classifier/softmax.ts'
import type { Language } from '#text/index.ts'
import type { Kind } from '../kinds/kinds.ts'
import type { Features } from '../linear/bag.ts'
import { endingFeatures } from './features/ending-features.ts'
import { momentFeatures } from './features/moment-features.ts'
import { useFeatures } from './features/use-features.ts'
import { hearTurn, type ReadSentence } from './hear-turns.ts'
import { OWED, type Owed, type State, STATES } from './moves.ts'
import { type MoveRating, rateMoves } from './rate-moves.ts'
import { rememberedTurn } from './remembered.ts'
import type { TalkSoFar } from './talk-so-far.ts'
import { moveWeights } from './weights.ts'

/** A sentence of the talk, judged where it stands. */
export interface JudgedSentence {
  text: string
  kind: Kind
  turn: number
  /** What it most likely states, and how likely that is. */
  states: State
  sure: number
  /** How likely somebody who writes down this person's reasons would write it down. */
  reason: number
  /** How likely it must not be said back as theirs: taken back, background, about the talk. */
  notTheirs: number
  /** How much it is the reason itself, to be compared with other sentences of the same talk. */
  main: number
}

/** What a trained judge makes of a talk after its latest message. */
export interface TalkReading {
  ratings: readonly MoveRating[]
  /** What is owed before anything is asked, how sure that is, how sure that nothing is, and that each of all is. */
  owed: { what: Owed; sure: number; nothing: number; all: Readonly<Record<Owed, number>> }
  /** How likely the person wants to end the talk. */
  ends: number
  /** The sentences of one message, counted from 0. */
  judged: (turn: number) => readonly JudgedSentence[]
  latest: number
}

export function readTalk(talk: TalkSoFar): TalkReading {
  const weights = moveWeights()
  const latest = talk.turns.length - 1
  const heard = hearTurn(talk, latest, weights.states)
  const turns = talk.turns.map((turn, n) =>
    n === latest ? Object.assign({ sentences: heard }, turn) : rememberedTurn(talk, n, weights.states),
  )
  const moment = momentFeatures(talk, turns)
  const owed = probabilities(weights.owed, moment)
  const most = owed.indexOf(Math.max(...owed))
  const known = new Map<number, readonly JudgedSentence[]>()
  const judged = (turn: number): readonly JudgedSentence[] => {
    const found =
      known.get(turn) ?? (turn === latest ? heard : hearTurn(talk, turn, weights.states)).map(judgedSentence)
    known.set(turn, found)
    return found
  }
  return {
    ratings: rateMoves(weights.ratings, moment),
    owed: {
      what: OWED[most] ?? 'none',
      sure: owed[most] ?? 0,
      nothing: owed[0] ?? 0,
      all: Object.fromEntries(OWED.map((each, n) => [each, owed[n] ?? 0])) as Record<Owed, number>,
    },
    ends: Math.max(owed[OWED.indexOf('stop')] ?? 0, endsIn(talk.turns[latest]?.message ?? '', talk.language, latest)),
    judged,
    latest,
  }
}

/** How likely a message takes leave at its end. */
export function endsIn(message: string, language: Language, turn: number): number {
  return probabilities(moveWeights().endings, endingFeatures(message, language, turn))[1] ?? 0
}

function judgedSentence({ text, kind, states, place, features }: ReadSentence): JudgedSentence {
  const weights = moveWeights()
  const all = useFeatures(place, features, states)
  const [reason = 0, , notTheirs = 0] = probabilities(weights.uses, all)
  const sure = Math.max(...states)
  const top = STATES[states.indexOf(sure)] ?? 'fact'
  return { text, kind, turn: place.turn, states: top, sure, reason, notTheirs, main: scoreOf(weights.main, all) }
}

function scoreOf({ scale, weights }: { scale: number; weights: Int8Array }, { ids, values }: Features): number {
  let sum = 0
  for (let n = 0; n < ids.length; n++) sum += (weights[ids[n] ?? 0] ?? 0) * (values[n] ?? 0)
  return sum * scale
}
