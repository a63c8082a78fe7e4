import { FEELINGS } from '../../src/capabilities/why/talk/feelings.ts'
import type { PlayedWhy, PointMark } from './play-why.ts'

const NO_MOVE: ReadonlySet<string> = new Set(['stop', 'explain', 'about-naze'])
const FELT: ReadonlySet<string> = new Set([...FEELINGS, 'burden'])
const isNoPoint = ({ use, type }: PointMark): boolean => use === '-' || type === 'talk'
const isReason = ({ main, use }: PointMark): boolean => main || use === '*'
const share = (part: number, whole: number): number => Number((part / Math.max(1, whole)).toFixed(3))

/** What the built-in `why` made of talks whose authors rated every moment and marked every sentence. */
export function whyFigures(played: readonly PlayedWhy[]) {
  const moments = played.flatMap((each) => each.moments)
  const rated = moments.filter(({ rating, owed }) => rating !== null && !NO_MOVE.has(owed))
  const stops = moments.filter(({ owed }) => owed === 'stop')
  const felt = moments.filter(({ owed }) => FELT.has(owed))
  const met = moments.filter(({ lead }) => lead !== null && FELT.has(lead))
  const back = moments.flatMap(({ readBack }) => readBack ?? [])
  const lists = played.filter(({ points }) => points.length > 0)
  const withReason = lists.filter(({ hasMain }) => hasMain).map(({ points: [top] }) => top)
  return {
    talks: played.length,
    moments: rated.length,
    bad: share(rated.filter(({ rating }) => rating === 'b').length, rated.length),
    acceptable: share(rated.filter(({ rating }) => rating === 'a').length, rated.length),
    stops: { owed: stops.length, heard: stops.filter(({ ends }) => ends).length },
    stoppedWithoutCause: moments.filter(({ ends, owed }) => ends && owed !== 'stop').length,
    feelings: { owed: felt.length, met: met.length, ofThem: met.filter(({ owed }) => FELT.has(owed)).length },
    readBack: {
      said: back.length,
      theMainReason: back.filter(({ main }) => main).length,
      aReason: back.filter(isReason).length,
      noPoint: back.filter(isNoPoint).length,
    },
    topPoint: {
      lists: withReason.length,
      theMainReason: withReason.filter((top) => top?.main).length,
      aReason: withReason.filter((top) => top !== undefined && isReason(top)).length,
    },
    lists: { all: lists.length, withNoPoint: lists.filter(({ points }) => points.some(isNoPoint)).length },
  }
}
