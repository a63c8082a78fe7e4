import { cut } from '../cutting/cut.ts'
import { hear } from '../kinds/hear.ts'
import { type KindModel, probabilities } from '../kinds/classifier/softmax.ts'
import type { Features } from '../linear/bag.ts'
import type { HeardTurn, StatedSentence } from './features/moment-features.ts'
import { type PlacedSentence, sentenceFeatures } from './features/sentence-features.ts'
import type { TalkSoFar } from './talk-so-far.ts'

/** A sentence as it was heard, with where it stands and what it was read by. */
export interface ReadSentence extends StatedSentence {
  place: PlacedSentence
  features: Features
}

/** One message of a talk as its sentences, each with its kind and what it states. */
export function hearTurn(talk: TalkSoFar, turn: number, states: KindModel): ReadSentence[] {
  const said = talk.turns[turn]
  if (said === undefined) return []
  const heard = hear(withinReach(said.message), {
    language: talk.language,
    question: turn === 0 ? undefined : said.question,
  })
  const placed = placedIn(
    talk,
    turn,
    heard.map(({ text }) => text),
  )
  return placed.map((place, at) => {
    const features = sentenceFeatures(place)
    const { text } = place
    return { text, kind: heard[at]?.kind ?? 'content', states: [...probabilities(states, features)], place, features }
  })
}

/** More sentences than anybody says at once: the rest is not judged, and so makes no point. */
const MOST_SENTENCES = 40

function withinReach(message: string): string {
  const last = cut(message)[MOST_SENTENCES - 1]
  return last === undefined ? message : message.slice(0, last.end)
}

export function hearTurns(talk: TalkSoFar, states: KindModel): HeardTurn[] {
  return talk.turns.map((turn, n) => Object.assign({ sentences: hearTurn(talk, n, states) }, turn))
}

/** The sentences of one message where they stand. */
export function placedIn(
  { language, room, turns }: TalkSoFar,
  turn: number,
  texts: readonly string[],
): PlacedSentence[] {
  const { asked = null, question } = turns[turn] ?? {}
  return texts.map((text, at) => ({
    text,
    language,
    room,
    turn,
    at,
    of: texts.length,
    asked,
    question: turn === 0 ? undefined : question,
    before: texts[at - 1],
    next: texts[at + 1],
  }))
}
