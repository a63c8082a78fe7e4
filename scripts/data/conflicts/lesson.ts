import type { loadParts } from '../../../src/capabilities/research/conflicts/load-parts.ts'
import { align } from '../../../src/capabilities/research/conflicts/judging/align.ts'
import { compare } from '../../../src/capabilities/research/conflicts/judging/finding.ts'
import { competingIn } from '../../../src/capabilities/research/conflicts/weighing/competing.ts'
import type { Subject, Told } from '../../../src/capabilities/research/disputes/told.ts'
import { weighable } from '../../../src/capabilities/research/disputes/weighed/told-features.ts'
import type { Example } from './gates.ts'

export type Parts = Awaited<ReturnType<typeof loadParts>>

/** Two sentences, whoever wrote them, and whether they contradict each other. */
export interface Lesson extends Example {
  set: string
  text: string
}

/** What is learnt from two sentences; nothing where no difference could be named. */
export function lessonOf(
  one: Told,
  other: Told,
  subject: Subject,
  of: Pick<Lesson, 'set' | 'label' | 'counts'>,
): Lesson | undefined {
  const [a, b] = one.text <= other.text ? [one, other] : [other, one]
  const comparison = compare(a.reading, b.reading, align(a.reading, b.reading, subject.meanings))
  const competing = competingIn(comparison, subject.meanings)
  const found = weighable({ a, b }, comparison, competing, subject)
  if (found === undefined) return undefined
  const { features, anchored } = found
  const text = `${anchored.kind} ${anchored.level} ${anchored.words.join(' ~ ')} [${anchored.word[0].surface}] ${a.text} / ${b.text}`
  return { ...of, features, language: a.reading.language, text }
}
