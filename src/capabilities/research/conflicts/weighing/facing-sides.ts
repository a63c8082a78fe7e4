import { literal } from '#text/literal.ts'
import { FACING_SIDES } from '../lexicon/facing-sides.ts'
import type { ClaimLanguage, Reading } from '../types.ts'

interface Axis {
  sides: readonly [RegExp, RegExp]
}

const bounded = (phrase: string) => (/^[a-z]/i.test(phrase) ? String.raw`\b${literal(phrase)}\b` : literal(phrase))

function axesOf(language: ClaimLanguage): Axis[] {
  const form = (side: string) => {
    const phrases = side.split(language === 'ja' ? '、' : ', ').map((phrase) => phrase.trim())
    return new RegExp(
      phrases
        .toSorted((x, y) => y.length - x.length)
        .map(bounded)
        .join('|'),
      'iu',
    )
  }
  return FACING_SIDES[language]
    .trim()
    .split('\n')
    .map((line) => {
      const [one = '', other = ''] = line.split(' | ')
      return { sides: [form(one), form(other)] }
    })
}
const AXES: Readonly<Record<ClaimLanguage, readonly Axis[]>> = { ja: axesOf('ja'), en: axesOf('en') }

/** On which side of an axis a sentence stands, by which words; on none where it has words of both. */
interface Stand {
  side: 0 | 1
  words: string
}

const known = new WeakMap<Reading, readonly (Stand | undefined)[]>()

function standsOf(reading: Reading): readonly (Stand | undefined)[] {
  const found = known.get(reading) ?? AXES[reading.language].map((axis) => standOf(axis, reading))
  known.set(reading, found)
  return found
}

function standOf({ sides: [one, other] }: Axis, { text }: Reading): Stand | undefined {
  const [x, y] = [one.exec(text)?.[0], other.exec(text)?.[0]]
  if ((x === undefined) === (y === undefined)) return undefined
  return x === undefined ? { side: 1, words: y ?? '' } : { side: 0, words: x }
}

/** The words of axes on which two claims of one language face each other, and on how many they agree. */
export function facingSides(a: Reading, b: Reading): { facing: [string, string][]; agreeing: number } {
  const facing: [string, string][] = []
  let agreeing = 0
  if (a.language !== b.language) return { facing, agreeing }
  const theirs = standsOf(b)
  for (const [n, one] of standsOf(a).entries()) {
    const other = theirs[n]
    if (one === undefined || other === undefined) continue
    if (one.side === other.side) agreeing += 1
    else facing.push([one.words, other.words])
  }
  return { facing, agreeing }
}
