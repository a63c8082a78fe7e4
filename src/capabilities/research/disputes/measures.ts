import { isOfOneScope } from '../claims/same/same-attribute.ts'
import { say } from '../conflicts/judging/wording.ts'
import type { PlacedSlot, Quantity, Reading, Token } from '../conflicts/types.ts'
import { hasOtherTopic, isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

/** A figure, what it is the figure of, and of when. */
export interface MeasureFact {
  quantity: Quantity
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
  /能力|容量|定員|収容|出力|定格|総延長|全長|延長|面積|総事業費|建設費|事業費|規模|\b(?:capacity|holds|seats|carries|seating|total cost|final bill|building cost|construction cost|outturn|output|length|area)\b/iu
const PLANNED =
  /予定|計画|目標|見込|予測|予想|目指|見積|概算|当初|案を|\b(?:expect|forecast|plan|target|aim|hope|estimate|approve|promise|advise|propose|recommend|budget|study)(?:s|ed|d|ing)?\b|\bwould\b|\bwere told\b|\bhad been\b/iu
const PART =
  /うち|内訳|このうち|残り|一部|半分|片道|往復|1(?:台|人|件|本|基|回)(?:あたり|当たり|につき)|(?<!日)あたり|平日|休日|土日|最大|最高|最低|最長|最短|ピーク|前年|前の年|昨年度|隣|他の|\b(?:of which|of whom|each|every|per|among|another|other|old|previous|former|predecessor|maximum|peak|at least|at most|up to|less than|more than|no more|remaining|rest|against|compared|extra|second|reserve|spare|further|additional)\b/iu
/** Of all of them together. */
const SUM = /^(?:これらを|両方を)?(?:合わせる|あわせる|合計する)と|\b(?:taken together|combined|altogether)\b/iu
/** What is said for whom, or when: figures of different ones stand beside each other. */
const SCOPE =
  /税込|税抜|税別|1日|一日|毎日|年間|a day|夏|冬|春|秋|平日|休日|朝|夜|昼|大人|小児|子ども|学生|高齢者|会員|往き|還り|行き|帰り|男性|女性|住宅|事業所|世帯|施設|引き込み|\b(?:summer|winter|spring|autumn|weekday|weekend|adult|child|children|resident|visitor|student|member|night|morning|evening|guarantee|warranty|deck|under ?water)s?\b/giu

export function measuresIn(told: Told, subject: Subject): MeasureFact[] {
  const { reading, text } = told
  if (PLANNED.test(text) || SUM.test(text) || reading.planned || reading.hedged) return []
  return reading.slots.flatMap((slot): MeasureFact[] => {
    if (slot.slot.type !== 'quantity') return []
    const { quantity } = slot.slot
    if (quantity.change || quantity.bound !== 'exact' || quantity.lo <= 0 || !isMeasure(quantity, reading)) return []
    const clause = clauseOf(text, quantity.text)
    if (PART.test(clause)) return []
    const of = nounsNear(slot, reading, subject)
    return of.length === 0 ? [] : [{ quantity, of, around: aroundOf(told, of, subject), clause }]
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

const OWNER = /([^、。のはが\s\d]{2,12}(?:線|号|駅|店|館|校|園|社|市|町|村|県|区|大学|病院|工場|地区|支店))の/gu

/** 鉄道の一つの線と別の線: each sentence names an owner, and not the same. */
function hasOtherOwner(a: Told, b: Told): boolean {
  const [mine = [], theirs = []] = [a, b].map(({ text }) => Array.from(text.matchAll(OWNER), ([, owner = '']) => owner))
  if (mine.length === 0 || theirs.length === 0) return false
  return !mine.some((one) => theirs.some((other) => one.includes(other) || other.includes(one)))
}

/** Two figures of one kind for one thing at one time, so far apart that neither rounding nor "about" explains it. */
export function excludeInMeasure(
  [a, one]: readonly [Told, MeasureFact],
  [b, other]: readonly [Told, MeasureFact],
  subject: Subject,
): Exclusion | null {
  const [x, y] = [one.quantity, other.quantity]
  if (x.kind !== y.kind || (x.kind === 'money' && x.unit !== y.unit) || !isOneCounter(x, y)) return null
  const [small, large] = [Math.min(x.lo, y.lo), Math.max(x.lo, y.lo)]
  const tolerance = x.approx || y.approx ? ABOUT : ROUNDED
  if (large / small > MOST_TIMES || large - small <= tolerance * large + x.slack + y.slack) return null
  if (scopeOf(a, one) !== scopeOf(b, other) || !isOneTime(a, one, b, other)) return null
  if (CONDITION.test(one.clause) !== CONDITION.test(other.clause)) return null
  if (PHASE.test(a.text) !== PHASE.test(b.text)) return null
  if (alsoGives(b, x) || alsoGives(a, y)) return null
  const isOneLanguage = a.reading.language === b.reading.language
  if (
    isOneLanguage &&
    (!isOfOneScope(a.text, b.text) ||
      !isOneCompound(one, other) ||
      hasOtherOwner(a, b) ||
      hasOtherTopic(a.text, b.text))
  )
    return null
  const shared = sharedWords(one.of, other.of, subject)
  if (!isOneLanguage && ![one, other].every((fact) => isCompoundMet(fact, shared))) return null
  const least = Math.min(one.of.length, other.of.length)
  const things = shared.filter(([mine, theirs]) => isThing(mine) && isThing(theirs))
  const isMeant =
    x.kind === 'energy' &&
    a.reading.language === b.reading.language &&
    (sharedWords(one.of, other.around, subject).length > 0 || sharedWords(other.of, one.around, subject).length > 0)
  if (!isMeant && (things.length === 0 || shared.length < Math.min(2, least))) return null
  if (isOfSeveral(large / small, a.text) || isOfSeveral(large / small, b.text)) return null
  return {
    type: 'contradiction',
    severity: 4,
    confidence: shared.length > 1 ? 0.8 : 0.75,
    why: say(a.reading, b.reading).numbers('', x.text, y.text),
  }
}

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
const isOfSeveral = (ratio: number, text: string) =>
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
  const isLasting = ({ quantity, clause }: MeasureFact) => LASTING.has(quantity.kind) || CAPACITY.test(clause)
  return isLasting(one) && isLasting(other)
}
