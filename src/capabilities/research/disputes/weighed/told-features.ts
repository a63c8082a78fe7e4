import type { Comparison } from '../../conflicts/judging/finding.ts'
import type { Token } from '../../conflicts/types.ts'
import type { Competing } from '../../conflicts/weighing/competing.ts'
import { capped, type Features, flagger } from '../../conflicts/weighing/feature.ts'
import { featuresOf } from '../../conflicts/weighing/features.ts'
import { isThing, sharedWords, tellingWords } from '../shared-words.ts'
import type { Subject, Told } from '../told.ts'
import { type Anchored, anchoredIn, type SharedWord } from './anchors.ts'

/** Both readings' pages in the order of the comparison. */
export interface ToldPair {
  a: Told
  b: Told
}

/** All that is weighed of two sentences of two pages, and what they differ in; nothing where they differ in nothing they share. */
export function weighable(
  { a, b }: ToldPair,
  comparison: Comparison,
  competing: Competing,
  subject: Subject,
): { features: Features; anchored: Anchored } | undefined {
  const matter = matterOf(a, b, subject)
  const anchored = anchoredIn(comparison, competing, wordsOf(matter, a, b, subject))
  if (anchored === undefined) return undefined
  const features = {
    ...featuresOf(comparison, competing, subject.meanings),
    ...matterFeatures(matter, a, b, competing, subject),
    ...anchorFeatures(anchored, subject),
    ...timeFeatures(a, b),
    ...formFeatures(a, b),
  }
  return { features, anchored }
}

interface Matter {
  mine: readonly Token[]
  theirs: readonly Token[]
  shared: readonly (readonly [Token, Token])[]
}

/** What each says beside the words that all pages use. */
function matterOf(a: Told, b: Told, subject: Subject): Matter {
  const own = ({ reading }: Told) => tellingWords(reading, subject).filter((token) => !subject.isEverywhere(token))
  const [mine, theirs] = [own(a), own(b)]
  return { mine, theirs, shared: sharedWords(mine, theirs, subject) }
}

const NEAR = 0.5

/** Words they share, words that are near each other in meaning, and words of the topic that both have. */
function wordsOf({ mine, theirs, shared }: Matter, a: Told, b: Told, subject: Subject): SharedWord[] {
  const taken = new Set(shared.flat())
  const near = mine.flatMap((one): SharedWord[] => {
    if (taken.has(one) || !isThing(one)) return []
    const other = theirs.find((each) => !taken.has(each) && isThing(each) && nearest(one, [each], subject) >= NEAR)
    return other === undefined ? [] : [{ level: 'near', word: [one, other] }]
  })
  const ofTopic = ({ reading }: Told) =>
    reading.tokens.filter(
      (token) =>
        isThing(token) && token.weight >= LEAST_WEIGHT && (subject.isOfTopic(token) || subject.isEverywhere(token)),
    )
  const topic = ofTopic(a).flatMap((one): SharedWord[] => {
    const other = ofTopic(b).find(({ lemma }) => lemma === one.lemma)
    return other === undefined ? [] : [{ level: 'topic', word: [one, other] }]
  })
  return [...shared.map((word): SharedWord => ({ level: 'own', word })), ...near, ...topic]
}
const LEAST_WEIGHT = 0.35

function anchorFeatures({ kind, word, far, isOneClause, beside, level }: Anchored, subject: Subject): Features {
  const f: Features = { [`anchor ${kind}`]: 1, 'anchor near': 1 - far, [`anchor ${kind} near`]: 1 - far }
  f[`anchor ${level}`] = 1
  f[`anchor ${kind} ${level}`] = 1
  const flag = flagger(f)
  flag('anchor one clause', isOneClause)
  flag(`anchor ${kind} one clause`, isOneClause)
  flag('anchor thing', word.every(isThing))
  flag(
    'anchor deed',
    word.some(({ kind: each }) => each === 'verb'),
  )
  flag('anchor same word', word[0].lemma === word[1].lemma)
  flag('anchor same link', word[0].link === word[1].link)
  flag('anchor rare', subject.isRare(word[0]))
  flag(
    'anchor attributive',
    word.some(({ attributive }) => attributive),
  )
  f['anchor beside'] = capped(beside, 3)
  f[`anchor ${kind} beside`] = capped(beside, 3)
  return f
}

const isNumber = ({ numbers }: Competing) => numbers.differing !== undefined
const isDate = ({ dates }: Competing) => dates.differing !== undefined
const isTurned = ({ turned }: Competing) =>
  turned.opposites.length + turned.denied.length + turned.facing.length + turned.alone.length > 0

/** Whether both speak of one matter beside the topic that all pages have. */
function matterFeatures(
  { mine, theirs, shared }: Matter,
  a: Told,
  b: Told,
  competing: Competing,
  subject: Subject,
): Features {
  const f: Features = {}
  const flag = flagger(f)
  const count = Math.min(3, shared.length)
  f[`matter shared ${count}`] = 1
  const least = Math.min(mine.length, theirs.length)
  f['matter share'] = least === 0 ? 0 : shared.length / least
  f['matter share of both'] =
    mine.length + theirs.length === 0 ? 0 : (2 * shared.length) / (mine.length + theirs.length)
  f['matter things'] = capped(shared.filter(([x, y]) => isThing(x) && isThing(y)).length, 3)
  f['matter names'] = capped(shared.filter(([x]) => x.kind === 'name').length, 2)
  f['matter deeds'] = capped(shared.filter(([x]) => x.kind === 'verb').length, 2)
  flag(
    'matter rare',
    shared.some(([x]) => subject.isRare(x)),
  )
  const near = (from: readonly Token[], to: readonly Token[]) =>
    from.length === 0 ? 0 : from.reduce((sum, one) => sum + nearest(one, to, subject), 0) / from.length
  const [nearA, nearB] = [near(mine, theirs), near(theirs, mine)]
  f['matter near most'] = Math.max(nearA, nearB)
  f['matter near least'] = Math.min(nearA, nearB)
  const context = ({ before }: Told) => before.flatMap((one) => tellingWords(one, subject))
  const around = [...sharedWords(mine, context(b), subject), ...sharedWords(theirs, context(a), subject)]
  f['matter around'] = capped(around.length, 3)
  const differs = [
    isNumber(competing) ? 'number' : '',
    isDate(competing) ? 'date' : '',
    isTurned(competing) ? 'turned' : '',
  ].filter((name) => name !== '')
  for (const name of differs) f[`matter ${count} ${name}`] = 1
  if (differs.length === 0) f[`matter ${count} values`] = 1
  return f
}

function nearest(one: Token, others: readonly Token[], { meanings: { cosine } }: Subject): number {
  let best = 0
  for (const other of others) {
    if (one.lemma === other.lemma) return 1
    if (one.place !== undefined && other.place !== undefined) best = Math.max(best, cosine(one.place, other.place))
  }
  return best
}

/** Of which years they speak, and when each was written. */
function timeFeatures(a: Told, b: Told): Features {
  const f: Features = {}
  const flag = flagger(f)
  const isBoth = a.years.length > 0 && b.years.length > 0
  const isShared = a.years.some((year) => b.years.includes(year))
  flag('time same years', isBoth && isShared)
  flag('time other years', isBoth && !isShared)
  flag('time other years of their own', isBoth && !isShared && a.isOwnYear && b.isOwnYear)
  flag('time one year', a.years.length > 0 !== b.years.length > 0)
  const [wroteA, wroteB] = [a.wrote?.year, b.wrote?.year]
  flag('time written in other years', wroteA !== undefined && wroteB !== undefined && wroteA !== wroteB)
  return f
}

const REFERS =
  /^(?:it|they|this|that|these|those|he|she|its|their|the (?:scheme|building|project|group|team|company|site|place))\b|^(?:同|これ|それ|この|その|当)/iu

function formFeatures(a: Told, b: Told): Features {
  const f: Features = {}
  const flag = flagger(f)
  const words = ({ reading }: Told) => reading.tokens.length
  f['form short'] = Math.max(0, 1 - Math.min(words(a), words(b)) / 10)
  f['form long'] = capped(Math.max(words(a), words(b)), 40)
  flag('form refers', REFERS.test(a.text) || REFERS.test(b.text))
  flag('form one planned', a.reading.planned !== b.reading.planned)
  flag('form one past', a.reading.past !== b.reading.past)
  flag('form one hedged', a.reading.hedged !== b.reading.hedged)
  return f
}
