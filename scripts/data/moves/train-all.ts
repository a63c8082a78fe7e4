import type { KindModel } from '../../../src/listening/kinds/classifier/softmax.ts'
import { ENDING_BUCKETS } from '../../../src/listening/moves/features/ending-features.ts'
import { MOMENT_BUCKETS } from '../../../src/listening/moves/features/moment-features.ts'
import { SENTENCE_BUCKETS } from '../../../src/listening/moves/features/sentence-features.ts'
import { ENDINGS, OWED, STATES, USES } from '../../../src/listening/moves/moves.ts'
import { trainSoftmax } from '../kinds/train-softmax.ts'
import { endingExamples } from './ending-lessons.ts'
import { type Lesson, momentsOf, usesOf } from './lessons.ts'
import { trainRanker } from './train-ranker.ts'
import { trainRatings } from './train-ratings.ts'

export interface MoveModels {
  states: KindModel
  ratings: KindModel
  owed: KindModel
  uses: KindModel
  main: KindModel
  endings: KindModel
}

const USE = { '*': USES[0], '': USES[1], '-': USES[2] }

const statesWithout = new Map<string, KindModel>()

/** What tells statements apart, learnt from all but some authors. */
function statesOf(lessons: readonly Lesson[], without: readonly string[]): KindModel {
  const key = `${lessons.length} ${[...without].sort().join()}`
  const known =
    statesWithout.get(key) ??
    trainSoftmax(
      lessons
        .filter(({ talk }) => !without.includes(talk.author))
        .flatMap(({ sentences }) => sentences.map(({ features, type }) => ({ features, label: type }))),
      STATES,
      SENTENCE_BUCKETS,
    )
  statesWithout.set(key, known)
  return known
}

/**
 * Everything, from all but the authors left out. What rests on what sentences state learns from what was heard of an author
 * by weights that have not seen them, as it will be for everybody who talks.
 */
export function trainAll(lessons: readonly Lesson[], left: readonly string[]): MoveModels {
  const own = lessons.filter(({ talk }) => !left.includes(talk.author))
  const heard = own.map((lesson) => {
    const states = statesOf(lessons, [...left, lesson.talk.author])
    return { lesson, moments: momentsOf(lesson, states), uses: usesOf(lesson, states) }
  })
  return {
    states: statesOf(lessons, left),
    ratings: trainRatings(heard.flatMap(({ moments }) => moments)),
    owed: trainSoftmax(
      heard.flatMap(({ lesson, moments }) =>
        moments.map(({ features }, n) => ({ features, label: lesson.talk.turns[n]?.lead ?? 'none' })),
      ),
      OWED,
      MOMENT_BUCKETS,
    ),
    uses: trainSoftmax(
      heard.flatMap(({ lesson, uses }) =>
        uses.map((features, n) => ({ features, label: USE[lesson.sentences[n]?.use ?? ''] })),
      ),
      USES,
      SENTENCE_BUCKETS,
    ),
    main: trainRanker(
      heard.flatMap(({ lesson, uses }) => {
        const chosen = lesson.sentences.findIndex(({ main }) => main)
        return chosen < 0 ? [] : [{ offered: uses, chosen }]
      }),
      SENTENCE_BUCKETS,
    ),
    endings: trainSoftmax(endingExamples(own), ENDINGS, ENDING_BUCKETS),
  }
}
