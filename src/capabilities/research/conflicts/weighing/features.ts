import type { Meanings } from '../judging/align.ts'
import { type Comparison, names, things } from '../judging/finding.ts'
import type { Reading, Token } from '../types.ts'
import type { Competing } from './competing.ts'
import { cuesOf } from './cues.ts'
import type { DifferingNumbers } from './differing-numbers.ts'
import type { DifferingValues } from './differing-values.ts'
import { capped, type Features, flagger } from './feature.ts'
import { facingSides } from './facing-sides.ts'
import { narrowingFeatures } from './narrowing-features.ts'
import { nearnessFeatures } from './nearness-features.ts'
import { poleFeatures } from './pole-features.ts'
import { scopeFeatures } from './scope-features.ts'
import type { Turned } from './turned-words.ts'
import { roleFeatures, sideFeatures, valueFeatures, writtenFeatures } from './value-features.ts'

/** All that is weighed of two claims of one language. */
export function featuresOf(comparison: Comparison, competing: Competing, meanings: Meanings): Features {
  const { numbers, dates, turned, values } = competing
  return {
    ...scopeFeatures(comparison, meanings),
    ...slotFeatures(competing),
    ...turnedFeatures(turned),
    ...(numbers.differing === undefined ? {} : numberFeatures(numbers.differing, comparison)),
    ...(dates.differing === undefined ? {} : dateFeatures(competing)),
    ...(values === undefined ? {} : leftFeatures(values)),
    ...writtenFeatures(comparison),
    ...roleFeatures(comparison),
    ...valueFeatures(comparison),
    ...sideFeatures(comparison),
    ...rivalFeatures(comparison, competing),
    ...narrowingFeatures(comparison),
    ...nearnessFeatures(comparison, meanings),
    ...facingFeatures(comparison),
    ...poleFeatures(comparison, meanings.standsOf),
  }
}

const isTurned = ({ opposites, denied, facing }: Turned) => opposites.length + denied.length + facing.length > 0

function slotFeatures({ numbers, dates, attribute, order }: Competing): Features {
  const f: Features = {}
  const flag = flagger(f)
  f['kinds differ'] = capped(Math.max(0, numbers.kinds - 1), 2)
  f['numbers agree'] = capped(numbers.agreeing, 2)
  f['numbers alone'] = capped(numbers.alone, 2)
  f['dates agree'] = capped(dates.agreeing, 2)
  flag('date on one side', dates.oneSided)
  flag('order turned', order)
  flag('attribute', attribute)
  return f
}

const isTold = ({ told, kind, attributive }: Token) => !attributive && (told || kind === 'verb' || kind === 'adjective')

function turnedFeatures(turned: Turned): Features {
  const f: Features = {}
  const flag = flagger(f)
  f['opposites'] = capped(turned.opposites.length, 2)
  f['denied'] = capped(turned.denied.length, 2)
  flag('loose opposites', turned.loose.length > 0)
  flag('denial alone', turned.alone.length > 0)
  flag('both deny', turned.bothDeny)
  flag('sides face', turned.facing.length > 0)
  flag('sides agree', turned.agreeing > 0 && turned.facing.length === 0)
  const turns = turned.opposites.length + turned.denied.length + turned.alone.length
  flag('even', turns > 0 && turns % 2 === 0)
  flag('odd', turns % 2 === 1)
  flag('odd noes', turned.oddNoes)
  flag('odd noes, odd', turned.oddNoes && turns % 2 === 1)
  flag('no twice', turned.twice)
  flag('sides face, odd', turned.facing.length > 0 && turns % 2 === 1)
  flag(
    'turned is told',
    [...turned.opposites, ...turned.denied].some(([x, y]) => isTold(x) && isTold(y)),
  )
  return f
}

const quantities = ({ slots }: Reading) => slots.filter(({ slot }) => slot.type === 'quantity').length

function numberFeatures(n: DifferingNumbers, { a, b, leftA, leftB }: Comparison): Features {
  const f: Features = { number: 1, [`number ${n.a.kind}`]: 1 }
  const flag = flagger(f)
  f['number near'] = Math.max(0, Math.min(1, n.near / 2))
  f['number gap'] = Math.min(1, n.gap)
  flag('number counted same', n.counted === 'same')
  flag('number counted other', n.counted === 'other')
  flag('number bounded', n.a.bound !== 'exact' || n.b.bound !== 'exact')
  flag('number bare', n.a.kind === 'count' && (n.a.unit === '' || n.b.unit === ''))
  flag('number unit', n.a.kind === 'count' && n.a.unit !== '' && n.a.unit === n.b.unit && n.a.unit !== '人')
  flag('number sole', quantities(a) === 1 && quantities(b) === 1)
  flag('number tenfold', n.gap > 0.85)
  flag('number about', n.a.approx || n.b.approx)
  flag('number change', n.a.change || n.b.change)
  const [small, large] = n.smaller === 'a' ? [a, b] : [b, a]
  const [leftSmall, leftLarge] = n.smaller === 'a' ? [leftA, leftB] : [leftB, leftA]
  f['number small left'] = capped(things(leftSmall).length, 3)
  f['number large left'] = capped(things(leftLarge).length, 3)
  flag('number small part', cuesOf(small).has('part') && !cuesOf(large).has('part'))
  flag('number large whole', cuesOf(large).has('whole') && !cuesOf(small).has('whole'))
  return f
}

function dateFeatures({ dates: { differing: d }, numbers, turned }: Competing): Features {
  const f: Features = { date: 1 }
  const flag = flagger(f)
  flag('date event', d?.event === true)
  flag('date once', d?.once === true)
  flag('date years', d?.years === true)
  flag('date same link', d?.sameLink === true)
  flag('date copula', d?.copula === true)
  flag('date and number', numbers.differing !== undefined)
  flag('date and polarity', isTurned(turned))
  return f
}

function leftFeatures(values: DifferingValues): Features {
  const f: Features = { value: 1, 'value alike': values.alike, 'value cosine': values.cosine }
  const flag = flagger(f)
  flag('value same link', values.sameLink)
  flag('value same neighbour', values.sameNeighbour)
  flag('value names', values.bothNames)
  flag('value copula', values.bothCopula)
  flag('value functional', values.functional)
  flag('value functional names', values.functional && values.bothNames)
  return f
}

/** Where two things differ at once, one of them may only say of what, where or when the other is told. */
function rivalFeatures({ leftA, leftB }: Comparison, { numbers, dates, turned }: Competing): Features {
  const rivals = {
    number: numbers.differing !== undefined,
    date: dates.differing !== undefined,
    turned: isTurned(turned) || turned.alone.length > 0,
    names: names(leftA).length > 0 && names(leftB).length > 0,
  }
  const present = Object.entries(rivals).flatMap(([name, is]) => (is ? [name] : []))
  const f: Features = { [`competing ${Math.min(present.length, 3)}`]: 1 }
  const [one, ...more] = present
  if (one !== undefined && more.length === 0) f[`${one} only`] = 1
  for (const [n, x] of present.entries()) for (const y of present.slice(n + 1)) f[`${x} beside ${y}`] = 1
  return f
}

function facingFeatures({ a, b }: Comparison): Features {
  const { facing, agreeing } = facingSides(a, b)
  const f: Features = { 'axes face': capped(facing.length, 2), 'axes agree': capped(agreeing, 2) }
  const flag = flagger(f)
  flag('axes face only', facing.length > 0 && agreeing === 0)
  return f
}
