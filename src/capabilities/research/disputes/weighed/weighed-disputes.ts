import { align, type Meanings } from '../../conflicts/judging/align.ts'
import { compare, type Comparison } from '../../conflicts/judging/finding.ts'
import { say } from '../../conflicts/judging/wording.ts'
import type { Reading } from '../../conflicts/types.ts'
import { type Competing, competingIn } from '../../conflicts/weighing/competing.ts'
import { Breather } from '../../engine/breather.ts'
import { hasOtherOwner, isThing } from '../shared-words.ts'
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
  for (const { a: one, b: other } of meetingsAmong(ofTopic(told, subject), subject)) {
    await breather.breathe()
    if (one.text === other.text || ASKED.test(one.text) || ASKED.test(other.text) || hasOtherOwner(one, other)) continue
    // The same either way round.
    const [a, b] = one.text <= other.text ? [one, other] : [other, one]
    const { comparison, competing } = compared(a.reading, b.reading, subject.meanings)
    const weighed = weighable({ a, b }, comparison, competing, subject)
    // What both do says little of what it is done to: the word they meet in must be a thing.
    if (weighed === undefined || !weighed.anchored.word.every(isThing)) continue
    const likely = chance(weighed.features, a.reading.language)
    if (likely < least) continue
    const why = whyOf(a, b, weighed.anchored)
    found.push({ kind: 'weighed', a, b, type: 'contradiction', severity: SEVERITY, confidence: rounded(likely), why })
  }
  return found
}

/** A page that has few of the topic's words, beside others in its language, is about something else. */
const LEAST_OF_TOPIC = 0.5

function ofTopic(told: readonly Told[], subject: Subject): Told[] {
  const wordsOf = new Map<string, Set<string>>()
  const most = { ja: 0, en: 0 }
  for (const { page, reading } of told) {
    const words = wordsOf.get(page.pageId) ?? new Set<string>()
    for (const token of reading.tokens) if (subject.isOfTopic(token)) words.add(token.lemma)
    wordsOf.set(page.pageId, words)
    most[page.language] = Math.max(most[page.language], words.size)
  }
  return told.filter(({ page }) => (wordsOf.get(page.pageId)?.size ?? 0) >= LEAST_OF_TOPIC * most[page.language])
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
