import { BASES, CUMULATIVE, INSIDE, PARTIAL, SUM } from '../lexicon/contrasts.ts'
import { FORMER } from '../lexicon/cues.ts'
import type { PlacedSlot, Quantity, QuantityKind, Reading, Token } from '../types.ts'
import type { Meanings, Pair } from './align.ts'
import { type Comparison, type Finding, heavy, names, things } from './finding.ts'
import { disjoint, gap, sameMeasure } from './intervals.ts'
import { firmPairs, sameTold } from './same-told.ts'
import { say } from './wording.ts'

interface Measured {
  quantity: Quantity
  placed: PlacedSlot
}

const LIMITS = /最大|最高|上限|定員|容量|出力|\b(?:maximum|max|limit(?:ed)?|capacity|up to|at most)\b/iu
const REQUIRED =
  /必要|条件|適用|認め|対象|要件|資格|対応|動作|\b(?:requires?|required|must|minimum|needs?|eligible|supports?|applicants?|appl(?:y|ies)|rules?)\b/iu
/** Below it the two hardly speak of the same thing. */
const LEAST_COVERED = 0.3
const PEOPLE = new Set(['person', 'people', 'time'])
const PERSONS = wordsOf(
  'participant employee visitor patient student member resident passenger worker staff respondent spectator attendee applicant guest player user customer inhabitant child adult woman man teacher soldier refugee household',
)

const measured = (reading: Reading): Measured[] =>
  reading.slots.flatMap((placed) =>
    placed.slot.type === 'quantity' ? [{ quantity: placed.slot.quantity, placed }] : [],
  )

/** Two numbers of the same thing that cannot both be right. */
export function numberConflict(comparison: Comparison, meanings: Meanings): Finding | undefined {
  const { a, b, alignment, leftA, leftB } = comparison
  if (a.scene && b.scene && !definite(a, b)) return undefined
  let restA = measured(a)
  let restB = measured(b)
  const same = (x: Measured, y: Measured) =>
    sameMeasure(x.quantity, y.quantity) && countsSame(x, y, comparison, meanings)
  for (const x of restA) {
    const agreeing = restB.find((y) => same(x, y) && !apart(x.quantity, y.quantity, a, b))
    if (agreeing === undefined) continue
    restA = restA.filter((each) => each !== x)
    restB = restB.filter((each) => each !== agreeing)
  }
  let best: { x: Measured; y: Measured; near: number } | undefined
  for (const x of restA)
    for (const y of restB) {
      if (!same(x, y)) continue
      const near = nearness(x.placed, y.placed, alignment.pairs)
      if (best === undefined || near > best.near) best = { x, y, near }
    }
  if (best === undefined || best.near <= 0) return undefined
  const told = toldOfOne(comparison, best.x.quantity.kind)
  const sum = told ? CUMULATIVE : SUM
  if (!told && comparison.coverage < LEAST_COVERED) return undefined
  if (a.language !== b.language && isLoose(comparison, best.x.quantity.kind)) return undefined
  if (sum.test(a.text) !== sum.test(b.text) || FORMER.test(a.text) !== FORMER.test(b.text)) return undefined
  const part = told ? ofPart(best.x, a) !== ofPart(best.y, b) : a.partial !== b.partial
  if (otherPeriods(a, b) || otherRound(a, b) || otherRound(b, a) || otherDates(a, b)) return undefined
  if (part && best.x.quantity.kind !== 'percent') return undefined
  if (otherScope(best, restA, restB) || isModel(best.x, a) || isModel(best.y, b)) return undefined
  if (BASES.some((basis) => basis.test(a.text) !== basis.test(b.text))) return undefined
  if (belowLimit(best.x, a, b, best.y) || belowLimit(best.y, b, a, best.x)) return undefined
  if (INSIDE.test(a.text) || INSIDE.test(b.text) || otherForecasts(comparison)) return undefined
  if (!sameSubject(leftA, leftB, best, comparison, meanings, told)) return undefined
  const { x, y } = best
  const distance = gap(x.quantity, y.quantity)
  return {
    type: 'contradiction',
    severity: distance < 0.1 ? 2 : distance < 0.4 ? 3 : 4,
    confidence: Math.min(0.95, 0.5 + 0.45 * comparison.coverage),
    why: say(a, b).numbers(subject(best, alignment.pairs), x.quantity.text, y.quantity.text),
  }
}

/** Across languages one word of meaning in common, with something else told on each side, is chance. */
const isLoose = (comparison: Comparison, kind: QuantityKind) =>
  !sameTold(comparison, 2) &&
  ((kind === 'percent' && heavy([...comparison.leftA, ...comparison.leftB]).length > 0) ||
    (things(comparison.leftA).length > 0 && things(comparison.leftB).length > 0))

/** Words that only say what a number measures, where there is but one thing to measure in it. */
const MEASURING: Partial<Record<QuantityKind, ReadonlySet<string>>> = {
  money: wordsOf(
    'cost price fee charge admission ticket entry entrance fare spend pay total 費用 総工費 工費 事業費 総事業費 建設 建設費 総額 投じる かかる 料金 入場料 入館料 入園料 チケット 運賃 架け替え 代金 価格',
  ),
  data: wordsOf('storage file capacity space memory 容量 保存 ファイル メモリ 最大'),
  volume: wordsOf('storage reservoir capacity volume water hold 貯水 容量 貯水量 総貯水容量'),
  percent: wordsOf('rate share proportion percentage workforce figure seasonally seasonal 割合 率 比率'),
  age: wordsOf('age applicant minimum old 年齢 対象'),
}
const MOST_BESIDE = 3
const LEAST_AGREED = 0.5

/** Much agrees, or one of them says nothing but the number and of what. */
function toldOfOne(comparison: Comparison, kind: QuantityKind): boolean {
  if (sameTold(comparison)) return true
  const measuring = MEASURING[kind]
  const of = (left: readonly Token[]) => left.filter(({ lemma }) => measuring?.has(lemma) !== true)
  const rest = { ...comparison, leftA: of(comparison.leftA), leftB: of(comparison.leftB) }
  if (comparison.coverage < LEAST_AGREED || firmPairs(rest).length === 0 || !sameTold(rest, 1)) return false
  const [own, others] = [things(rest.leftA).length, things(rest.leftB).length]
  return Math.min(own, others) === 0 && Math.max(own, others) <= MOST_BESIDE
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

function apart(x: Quantity, y: Quantity, a: Reading, b: Reading): boolean {
  const bothMax =
    (x.bound === 'max' && (y.bound === 'max' || LIMITS.test(b.text))) || (y.bound === 'max' && LIMITS.test(a.text))
  const leastOf = (text: string) => /\b(?:minimum|least|more than|over)\b|最低|下限|以上|超/iu.test(text)
  const bothMin =
    (x.bound === 'min' || y.bound === 'min') &&
    leastOf(a.text) &&
    leastOf(b.text) &&
    REQUIRED.test(a.text) &&
    REQUIRED.test(b.text)
  return disjoint(x, y, bothMax || bothMin)
}

/** A quarter beside a figure without one: some of the year, and maybe all of it. */
function otherPeriods(a: Reading, b: Reading): boolean {
  const has = ({ slots }: Reading) =>
    slots.some(({ slot }) => slot.type === 'date' && (slot.date.quarter ?? slot.date.half) !== undefined)
  return has(a) !== has(b)
}

const ROUND =
  /\b(?:survey|census|election|poll|tournament|edition|festival)s? of (?:19|20)\d\d|(?:19|20)\d\d年の[^、。]{0,12}(?:調査|選挙|大会)/iu

/** The survey of 2023 is one of several; a figure of "the survey" may be of another. */
const otherRound = (a: Reading, b: Reading) =>
  ROUND.test(a.text) &&
  !b.years.some((year) => a.text.includes(String(year))) &&
  !b.slots.some(({ slot }) => slot.type === 'date' && slot.date.year !== undefined)

const hasYear = ({ slots }: Reading) => slots.some(({ slot }) => slot.type === 'date' && slot.date.year !== undefined)

/** In 1970 and this year: no field says that they differ, yet they do. */
function otherDates(a: Reading, b: Reading): boolean {
  if (a.latest !== b.latest && hasYear(a.latest ? b : a)) return true
  const [mine, theirs] = [a, b].map(({ slots }) =>
    slots.flatMap(({ slot }) => (slot.type === 'date' && (slot.date.year ?? slot.date.relative) ? [slot.date] : [])),
  )
  if (mine?.[0] === undefined || theirs?.[0] === undefined) return false
  return mine.every(({ year }) => year === undefined) !== theirs.every(({ year }) => year === undefined)
}

const CAP = /上限|限度|最高速度|\b(?:limit|limited|cap|capped|maximum|top speed)\b/iu
const CAPPED =
  /上限|限度|最大|最高|まで|\b(?:limit\w*|cap|capped|capacity|maximum|max|up to|at most|no more|throttl\w*)\b/iu

/** Two tablets a day where three are the limit: what is less than a limit keeps it. */
const belowLimit = (limit: Measured, told: Reading, other: Reading, { quantity }: Measured) =>
  CAP.test(told.text) && !CAPPED.test(other.text) && quantity.hi <= limit.quantity.hi

const MEASURES = /^(?:高|長|幅|深|径|厚|率|数|額|費|量|積|料|金)$/

/** 堤高 and 堤長: the last letter says what is measured. */
function otherMeasure({ restA, restB }: Comparison['alignment']): boolean {
  const [mine, theirs] = [restA, restB].map((rest) => rest.filter(({ lemma }) => MEASURES.test(lemma)))
  return mine?.[0] !== undefined && theirs?.[0] !== undefined
}

/** Of which 30, 150戸のうち30戸: the number after the word counts a part, the one before it the whole. */
function ofPart({ quantity }: Measured, { text, language }: Reading): boolean {
  const before = text.slice(0, Math.max(0, text.indexOf(quantity.text)))
  return PARTIAL[language].test(before.replace(/(?:当たり|あたり|につき)|\bper \w+/giu, ''))
}

/** The 13-inch model, 5人乗りモデル: the number says which one is spoken of. */
function isModel({ placed }: Measured, { tokens }: Reading): boolean {
  return tokens.some(
    ({ at, lemma }) =>
      at > placed.at &&
      at <= placed.at + 2 &&
      /^(?:model|version|variant|edition|file|モデル|タイプ|仕様|版)$/.test(lemma),
  )
}

const FORECAST =
  /予測|目標|試算|見込|見通|予想|\b(?:expects?|expected|forecasts?|projects?|projected|predicts?|estimates?|targets?|values?|outlook)\b/iu

const FORECASTER = /(\w+) (?:expects?|expected|forecasts?|predicts?|projects?|estimates?|values?)\b/iu
const OTHERS = /別の|他の|\b(?:rival|another|other)\b/iu

/** Two bodies may each foresee something else; the same one may not. */
function otherForecasts({ a, b, alignment }: Comparison): boolean {
  if (!FORECAST.test(a.text) || !FORECAST.test(b.text)) return false
  const body = ({ kind, told, weight, reference, lemma }: Token) =>
    !told && (kind === 'name' || kind === 'noun') && (weight >= 0.9 || reference || /^(?:we|it)$/.test(lemma))
  const [mine, theirs] = [FORECASTER.exec(a.text)?.[1], FORECASTER.exec(b.text)?.[1]]
  if (mine !== undefined && theirs !== undefined && mine.toLowerCase() !== theirs.toLowerCase()) return true
  return OTHERS.test(a.text) || OTHERS.test(b.text) || alignment.restA.some(body) || alignment.restB.some(body)
}

/** Of people over 65 and of children under 12: a limit that differs beside the number says of whom it is told. */
function otherScope(
  { x, y }: { x: Measured; y: Measured },
  restA: readonly Measured[],
  restB: readonly Measured[],
): boolean {
  const limits = (rest: readonly Measured[], but: Measured) =>
    rest.filter((each) => each !== but && (each.quantity.bound !== 'exact' || each.quantity.kind === 'age'))
  return limits(restA, x).length > 0 && limits(restB, y).length > 0
}

/** "412 patients" and "18 sites" are numbers of different things. */
function countsSame(x: Measured, y: Measured, comparison: Comparison, { lexicon }: Meanings): boolean {
  const { a, b, alignment } = comparison
  if (x.quantity.kind !== 'count' || y.quantity.kind !== 'count') return true
  if ((x.quantity.unit === '') !== (y.quantity.unit === '') && a.language === 'ja' && b.language === 'ja')
    return sameTold(comparison)
  const [mine, theirs] = [counted(x, a), counted(y, b)]
  if (a.language !== b.language && countsOther(x, mine, y, theirs, lexicon)) return false
  if (mine.length === 0 || theirs.length === 0)
    return (
      a.language !== b.language || x.quantity.unit !== '' || mine.length === theirs.length || sameTold(comparison, 2)
    )
  if ([...mine, ...theirs].some(({ lemma }) => PEOPLE.has(lemma)) && sameTold(comparison, 1)) return true
  return mine.some((token) => alignment.pairs.some((pair) => pair.a === token && theirs.includes(pair.b)))
}

/** People here, homes or decibels there. */
function countsOther(
  x: Measured,
  mine: readonly Token[],
  y: Measured,
  theirs: readonly Token[],
  lexicon: Meanings['lexicon'],
): boolean {
  const isTold = ({ quantity: { unit } }: Measured, of: readonly Token[]) => unit !== '' || of.length > 0
  if (!isTold(x, mine) || !isTold(y, theirs)) return false
  const [people, others] = [isOfPeople(x, mine), isOfPeople(y, theirs)]
  if (people || others) return people !== others
  const isOf = ({ quantity: { unit } }: Measured, of: readonly Token[]) =>
    unit === '' || unit === '個' || of.length === 0 || of.some(({ lemma }) => lexicon.sameConcept(unit, lemma))
  return !isOf(x, theirs) || !isOf(y, mine)
}

const isOfPeople = ({ quantity: { unit } }: Measured, of: readonly Token[]) =>
  unit === '人' || of.some(({ lemma }) => PEOPLE.has(lemma) || PERSONS.has(lemma))

function counted({ placed: { at, clause, link }, quantity }: Measured, reading: Reading): Token[] {
  if (reading.language === 'ja') {
    const next = at + (link === 'の' ? 2 : 1)
    return quantity.unit === '' ? reading.tokens.filter((token) => token.at === next && token.kind === 'noun') : []
  }
  const found: Token[] = []
  for (const token of reading.tokens)
    if (token.clause === clause && token.at > at && token.at <= at + 3 && token.at === at + 1 + found.length)
      found.push(token)
  return found
}

/** How much of what stands around one number stands around the other. */
function nearness(x: PlacedSlot, y: PlacedSlot, pairs: readonly Pair[]): number {
  let sum = 0
  for (const { a, b, score, opposite } of pairs) {
    if (opposite || a.negated !== b.negated) continue
    const far =
      Math.abs(a.at - x.at) + Math.abs(b.at - y.at) + (a.clause === x.clause ? 0 : 6) + (b.clause === y.clause ? 0 : 6)
    sum += (score * Math.min(a.weight, b.weight)) / (1 + far / 4)
  }
  return sum
}

function sameSubject(
  leftA: readonly Token[],
  leftB: readonly Token[],
  { x, y }: { x: Measured; y: Measured },
  comparison: Comparison,
  { lexicon }: Meanings,
  told: boolean,
): boolean {
  const { alignment, agreed, a, b } = comparison
  if (agreed < 0.9 || otherMeasure(alignment)) return false
  if (alignment.contrasts.length > 0) return false
  // Before and after, with and without: two different times or cases.
  if (
    alignment.pairs.some((pair) => pair.opposite && pair.a.kind === 'grammar' && !/^(?:more|less)$/.test(pair.a.lemma))
  )
    return false
  const sure = sameTold(comparison)
  const parts = (left: readonly Token[]) => nearAll(left).filter(({ lemma }) => !sure || PART.has(lemma))
  if (partOf(parts(leftA), a, alignment.pairs, 'a') || partOf(parts(leftB), b, alignment.pairs, 'b')) return false
  const nearA = leftA.filter(({ clause }) => clause === x.placed.clause || clause === 0)
  const nearB = leftB.filter(({ clause }) => clause === y.placed.clause || clause === 0)
  if (names(nearA).length > 0 && names(nearB).length > 0) return false
  if (!told && things(nearA).length > 0 && things(nearB).length > 0) return false
  if (!told && heavy(nearA).length > 2 && heavy(nearB).length > 2) return false
  const narrower = (tokens: readonly Token[], side: 'a' | 'b') =>
    tokens.some(
      (token) =>
        (token.region && token.link !== 'が' && !alignment.pairs.some((pair) => pair[side].at === token.at - 1)) ||
        narrowsBy(token, lexicon) ||
        (!sure && placed(token)) ||
        ofKind(token, side) ||
        ((!sure || token.at > slotAt(side)) && qualifies(token, side)),
    )
  // Sales of tea: some of the sales.
  const ofKind = ({ kind, link, at }: Token, side: 'a' | 'b') =>
    kind === 'noun' &&
    link === 'of' &&
    alignment.pairs.some((pair) => pair[side].at === at - 2 && pair[side].kind === 'noun')
  const reading = (side: 'a' | 'b') => (side === 'a' ? a : b)
  const slotAt = (side: 'a' | 'b') => (side === 'a' ? x : y).placed.at
  const qualifies = (token: Token, side: 'a' | 'b') =>
    token.attributive &&
    (reading(side).language === 'ja' || token.told || token.at > slotAt(side)) &&
    !token.reference &&
    token.kind !== 'suffix' &&
    token.weight >= 0.9 &&
    token.link !== "'s" &&
    token.link !== 'の' &&
    !lexicon.isHarmless(token.lemma) &&
    alignment.pairs.some((pair) => pair[side].at === token.at + 1)
  if (narrower(nearA, 'a') || narrower(nearB, 'b')) return false
  return a.planned === b.planned || !(a.planned ? b : a).past
}

/** "Including" narrows, "is included" does not. */
const narrowsBy = ({ lemma, kind, surface }: Token, lexicon: Meanings['lexicon']) =>
  lexicon.narrows(lemma) && !(kind === 'verb' && /^[a-z]/.test(lemma) && !surface.endsWith('ing'))

/** In the capital, among farmers, 首都では: said of a part. */
const placed = ({ kind, link, weight, attributive }: Token) =>
  kind === 'noun' && weight >= 0.9 && !attributive && /^(?:in|among|for|では|における)$/.test(link)

/** Whatever it is of, it is less than the whole. */
const PART = new Set(
  'office plant site store wing chapter floor part section half share branch unit division subsidiary department stage phase majority component portion segment volume episode season round leg member'.split(
    ' ',
  ),
)

const nearAll = (left: readonly Token[]) =>
  left.filter(({ kind, weight }) => (kind === 'noun' && weight >= 0.9) || kind === 'name')

/** The first chapter of the book, 本書の第1章は: a part of what the other speaks of. */
function partOf(left: readonly Token[], { language }: Reading, pairs: readonly Pair[], side: 'a' | 'b'): boolean {
  const [mine, theirs] = side === 'a' ? (['a', 'b'] as const) : (['b', 'a'] as const)
  return left.some((token) =>
    pairs.some((pair) => {
      const [whole, other] = [pair[mine], pair[theirs]]
      if (language === 'en')
        return whole.link === 'of' && other.link !== 'of' && whole.at > token.at && whole.at - token.at <= 3
      return (
        token.kind === 'name' &&
        whole.link === 'の' &&
        other.link === 'は' &&
        token.link === 'は' &&
        token.at > whole.at &&
        token.at - whole.at <= 4
      )
    }),
  )
}

/** Captions count what happens to be there; a sentence with a topic or a definite noun tells of something. */
function definite(a: Reading, b: Reading): boolean {
  return [a, b].every(({ language, text, tokens }) =>
    language === 'ja'
      ? tokens.some(({ link }) => link.endsWith('は'))
      : /\b(?:the|its|their)\b/i.test(text) || !/^(?:an?|two|three|four|five|six|some|there)\b/i.test(text),
  )
}

function subject({ x, y }: { x: Measured; y: Measured }, pairs: readonly Pair[]): string {
  const ranked = pairs
    .filter(({ a, opposite }) => !opposite && a.weight > 0.3)
    .map((pair) => ({ pair, far: Math.abs(pair.a.at - x.placed.at) + Math.abs(pair.b.at - y.placed.at) }))
    .sort((one, other) => one.far - other.far)
  return ranked[0]?.pair.a.surface ?? ''
}
