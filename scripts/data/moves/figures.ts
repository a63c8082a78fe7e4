import { chooseMove } from '../../../src/listening/moves/choose-move.ts'
import { OWED, STATES, TALK_MOVES } from '../../../src/listening/moves/moves.ts'
import { rateMoves } from '../../../src/listening/moves/rate-moves.ts'
import type { MoveWeights } from '../../../src/listening/moves/weights.ts'
import type { Features } from '../../../src/listening/linear/bag.ts'
import { type KindModel, probabilities } from '../../../src/listening/kinds/classifier/softmax.ts'
import { type Lesson, type LessonMoment, momentsOf, usesOf } from './lessons.ts'

const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(3))
const NO_MOVE: ReadonlySet<string> = new Set(['stop', 'explain', 'about-naze'])
const SURE = 0.6

/** What the weights make of talks they have not seen. */
export function figuresOf(lessons: readonly Lesson[], weights: MoveWeights) {
  const moments = lessons.flatMap((lesson) => momentsOf(lesson, weights.states))
  return {
    talks: lessons.length,
    moments: moments.length,
    states: statesRight(lessons, weights.states),
    ...chosen(
      moments.filter((moment) => !NO_MOVE.has(leadOf(moment))),
      weights.ratings,
    ),
    owed: owed(moments, weights.owed),
    ...uses(lessons, weights),
  }
}

function leadOf({ lesson, turn }: LessonMoment): string {
  return lesson.talk.turns[turn]?.lead ?? 'none'
}

function statesRight(lessons: readonly Lesson[], states: KindModel): number {
  const all = lessons.flatMap(({ sentences }) => sentences)
  const right = all.filter(({ features, type }) => {
    const likely = probabilities(states, features)
    return STATES[likely.indexOf(Math.max(...likely))] === type
  })
  return share(right.length, all.length)
}

/** How the move that would be asked was rated, and what saying back would have met. */
function chosen(moments: readonly LessonMoment[], model: KindModel) {
  const rated = moments.map(({ features, ratings, turns }) => {
    const rates = rateMoves(model, features)
    const asked = turns.flatMap((turn) => turn.asked ?? [])
    const move = chooseMove(rates, asked)
    const back = rates.at(-1)
    return {
      took: move === null ? 2 : ratings[TALK_MOVES.indexOf(move)],
      back: ratings.at(-1),
      says: (back?.acceptable ?? 0) >= 0.5,
    }
  })
  const said = rated.filter(({ says }) => says)
  return {
    chosen: {
      bad: share(rated.filter(({ took }) => took === 2).length, rated.length),
      acceptable: share(rated.filter(({ took }) => took === 0).length, rated.length),
    },
    readBack: {
      said: said.length,
      bad: share(said.filter(({ back }) => back === 2).length, said.length),
      acceptable: share(said.filter(({ back }) => back === 0).length, said.length),
    },
  }
}

/** Of what is said to be owed for sure, and of what is owed. */
function owed(moments: readonly LessonMoment[], model: KindModel) {
  let right = 0
  let said = 0
  let due = 0
  for (const moment of moments) {
    const likely = probabilities(model, moment.features)
    const most = likely.indexOf(Math.max(...likely))
    const isSaid = OWED[most] !== 'none' && (likely[most] ?? 0) >= SURE
    if (leadOf(moment) !== 'none') due++
    if (isSaid) said++
    if (isSaid && OWED[most] === leadOf(moment)) right++
  }
  return { due, said, precision: share(right, said), recall: share(right, due) }
}

function uses(lessons: readonly Lesson[], { states, uses: model, main }: MoveWeights) {
  const count = { reason: 0, ofReasons: 0, said: 0, notTheirs: 0, among: 0, mains: 0, mainRight: 0, mainReason: 0 }
  for (const lesson of lessons) {
    const all = usesOf(lesson, states)
    for (const [n, features] of all.entries()) {
      const [reason = 0, neither = 0, not = 0] = probabilities(model, features)
      const use = lesson.sentences[n]?.use
      if (use === '*') count.reason++
      if (reason > neither && reason > not) {
        count.said++
        if (use === '*') count.ofReasons++
        if (use === '-') count.notTheirs++
      }
    }
    const scores = all.map((features) => scoreOf(main, features))
    const top = lesson.sentences[scores.indexOf(Math.max(...scores))]
    if (lesson.talk.main === null) continue
    count.mains++
    if (top?.main === true) count.mainRight++
    if (top?.use === '*') count.mainReason++
  }
  return {
    reasons: {
      precision: share(count.ofReasons, count.said),
      recall: share(count.ofReasons, count.reason),
      notTheirs: share(count.notTheirs, count.said),
    },
    main: { right: share(count.mainRight, count.mains), aReason: share(count.mainReason, count.mains) },
  }
}

function scoreOf({ weights }: KindModel, { ids, values }: Features): number {
  return ids.reduce((sum, id, n) => sum + (weights[id] ?? 0) * (values[n] ?? 0), 0)
}
