import type { TalkMove } from './moves.ts'
import type { MoveRating } from './rate-moves.ts'

/** A deaf question costs more than a good one gains. */
const COST_OF_BAD = 2

/** The move with the least risk among those not yet asked; saying back is decided elsewhere. Null when none is left. */
export function chooseMove(
  ratings: readonly MoveRating[],
  asked: readonly TalkMove[],
  isVetoed: (move: TalkMove) => boolean = () => false,
): TalkMove | null {
  const worth = ({ acceptable, bad }: MoveRating): number => acceptable - COST_OF_BAD * bad
  const left = ratings.filter(({ move }) => move !== 'read-back' && !asked.includes(move) && !isVetoed(move))
  return left.toSorted((a, b) => worth(b) - worth(a))[0]?.move ?? null
}
