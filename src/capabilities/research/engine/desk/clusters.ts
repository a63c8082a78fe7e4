import { contentWords, detectLanguage } from '#text/index.ts'
import { isOfOneScope } from '../../claims/same/same-attribute.ts'
import { namesInKana } from '../../claims/topic.ts'
import { clustersOf } from '../../claims/same/same-statement.ts'
import type { Conflicts, Reading } from '../../conflicts/index.ts'
import type { Language, ResearchClaim } from '../../contract/engine.ts'
import { Breather } from '../breather.ts'
import { agreeAcross } from '../report/across-languages.ts'
import { carries, figuresFit, hasFigures, isMore } from '../report/carries.ts'

export interface Clustering {
  claims: readonly ResearchClaim[]
  /** What stands right before each in its page: a day it speaks of may be named there. */
  before?: readonly string[]
  /** Texts that contradict each other. */
  apart: readonly (readonly [string, string])[]
  topic: string
  /** Of the report: what is said in it comes first. */
  language: Language
}
/** Claims by their places in the list: the best wording first, then those that say the same, then those that say it and more. */
export interface Agreement {
  places: number[]
  /** How many of the first say the same and no more. */
  same: number
}
type Rules = Pick<Conflicts, 'judge'> & { read(text: string, language: Language): Reading }

/** More sentences than anybody reads are not held against each other. */
const MOST_COMPARED = 700
const OF_WHICH = /[、,]\s*(?:この|その)?(?:うち|of which|of whom|including)/u

interface Statement {
  claims: ResearchClaim[]
  reading: Reading
  /** Without what it says of a part: 480台で、このうち300台が電動. */
  whole: Reading
  before: Reading | undefined
  /** Those whose sentences say all this one says. */
  carriers: Set<Statement>
}

/** Puts together what says the same, in one language or in two; a source is added to a sentence only when it says all of it. */
export async function clustersAcross(
  { claims, before = [], apart, topic, language }: Clustering,
  rules: () => Promise<Rules>,
): Promise<Agreement[]> {
  const pairs = new Set(apart.flatMap(([a, b]) => [`${a}\n${b}`, `${b}\n${a}`]))
  const isApart = (a: string, b: string) => pairs.has(`${a}\n${b}`)
  const clusters = clustersOf(claims, isApart).map((cluster) => cluster.claims)
  const { read, judge } = await rules()
  const places = new Map(claims.map((claim, index) => [claim, index]))
  const readOf = (text: string) => read(text, detectLanguage(text))
  const statements = clusters.map((cluster): Statement => {
    const [head] = cluster
    const context = head === undefined ? '' : (before[places.get(head) ?? -1] ?? '')
    const known = context === '' ? undefined : readOf(context)
    const text = head?.text ?? ''
    const whole = readOf(text.split(OF_WHICH)[0] ?? text)
    return { claims: cluster, reading: readOf(text), whole, before: known, carriers: new Set() }
  })
  const known = new Set([
    ...readOf(topic).tokens.map(({ lemma }) => lemma),
    ...contentWords(topic, language),
    ...namesInKana(topic),
  ])
  await connect(statements.slice(0, MOST_COMPARED), known, isApart, judge)
  return headed(statements, language).map(({ head, same, more }) => {
    const equal = [head, ...same].flatMap((statement) => statement.claims)
    const all = [...equal, ...more.flatMap((statement) => statement.claims)]
    return { places: all.flatMap((claim) => places.get(claim) ?? []), same: equal.length }
  })
}

async function connect(
  statements: readonly Statement[],
  topic: ReadonlySet<string>,
  isApart: (a: string, b: string) => boolean,
  judge: Rules['judge'],
): Promise<void> {
  const breather = new Breather()
  const mayMeet = (a: Statement, b: Statement) =>
    !a.claims.some((one) => b.claims.some((other) => one.pageId === other.pageId || isApart(one.text, other.text)))
  const figured = statements.filter(({ reading }) => hasFigures(reading))
  for (const part of figured) {
    await breather.breathe()
    for (const whole of figured) {
      if (part === whole || !figuresFit(whole.whole, part.reading, whole.before) || !mayMeet(part, whole)) continue
      const isOneLanguage = part.reading.language === whole.reading.language
      if (isOneLanguage && !isOfOneScope(part.reading.text, whole.whole.text)) continue
      if (judge(whole.reading, part.reading).conflict) continue
      if (await carries(whole.whole, part.reading, topic, whole.before)) part.carriers.add(whole)
    }
  }
  const readings = statements.map(({ reading }) => reading)
  for (const [left, right] of await agreeAcross(readings, { judge })) {
    const [a, b] = [statements[left], statements[right]]
    if (a === undefined || b === undefined || !mayMeet(a, b)) continue
    if (figuresFit(b.reading, a.reading)) a.carriers.add(b)
    if (figuresFit(a.reading, b.reading)) b.carriers.add(a)
  }
}

interface Headed {
  head: Statement
  same: Statement[]
  more: Statement[]
}

/** Whichever sentence most others carry speaks for those that say no more; in the report's language before the other. */
function headed(statements: readonly Statement[], language: Language): Headed[] {
  const isOwn = ({ reading }: Statement) => Number(reading.language === language)
  const weight = ({ claims }: Statement) => claims[0]?.weight ?? 0
  const order = statements.toSorted(
    (a, b) => isOwn(b) - isOwn(a) || b.carriers.size - a.carriers.size || weight(b) - weight(a),
  )
  const spoken = new Set<Statement>()
  const found: Headed[] = []
  for (const head of order) {
    if (spoken.has(head)) continue
    spoken.add(head)
    const carriers = [...head.carriers]
    const same = carriers.filter((one) => one.carriers.has(head) || !isMore(one.reading, head.reading))
    for (const one of same) spoken.add(one)
    found.push({ head, same, more: carriers.filter((one) => !same.includes(one)) })
  }
  return found
}
