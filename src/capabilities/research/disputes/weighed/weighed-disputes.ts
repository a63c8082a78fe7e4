import { align, type Meanings } from '../../conflicts/judging/align.ts'
import { compare, type Comparison } from '../../conflicts/judging/finding.ts'
import { say } from '../../conflicts/judging/wording.ts'
import type { Reading } from '../../conflicts/types.ts'
import { type Competing, competingIn } from '../../conflicts/weighing/competing.ts'
import { Breather } from '../../engine/breather.ts'
import type { Exclusion, Subject, Told } from '../told.ts'
import type { Anchored } from './anchors.ts'
import { meetingsAmong } from './meeting.ts'
import { weighable } from './told-features.ts'
import type { ToldJudge } from './told-weights.ts'

export interface WeighedDispute extends Exclusion {
  kind: 'weighed'
  a: Told
  b: Told
}

const SEVERITY = 3
const ASKED = /[?？]\s*$/u

/** What the weights say of sentences that meet in a word and differ beside it: no rule need have the words for it. */
export async function weighedDisputes(
  told: readonly Told[],
  subject: Subject,
  { chance, least }: ToldJudge,
): Promise<WeighedDispute[]> {
  const found: WeighedDispute[] = []
  const breather = new Breather()
  for (const { a: one, b: other } of meetingsAmong(told, subject)) {
    await breather.breathe()
    if (one.text === other.text || ASKED.test(one.text) || ASKED.test(other.text)) continue
    // The same either way round.
    const [a, b] = one.text <= other.text ? [one, other] : [other, one]
    const { comparison, competing } = compared(a.reading, b.reading, subject.meanings)
    const weighed = weighable({ a, b }, comparison, competing, subject)
    if (weighed === undefined) continue
    const likely = chance(weighed.features, a.reading.language)
    if (likely < least) continue
    const why = whyOf(a, b, weighed.anchored)
    found.push({ kind: 'weighed', a, b, type: 'contradiction', severity: SEVERITY, confidence: rounded(likely), why })
  }
  return found
}

interface Compared {
  comparison: Comparison
  competing: Competing
}
const known = new WeakMap<Reading, WeakMap<Reading, Compared>>()

/** Each iteration meets the sentences of those before it again. */
function compared(a: Reading, b: Reading, meanings: Meanings): Compared {
  const others = known.get(a) ?? new WeakMap<Reading, Compared>()
  known.set(a, others)
  const before = others.get(b)
  if (before !== undefined) return before
  const comparison = compare(a, b, align(a, b, meanings))
  const found = { comparison, competing: competingIn(comparison, meanings) }
  others.set(b, found)
  return found
}

const rounded = (value: number) => Math.round(value * 100) / 100

function whyOf(a: Told, b: Told, { kind, words: [x, y] }: Anchored): string {
  const words = say(a.reading, b.reading)
  if (kind === 'number') return words.numbers('', x, y)
  if (kind === 'date') return words.dates('', x, y)
  if (kind === 'class') return words.values(x, y)
  return kind === 'denied' || kind === 'alone' ? words.negated(x || y) : words.opposites(x, y)
}
