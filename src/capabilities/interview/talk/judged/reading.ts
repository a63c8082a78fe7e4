import { readTalk, type TalkReading } from '#listening/moves/read-talk.ts'
import { type Owed, TALK_MOVES } from '#listening/moves/moves.ts'
import type { Aspect, Language } from '../../contract.ts'
import { ASPECTS } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { isAnswer, type Spoken } from '../spoken.ts'
import { askedMove } from './asked-move.ts'
import { type AskedMove, MOVES_OF } from './step-moves.ts'

/** A deaf question costs more than a good one gains. */
const COST_OF_BAD = 2
/** From here on the heart of the matter is taken as said. */
const HEART_SAID = 0.6
/** So much worse than the best question, and it is not asked now. */
const MARGIN = 0.1
/** Each interview asks once why it matters, unless that would be deaf. */
const DEAF = -0.2
const A_REASON = 0.5
/** What can be owed to somebody who has shown how it is for them. */
const FEELINGS: ReadonlySet<Owed> = new Set<Owed>([
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
])
const TOUCHING = 0.25

/** What a trained judge makes of the talk up to where something was last told; null while nothing was. */
export function readingOf(
  spoken: readonly Spoken[],
  told: readonly HeardAnswer[],
  language: Language,
): TalkReading | null {
  const last = told.findLast(({ sentences }) => sentences.some(isContent))?.message
  if (last === undefined) return null
  const turns = spoken.slice(0, spoken.indexOf(last) + 1).flatMap((message, place) => {
    if (!isAnswer(message)) return []
    const question = spoken.slice(0, place).findLast(({ role }) => role === 'assistant')
    return [{ message: message.content, asked: askedMove(question), question: question?.content }]
  })
  return readTalk({ language, room: 'interview', turns })
}

function worths({ ratings }: TalkReading): Map<AskedMove, number> {
  return new Map(
    ratings.flatMap(({ move, acceptable, bad }) =>
      move === 'read-back' ? [] : [[move, acceptable - COST_OF_BAD * bad] as const],
    ),
  )
}

/** What could be asked now, the most fitting first; what was asked before comes last. */
export function fittingMoves(reading: TalkReading | null, spoken: readonly Spoken[]): AskedMove[] {
  const asked = askedMoves(spoken)
  const worth = reading === null ? new Map<AskedMove, number>() : worths(reading)
  return TALK_MOVES.filter((move) => move !== 'read-back')
    .toSorted((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .toSorted((a, b) => Number(asked.has(a)) - Number(asked.has(b)))
}

/** Aspects that could only be asked for in a way that does not fit what was said, as long as another is left. */
export function unfit(reading: TalkReading | null, spoken: readonly Spoken[], known: ReadonlySet<Aspect>): Aspect[] {
  if (reading === null) return []
  const asked = askedMoves(spoken)
  const worth = worths(reading)
  const best = (ways: readonly AskedMove[]) =>
    Math.max(-COST_OF_BAD, ...ways.filter((move) => !asked.has(move)).map((move) => worth.get(move) ?? 0))
  const open = ASPECTS.filter((aspect) => !known.has(aspect) && aspect !== 'anything_else')
  const plain: ReadonlySet<Aspect> = new Set<Aspect>(['scene', 'past_attempts'])
  const least = Math.max(...open.map((aspect) => best(MOVES_OF[aspect]))) - MARGIN
  const asksWhy = best(MOVES_OF.reason)
  return open.filter((aspect) =>
    plain.has(aspect)
      ? false
      : aspect === 'reason'
        ? asksWhy < Math.min(least, DEAF) && hasReason(reading)
        : best(MOVES_OF[aspect]) < least,
  )
}

/** Somebody writing down this person's reasons would have one by now. */
function hasReason(reading: TalkReading): boolean {
  return Array.from({ length: reading.latest + 1 }, (_, turn) => reading.judged(turn))
    .flat()
    .some(({ reason }) => reason >= A_REASON)
}

/** The heart of it has been said: somebody who listens could say it back now. */
export function isHeartSaid(reading: TalkReading | null): boolean {
  return reading !== null && (readBack(reading)?.acceptable ?? 0) >= HEART_SAID && hasReason(reading)
}

/** Something was shown that a person would answer before asking on, whatever it is called. */
export function isTouching(reading: TalkReading | null, from = TOUCHING): boolean {
  return reading !== null && FEELINGS.has(reading.owed.what) && reading.owed.sure >= from
}

function readBack(reading: TalkReading | null) {
  return reading?.ratings.find(({ move }) => move === 'read-back')
}

function askedMoves(spoken: readonly Spoken[]): ReadonlySet<AskedMove> {
  return new Set(spoken.flatMap((message) => (message.role === 'assistant' ? (askedMove(message) ?? []) : [])))
}
