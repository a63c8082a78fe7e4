import type { Comparison } from '../judging/finding.ts'
import type { Stand, Stands, StandsOf } from '../poles/poles.ts'
import { capped, type Features, flagger } from './feature.ts'

/** The stands on axes on which two claims of one language face each other, the firm ones first. */
export function facingPoles({ a, b }: Comparison, standsOf: StandsOf): [Stand, Stand][] {
  return meeting(standsOf(a), standsOf(b))
    .filter(([one, other]) => one.side !== other.side)
    .toSorted((x, y) => Number(isFirm(y)) - Number(isFirm(x)))
}

const isFirm = ([one, other]: readonly [Stand, Stand]) => one.firm && other.firm

function meeting(mine: Stands, theirs: Stands): [Stand, Stand][] {
  return [...mine.axes].flatMap(([line, one]) => {
    const other = theirs.axes.get(line)
    return other === undefined ? [] : [[one, other]]
  })
}

/** Values of one class of which each side names another. */
export function otherValues({ a, b }: Comparison, standsOf: StandsOf): [Stand, Stand][] {
  const theirs = standsOf(b).values
  return [...standsOf(a).values].flatMap(([line, mine]) => {
    const others = theirs.get(line) ?? []
    const [one, other] = [mine[0], others[0]]
    if (one === undefined || other === undefined || one.denied || other.denied) return []
    return mine.some(({ side }) => others.some((each) => each.side === side)) ? [] : [[one, other]]
  })
}

const CLOSE = 0.5

export function poleFeatures(comparison: Comparison, standsOf: StandsOf): Features {
  const { a, b, coverage } = comparison
  const [mine, theirs] = [standsOf(a), standsOf(b)]
  const f: Features = {}
  const flag = flagger(f)
  const meet = meeting(mine, theirs)
  const facing = meet.filter(([one, other]) => one.side !== other.side)
  const firm = facing.filter(isFirm)
  const same = meet.filter(([one, other]) => one.side === other.side)
  f['poles face'] = capped(facing.length, 3)
  f['poles same'] = capped(same.length, 3)
  f['poles face, firm'] = capped(firm.length, 2)
  flag('poles face only', facing.length > 0 && same.length === 0)
  flag('poles face, close', firm.length > 0 && coverage >= CLOSE)
  flag(
    'poles face by no',
    facing.some(([one, other]) => one.denied !== other.denied),
  )
  flag(
    'poles face by words',
    firm.some(([one, other]) => !one.denied && !other.denied),
  )
  flag(
    'poles same by no',
    same.some(([one, other]) => one.denied !== other.denied),
  )
  flag(
    'poles same, other words',
    same.some(([one, other]) => one.firm && other.firm && one.words !== other.words),
  )
  flag(
    'poles both sides',
    [...mine.both].some((line) => theirs.axes.has(line)) || [...theirs.both].some((line) => mine.axes.has(line)),
  )
  const values = otherValues(comparison, standsOf)
  f['values other'] = capped(values.length, 2)
  flag('values other, firm', values.some(isFirm))
  flag('values other, close', values.length > 0 && coverage >= CLOSE)
  flag('values shared', sharesValue(mine, theirs, false))
  flag('value denied', sharesValue(mine, theirs, true))
  return f
}

const sharesValue = (mine: Stands, theirs: Stands, odd: boolean) =>
  [...mine.values].some(([line, values]) =>
    values.some(({ side, denied }) =>
      theirs.values.get(line)?.some((each) => each.side === side && (each.denied !== denied) === odd),
    ),
  )
