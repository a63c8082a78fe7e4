import { isOfOneScope } from '../claims/same/same-attribute.ts'
import { say } from '../conflicts/judging/wording.ts'
import type { PlacedSlot, Quantity, Reading, Token } from '../conflicts/types.ts'
import { hasOtherOwner, hasOtherTopic, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

/** A figure, what it is the figure of, and of when. */
export interface MeasureFact {
  quantity: Quantity
  amount: number
  isLimit: boolean
  /** Nouns around it in its own clause. */
  of: readonly Token[]
  /** And in the sentence before it and its heading. */
  around: readonly Token[]
  clause: string
}

/** How many times the one figure may be the other and still be of the same thing. */
const MOST_TIMES = 4
const ABOUT = 0.12
const ROUNDED = 0.021
const NEAR = 9
/** Measures that a thing keeps: how long, how strong, how fast. Others change from year to year. */
const LASTING = new Set([
  'length',
  'area',
  'volume',
  'power',
  'energy',
  'speed',
  'data',
  'pressure',
  'frequency',
  'temperature',
])
const CAPACITY =
  /能力|容量|定員|収容|出力|定格|総延長|全長|延長|面積|総事業費|建設費|事業費|規模|\b(?:capacity|holds|fits?|seats|carries|seating|total cost|final bill|building cost|construction cost|outturn|output|length|area)\b/iu
const PLANNED =
  /予定|計画|目標|見込|予測|予想|目指|見積|概算|当初|案を|\b(?:expect|forecast|plan|target|aim|hope|estimate|approve|promise|advise|propose|recommend|budget|study)(?:s|ed|d|ing)?\b|\bwould\b|\bwere told\b|\bhad been\b/iu
const PART =
  /うち|内訳|このうち|残り|一部|半分|片道|往復|1(?:台|人|件|本|基|回)(?:あたり|当たり|につき)|(?<!日)あたり|平日|休日|土日|ピーク|前年|前の年|昨年度|隣|他の|\b(?:of which|of whom|every|per|among|(?<!one )another|other|old|previous|former|predecessor|peak|remaining|rest|against|compared|extra|second|reserve|spare|further|additional)\b/iu
/** The most or the least there may be: held against another limit only. */
const LIMIT = /最大|最高|最低|最長|最短|\b(?:maximum|at least|at most|up to|less than|more than|no more)\b/iu
/** Up to there something else holds. */
const UP_TO_THERE = /^\W*(?:up to|at most|less than|no more than)\b|までは/iu
/** What all of it cost. */
const COST =
  /総事業費|事業費|建設費|工事費|整備費|工費|費用|決算額|総額|かかった|投じ|費やし|要した|\b(?:costs?|costing|spent|spend|outlay|bill|price tag|expenditure|came to|swallowed|invested)\b/iu
/** Of all there was to pay. */
const WHOLE = /総|全体|建設|導入|整備|\b(?:whole|total|in all|altogether|building|construction|entire)\b/iu
/** Of which kind of cost it is said. */
const COST_OF =
  /電気代|維持|管理費|運営費|人件費|改修|修繕|設計|用地|借入|補助|交付|洗浄|\b(?:running|maintenance|operating|repairs?|electricity|annual|yearly|land|loan|grant|equipment)\b/giu
/** Money that came in or went out once, and in the same words. */
const PAID = /^(?:raise|donate|grant|award|borrow|lend|invest|sell|fetch|集める|調達|寄付|落札|売却|出資|拠出)$/u
const LEAST_COST: Readonly<Record<string, number>> = { JPY: 5_000_000 }
/** Said of every year: of the one the other speaks of as well. */
const ALWAYS =
  /(?:どの|いずれの)年(?:度)?も|毎年(?:度)?、?必ず|一度も[^、。]{0,8}(?:下回|上回|超え)|\b(?:in any (?:single )?(?:year|season|month)|never (?:been )?(?:below|under|above|over|less|more)|from the (?:start|beginning|very first))\b/iu
/** Of all of them together. */
const SUM = /^(?:これらを|両方を)?(?:合わせる|あわせる|合計する)と|\b(?:taken together|combined|altogether)\b/iu
/** What is said for whom, or when: figures of different ones stand beside each other. */
const SCOPE =
  /税込|税抜|税別|1日|一日|毎日|(?<![\d一二三四五数])年間|a day|夏|冬|春|秋|平日|休日|朝|夜|昼|大人|小児|子ども|学生|高齢者|会員|往き|還り|行き|帰り|男性|女性|住宅|事業所|世帯|施設|引き込み|\b(?:summer|winter|spring|autumn|weekday|weekend|adult|child|children|resident|visitor|student|member|night|morning|evening|guarantee|warranty|deck|under ?water|each)s?\b/giu

export function measuresIn(told: Told, subject: Subject): MeasureFact[] {
  const { reading, text } = told
  if (PLANNED.test(text) || SUM.test(text) || reading.planned || reading.hedged) return []
  return reading.slots.flatMap((slot): MeasureFact[] => {
    if (slot.slot.type !== 'quantity') return []
    const { quantity } = slot.slot
    const amount = quantity.bound === 'max' ? quantity.hi : quantity.lo
    if (quantity.change || quantity.bound === 'range' || !(amount > 0) || !Number.isFinite(amount)) return []
    const clause = clauseOf(text, quantity.text)
    if (!isMeasure(quantity, reading) || PART.test(clause)) return []
    const of = nounsNear(slot, reading, subject)
    const isLimit = quantity.bound !== 'exact' || LIMIT.test(clause)
    if (of.length === 0 || (isLimit && (quantity.bound === 'min' || UP_TO_THERE.test(clause)))) return []
    return [{ quantity, amount, isLimit, of, around: aroundOf(told, of, subject), clause }]
  })
}

/** A bare small number is no measure of anything. */
function isMeasure({ kind, lo, text, unit }: Quantity, { text: sentence }: Reading): boolean {
  if (['percent', 'times', 'rank', 'score', 'clock', 'hours', 'age', 'rate', 'duration'].includes(kind)) return false
  if (sentence.normalize('NFKC').includes('度目')) return false
  if (kind === 'count')
    return (lo >= 10 || unit !== '') && !new RegExp(`第${text}|${text}(?:号|番|期|つ)`, 'u').test(sentence)
  return true
}

const clauseOf = (text: string, figure: string) =>
  text
    .split(/[;；。]|, (?:and|but|while|which|who|when|against)\b|、(?=[^、]{8,})/u)
    .find((part) => part.includes(figure)) ?? text

function nounsNear({ at, clause }: PlacedSlot, reading: Reading, subject: Subject): Token[] {
  return tellingWords(reading, subject).filter(
    (token) =>
      (isThing(token) || token.kind === 'verb') &&
      (token.clause === clause || Math.abs(token.clause - clause) === 1) &&
      Math.abs(token.at - at) <= NEAR,
  )
}

function aroundOf({ reading, before }: Told, of: readonly Token[], subject: Subject): Token[] {
  const own = tellingWords(reading, subject)
  return [...of, ...own, ...before.flatMap((one) => tellingWords(one, subject))].filter(isThing)
}

/** Under which circumstances it was measured. */
const CONDITION = /(?:度|時|日|中|下)で(?:は|の)|における|\bat (?:minus|-?\d)/u
/** One of several parts that were built one after the other. */
const PHASE =
  /第?[\d一二三四]期|第[\d一二三四](?:工区|区間)|\b(?:first|second|third) (?:phase|stage|section)\b|\bphase (?:one|two|three|\d)\b/iu
const COMPOUNDS = [
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:は|が)[^はが]*$/u,
  /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:を|も)?[、，]?[^、。はがを\p{Script=Han}]{0,8}$/u,
]

/** A Japanese attribute is one compound: where each has a part of its own (暖房能力, 冷房能力) they are two. */
function isOneCompound(one: MeasureFact, other: MeasureFact): boolean {
  const [mine = [], theirs = []] = [one, other].map(({ clause, quantity }) => {
    const before = clause.slice(0, clause.indexOf(quantity.text))
    return COMPOUNDS.flatMap((form) => form.exec(before)?.[1] ?? [])
  })
  if (mine.length === 0 || theirs.length === 0) return true
  return mine.some((compound) => theirs.some((each) => compound.includes(each) || each.includes(compound)))
}

const RIGHT_BEFORE = /([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:は|が)?[、，]?(?:約|およそ)?$/u

/** In the other language, too, every part of it must be said: 定格冷房能力 is no rated output. */
function isCompoundMet({ clause, quantity, of }: MeasureFact, shared: readonly (readonly [Token, Token])[]): boolean {
  const compound = RIGHT_BEFORE.exec(clause.slice(0, clause.indexOf(quantity.text)))?.[1]
  const parts = compound === undefined ? [] : of.filter(({ surface }) => compound.includes(surface))
  return parts.every((part) => shared.some((pair) => pair.includes(part)))
}

/** Two figures of one kind for one thing at one time, so far apart that neither rounding nor "about" explains it. */
export function excludeInMeasure(
  [a, one]: readonly [Told, MeasureFact],
  [b, other]: readonly [Told, MeasureFact],
  subject: Subject,
): Exclusion | null {
  const [x, y] = [one.quantity, other.quantity]
  if (x.kind !== y.kind || (x.kind === 'money' && x.unit !== y.unit) || !isOneCounter(x, y)) return null
  if (one.isLimit !== other.isLimit) return null
  const [small, large] = [Math.min(one.amount, other.amount), Math.max(one.amount, other.amount)]
  const tolerance = x.approx || y.approx ? ABOUT : ROUNDED
  if (large / small > MOST_TIMES || large - small <= tolerance * large + x.slack + y.slack) return null
  const shared = sharedWords(one.of, other.of, subject)
  const isPaid = isPaidOnce(one, other, shared, subject)
  if (!isPaid && scopeOf(a, one) !== scopeOf(b, other)) return null
  const isCost = isWholeCost(one) && isWholeCost(other) && costOf(one) === costOf(other)
  if (!isOneTime(a, one, b, other) && !isTimeless(a, b, isCost || isPaid)) return null
  if (CONDITION.test(one.clause) !== CONDITION.test(other.clause)) return null
  if (PHASE.test(a.text) !== PHASE.test(b.text)) return null
  if (alsoGives(b, x) || alsoGives(a, y)) return null
  const isOneLanguage = a.reading.language === b.reading.language
  if (
    isOneLanguage &&
    (!isOfOneScope(a.text, b.text) ||
      hasOtherOwner(a, b) ||
      (!isCost && (!isOneCompound(one, other) || hasOtherTopic(a.text, b.text))))
  )
    return null
  if (!isOneLanguage && !isCost && ![one, other].every((fact) => isCompoundMet(fact, shared))) return null
  const least = Math.min(one.of.length, other.of.length)
  const things = shared.filter(([mine, theirs]) => isThing(mine) && isThing(theirs))
  const isMeant =
    x.kind === 'energy' &&
    a.reading.language === b.reading.language &&
    (sharedWords(one.of, other.around, subject).length > 0 || sharedWords(other.of, one.around, subject).length > 0)
  const isOnePeriod = a.isOwnYear && b.isOwnYear && a.years.length > 1 && isSameSet(a.years, b.years)
  const isOneLimit = one.isLimit && isMeantBy(one, other, subject)
  const isWhole = WHOLE.test(a.text) && WHOLE.test(b.text)
  const isOneCost = isCost && (isOnePeriod || isWhole || things.length > 0)
  const isOneThing = things.length > 0 && shared.length >= Math.min(2, least)
  if (!isMeant && !isPaid && !isOneLimit && !isOneCost && !isOneThing) return null
  if (isOfSeveral(large / small, a.text) || isOfSeveral(large / small, b.text)) return null
  const isAged = one.isLimit && a.wrote !== undefined && b.wrote !== undefined && a.wrote.year !== b.wrote.year
  return {
    type: isAged ? 'outdated' : 'contradiction',
    severity: 4,
    confidence: shared.length > 1 ? 0.8 : 0.75,
    why: say(a.reading, b.reading).numbers('', x.text, y.text),
  }
}

const isSameSet = (a: readonly number[], b: readonly number[]) =>
  a.length === b.length && a.every((year) => b.includes(year))

const isWholeCost = ({ quantity, clause, amount }: MeasureFact) =>
  quantity.kind === 'money' && COST.test(clause) && amount >= (LEAST_COST[quantity.unit] ?? 50_000)

const costOf = ({ clause }: MeasureFact) => [...new Set(clause.toLowerCase().match(COST_OF) ?? [])].toSorted().join(' ')

/** Both say by the same word that a large sum was raised or given, and of the same. */
function isPaidOnce(
  one: MeasureFact,
  other: MeasureFact,
  shared: readonly (readonly [Token, Token])[],
  subject: Subject,
): boolean {
  const isLarge = ({ quantity, amount }: MeasureFact) =>
    quantity.kind === 'money' && amount >= (LEAST_COST[quantity.unit] ?? 50_000)
  if (!isLarge(one) || !isLarge(other) || !shared.some(([word]) => PAID.test(word.lemma))) return false
  return sharedWords(one.around, other.around, subject).length > 0
}

/** What was paid or raised once needs no year, nor does what holds of every year. */
function isTimeless(a: Told, b: Told, isOnce: boolean): boolean {
  if (ALWAYS.test(a.text) || ALWAYS.test(b.text)) return true
  return isOnce && !a.isOwnYear && !b.isOwnYear
}

/** What the other says around its limit is what this one is the limit of. */
const isMeantBy = (one: MeasureFact, other: MeasureFact, subject: Subject) =>
  [...sharedWords(one.of, other.around, subject), ...sharedWords(other.of, one.around, subject)].some(
    ([mine, theirs]) => !MEASURED.test(mine.lemma) && !MEASURED.test(theirs.lemma),
  )
const MEASURED = /さ$|^(?:長|幅|距離|メートル|met(?:re|er)s?|length|height|weight|width|distance|limit|size)$/u

/** Who gives both figures has two things in mind: a part of 1.6 and the whole of 3.4. */
function alsoGives({ reading }: Told, { kind, lo, hi }: Quantity): boolean {
  return reading.slots.some(
    ({ slot }) =>
      slot.type === 'quantity' && slot.quantity.kind === kind && slot.quantity.lo <= hi && lo <= slot.quantity.hi,
  )
}

const SEVERAL: readonly RegExp[] = [
  /[2２二両]|×2|\b(?:two|both|twin|double)\b/iu,
  /[3３三]|\b(?:three|triple)\b/iu,
  /[4４四]|\bfour\b/iu,
]

/** Two of 800 are 1,600. */
export const isOfSeveral = (ratio: number, text: string) =>
  SEVERAL.some((form, index) => Math.abs(ratio - index - 2) < 0.01 && form.test(text))

const isOneCounter = (a: Quantity, b: Quantity) =>
  a.kind !== 'count' || a.unit === b.unit || a.unit === '' || b.unit === ''

const scopeOf = ({ heading }: Told, { clause }: MeasureFact) =>
  [...new Set(`${clause.replaceAll(/[(（][^)）]*[)）]/gu, '')} ${heading}`.toLowerCase().match(SCOPE) ?? [])]
    .toSorted()
    .join(' ')

/** What lasts needs no year; what changes must be told of the same one. */
function isOneTime(a: Told, one: MeasureFact, b: Told, other: MeasureFact): boolean {
  if (a.years.length > 0 && b.years.length > 0) {
    const isShared = a.years.some((year) => b.years.includes(year))
    if (isShared) return true
    if (a.isOwnYear && b.isOwnYear) return false
  }
  const isLasting = ({ quantity, clause, isLimit }: MeasureFact) =>
    isLimit || LASTING.has(quantity.kind) || CAPACITY.test(clause)
  return isLasting(one) && isLasting(other)
}
