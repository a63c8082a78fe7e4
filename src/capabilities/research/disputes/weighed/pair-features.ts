import { align, type Meanings } from '../../conflicts/judging/align.ts'
import { compare, type Comparison } from '../../conflicts/judging/finding.ts'
import { otherBearer, otherEdition } from '../../conflicts/judging/same-told.ts'
import type { Token } from '../../conflicts/types.ts'
import type { Chance } from '../../conflicts/weighing/chance.ts'
import { type Competing, competingIn } from '../../conflicts/weighing/competing.ts'
import { capped, type Features, flagger } from '../../conflicts/weighing/feature.ts'
import { featuresOf } from '../../conflicts/weighing/features.ts'
import { hasOtherSubject, isOfAnother } from '../../claims/comparable.ts'
import { hasOtherOwner } from '../shared-words.ts'
import { otherDays, type OtherNumbers, otherNumbers, otherPeople } from './differing.ts'
import type { Told } from '../told.ts'
import type { Nearness } from './nearness.ts'
import type { Sentence } from './sentence.ts'

/** Two sentences of two pages with all that is known of them. */
export interface Pair {
  a: Sentence
  b: Sentence
  comparison: Comparison
  competing: Competing
  /** The chance that two such claims contradict each other, had somebody put them side by side. */
  chance: number
  near: number
  numbers: OtherNumbers | undefined
  days: ReturnType<typeof otherDays>
  people: ReturnType<typeof otherPeople>
  features: Features
}

export interface Folder {
  meanings: Meanings
  nearness: Nearness
  chanceIn: Chance
  /** On how many pages figures of this kind stand. */
  pagesWith(kind: string): number
  isOfTopic(name: string): boolean
}

/** Figures are compared by what they count. */
export const figureKey = (kind: string, unit: string) => (kind === 'count' ? `count ${unit}` : kind)

export function pairOf(a: Sentence, b: Sentence, folder: Folder): Pair {
  const { meanings, nearness, chanceIn } = folder
  const [x, y] = [a.told.reading, b.told.reading].toSorted((p, q) => (p.text <= q.text ? -1 : 1))
  if (x === undefined || y === undefined) throw new Error('two sentences are needed')
  const comparison = compare(x, y, align(x, y, meanings))
  const competing = competingIn(comparison, meanings)
  const sideBySide = featuresOf(comparison, competing, meanings)
  const chance = chanceIn(sideBySide, x.language)
  const people = otherPeople(a, b, folder.isOfTopic)
  const found = { numbers: otherNumbers(a, b, nearness), days: otherDays(a, b), people }
  const near = nearOf(a, b, nearness, people !== undefined)
  const pair = { a, b, comparison, competing, chance, near: near.mean, ...found, features: {} }
  return { ...pair, features: featuresOfPair(pair, near, sideBySide, folder) }
}

interface Near {
  mean: number
  least: number
  most: number
}

/** Whom two sentences name is what they tell, where they name different people, and not what they tell it of. */
function nearOf(a: Sentence, b: Sentence, { covers }: Nearness, isOfPeople: boolean): Near {
  const told = (words: readonly Token[]) => (isOfPeople ? words.filter(({ kind }) => kind !== 'name') : words)
  const [one, other] = [covers(told(a.words), b.words, b.around), covers(told(b.words), a.words, a.around)]
  return { mean: (one + other) / 2, least: Math.min(one, other), most: Math.max(one, other) }
}

const titled = ({ text, page }: Told) => ({ text, title: page.title })

const LEAST = 0.002
/** Letters of an ordinary sentence. */
const LENGTH = { ja: 40, en: 100 }

function featuresOfPair(pair: Omit<Pair, 'features'>, near: Near, sideBySide: Features, folder: Folder): Features {
  const { a, b, competing, chance, comparison, numbers, days, people } = pair
  const { turned, attribute } = competing
  const f: Features = {
    odds: Math.log((chance + LEAST) / (1 - chance + LEAST)) / 6,
    near: near.mean,
    'near least': near.least,
    'near most': near.most,
    agreed: capped(comparison.agreed, 4),
    'axes face': sideBySide['axes face'] ?? 0,
  }
  const flag = flagger(f)
  const [one, other] = [a.told, b.told]
  const isTurned = turned.opposites.length + turned.denied.length + turned.facing.length > 0
  flag('turned', isTurned)
  flag('denied', turned.denied.length > 0)
  flag('faces', turned.facing.length > 0)
  flag('denial alone', turned.alone.length > 0)
  flag('loose opposites', turned.loose.length > 0)
  flag('odd noes', turned.oddNoes)
  flag('attribute', attribute)
  flag('contrast', comparison.alignment.contrasts.length > 0)
  flag('other bearer', otherBearer(comparison) !== undefined)
  flag('other edition', otherEdition(comparison) !== undefined)
  flag('other subject', hasOtherSubject(one.text, other.text))
  flag('other owner', hasOtherOwner(one, other))
  flag('titles apart', isOfAnother(titled(one), titled(other)))
  flag('of another', one.isOther || other.isOther)
  flag('one planned', one.reading.planned !== other.reading.planned)
  flag('hedged', one.reading.hedged || other.reading.hedged)
  flag('partial', one.reading.partial || other.reading.partial)
  const isOtherYear = one.years.length > 0 && other.years.length > 0 && !one.years.some((y) => other.years.includes(y))
  flag('other years', isOtherYear)
  flag('other years, both own', isOtherYear && one.isOwnYear && other.isOwnYear)
  flag('figures on one side', a.numbers.length > 0 !== b.numbers.length > 0)
  const lengths = [one, other].map(({ text, page }) => text.length / LENGTH[page.language])
  f['length'] = capped(Math.min(...lengths), 2)
  f['longest'] = capped(Math.max(...lengths), 3)
  f['turned, near'] = (isTurned ? 1 : 0) * near.mean
  if (people !== undefined) {
    f['people'] = 1
    f['people, near'] = near.mean
    flag('people, one each', a.people.length === 1 && b.people.length === 1)
  }
  if (days !== undefined) {
    f['days'] = 1
    f['days, near'] = near.mean
    flag('days, one each', a.days.length === 1 && b.days.length === 1)
    flag(
      'days, exact',
      days.every(({ day }) => day !== undefined),
    )
    flag(
      'days, years only',
      days.some(({ month }) => month === undefined),
    )
    flag('days, other year', days[0].year !== days[1].year)
  }
  if (numbers !== undefined) Object.assign(f, numberFeatures(numbers, near, a, b, folder))
  return f
}

function numberFeatures(n: OtherNumbers, near: Near, a: Sentence, b: Sentence, { pagesWith }: Folder): Features {
  const f: Features = { figures: 1, 'figures, near': n.near, 'figures, sentence near': near.mean }
  const flag = flagger(f)
  f['figures, rare'] = 1 / Math.max(1, pagesWith(figureKey(n.a.kind, n.a.unit)) - 1)
  f['figures, gap'] = Math.min(1, n.gap)
  flag('figures, tenfold', n.gap > 0.85)
  flag('figures, limits', n.limits)
  flag('figures, one unit', n.a.unit !== '' && n.a.unit === n.b.unit)
  flag('figures, bare', n.a.kind === 'count' && (n.a.unit === '' || n.b.unit === ''))
  flag('figures, one each', a.numbers.length === 1 && b.numbers.length === 1)
  flag('figures, others agree', n.agreeing > 0)
  flag('figures, about', n.a.approx !== n.b.approx)
  flag('figures, one bound', (n.a.bound === 'exact') !== (n.b.bound === 'exact'))
  return f
}
