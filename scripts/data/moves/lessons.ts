import { useFeatures } from '../../../src/listening/moves/features/use-features.ts'
import { type HeardTurn, momentFeatures } from '../../../src/listening/moves/features/moment-features.ts'
import { type PlacedSentence, sentenceFeatures } from '../../../src/listening/moves/features/sentence-features.ts'
import { hearTurns, placedIn } from '../../../src/listening/moves/hear-turns.ts'
import { type State, TALK_MOVES, type TalkMove } from '../../../src/listening/moves/moves.ts'
import type { TalkSoFar } from '../../../src/listening/moves/talk-so-far.ts'
import { type KindModel, probabilities } from '../../../src/listening/kinds/classifier/softmax.ts'
import type { Features } from '../../../src/listening/linear/bag.ts'
import { moveOf } from './asked.ts'
import type { RatedTalk } from './talk.ts'

/** A rated talk as the product would hear it. */
export interface Lesson {
  talk: RatedTalk
  heard: TalkSoFar
  /** Its sentences as the author cut them. */
  sentences: { place: PlacedSentence; features: Features; type: State; use: '' | '*' | '-'; main: boolean }[]
}

export function lessonOf(talk: RatedTalk): Lesson {
  const asked: (TalkMove | null)[] = talk.turns.map((turn, n) =>
    n === 0 ? null : moveOf(turn.naze, talk.turns[n - 1]),
  )
  const heard: TalkSoFar = {
    language: talk.language,
    room: talk.room,
    turns: talk.turns.map(({ naze, person }, n) => ({
      message: joined(person, talk.language),
      asked: asked[n] ?? null,
      question: naze,
    })),
  }
  const sentences = talk.turns.flatMap(({ person, types, use }, turn) =>
    placedIn(heard, turn, person).map((place, at) => ({
      place,
      features: sentenceFeatures(place),
      type: types[at] ?? 'fact',
      use: use[at] ?? ('' as const),
      main: talk.main?.[0] === turn && talk.main[1] === at,
    })),
  )
  return { talk, heard, sentences }
}

/** As it was typed before its author cut it. */
function joined(person: readonly string[], language: 'ja' | 'en'): string {
  return person.reduce((all, part) => {
    if (all === '') return part
    return language === 'ja' && /[。！？!?」）)…♪]$/u.test(all) ? all + part : `${all} ${part}`
  }, '')
}

export interface LessonMoment {
  lesson: Lesson
  turn: number
  turns: HeardTurn[]
  features: Features
  ratings: number[]
}

/** Each moment of a talk, heard with the given weights. */
export function momentsOf(lesson: Lesson, states: KindModel): LessonMoment[] {
  const all = hearTurns(lesson.heard, states)
  return lesson.talk.turns.map(({ moves }, turn) => {
    const turns = all.slice(0, turn + 1)
    return {
      lesson,
      turn,
      turns,
      features: momentFeatures(lesson.heard, turns),
      ratings: TALK_MOVES.map((_, n) => 'acb'.indexOf(moves[n] ?? 'b')),
    }
  })
}

export function usesOf(lesson: Lesson, states: KindModel): Features[] {
  return lesson.sentences.map(({ place, features }) => useFeatures(place, features, probabilities(states, features)))
}
