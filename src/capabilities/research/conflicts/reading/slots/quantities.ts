import type { Quantity, QuantityKind } from '../../types.ts'
import { NUMBER, type Numeral, parseNumeral } from './numerals.ts'
import { fractions } from './fractions.ts'
import type { FoundSlot } from './found.ts'
import { CURRENCY_SIGNS, unitAt } from './units.ts'

const APPROX_BEFORE =
  /(?:約|およそ|おおよそ|ほぼ|概ね|おおむね|推定|ざっと|about|around|approximately|approx\.?|roughly|nearly|almost|some|circa|ca\.|estimated|close to|~)\s?[$€£¥]?\s?$/iu
const MIN_BEFORE =
  /(?:最低|最小|最短|少なくとも|over|more than|above|at least|exceed(?:s|ed|ing)?|upwards? of|no (?:fewer|less) than|(?:a )?minimum of|greater than|starts? (?:at|from)|starting (?:at|from)|older than|pass(?:ed|es)? the|top(?:ped|s)|>=?|≥)\s?[$€£¥]?\s?$/iu
const MAX_BEFORE =
  /(?:最大で?|最高|最長|上限|up to|at most|under|less than|fewer than|below|no more than|not more than|(?:a )?maximum of|not exceed|never exceed|not be more than|within|limited to|capped at|cap of|limit of|younger than|<=?|≤)\s?[$€£¥]?\s?$/iu
/** "No more than" ends like a least and is a most. */
const NO_MORE = /(?:no more than|not more than|not exceed(?:ing)?|never exceed(?:ing)?)\s?[$€£¥]?\s?$/iu
const MIN_AFTER =
  /^(?:\s?(?:以上|超|を?超え|を上回|を?突破|を下らな|の大台に|余り?(?!り?なし)|or (?:more|above|older|higher)|and (?:above|over)|plus\b|\+))/iu
const MAX_AFTER = /^(?:\s?(?:以下|未満|以内|まで(?!に)|を下回|足らず|に満たな|or (?:less|fewer|below|under|younger)))/iu
/** Must not be exceeded: the words of a least, and a most. */
const NOT_EXCEED = /^を?超え(?:て(?:は)?(?:なら|いけ)|な[いか]|ず|ることは(?:でき|認め)|るものは)/u
const APPROX_AFTER = /^(?:程度|前後|ほど|くらい|ぐらい|近く|あまり|弱|強|規模|or so\b)/iu
const CHANGE_AFTER =
  /^(?:の?(?:大幅な?)?(?:増|減|上昇|低下|下落|伸び|改善|悪化|値上|値下|プラス|マイナス|アップ|ダウン)|(?:ほど|程度)?(?:上回|下回|引き上|引き下|高く|低く|多く|少なく)|\s(?:increase|decrease|rise|drop|decline|growth|fall|reduction|gain|improvement|jump|cut|higher|lower|more|less|faster|slower)\b)/iu
const CHANGE_BEFORE =
  /\b(?:rose|risen|rises?|rising|fell|fallen|falls?|falling|increased?|increasing|decreased?|grew|grown|grows?|gained|dropped|declined|climbed|jumped|surged|slid|slumped|shrank|expanded|up|down)\s(?:about\s|around\s|nearly\s|some\s|roughly\s|approximately\s|more than\s|over\s|almost\s)?[$€£¥]?$/iu
const BY =
  /\bby\s(?:(?:an average of|as much as|a further|a total of|about|around|nearly|some|roughly|approximately|more than|over|almost|at least|up to)\s)?[$€£¥]?$/iu
const CHANGES =
  /\b(?:rose|risen|ris(?:e|es|ing)|fell|fallen|falls?|falling|increas\w*|decreas\w*|grew|grown|grows?|growing|gain\w*|drop\w*|declin\w*|climb\w*|jump\w*|surg\w*|shrank|shrunk|shrinks?|expand\w*|reduc\w*|cuts?|cutting|shorten\w*|shrink\w*|lift\w*|rais\w*|lower\w*|boost\w*|improv\w*|slash\w*|widen\w*|narrow\w*|exceed\w*|outnumber\w*|miss\w*|delay\w*|extend\w*)\b/iu
const RANGE =
  /^\s?(?:〜|~|–|—|-|から|ないし|\sto\s|\sand\s)\s?(?<minus>[-−])?(?<sign>[$€£¥])?(?=[\d一二三四五六七八九十]|one|two|three|four|five|six|seven|eight|nine|ten|twenty)/iu
/** Not numbers of anything: list marks, and one as in "one of the". */
const IDLE = /^one$/i

/** Numbers with what they measure. Dates, versions and ids are found before and are blanks in the text by now. */
export function quantities(text: string): FoundSlot[] {
  const found: FoundSlot[] = fractions(text)
  const taken = (at: number) => found.some(({ start, end }) => at >= start && at < end)
  let end = -1
  for (const match of text.matchAll(NUMBER)) {
    if (match.index < end || taken(match.index)) continue
    const read = quantityAt(text, match)
    if (read === undefined) continue
    found.push(read)
    end = read.end
  }
  return found.sort((a, b) => a.start - b.start)
}

function quantityAt(text: string, match: RegExpMatchArray): FoundSlot | undefined {
  const index = match.index ?? 0
  let first = parseNumeral(match.groups ?? {})
  let end = index + match[0].length
  let before = text.slice(Math.max(0, index - 30), index)
  const sign = /[$€£¥]\s?$/.exec(before)?.[0].trim()
  let currency = sign === undefined ? undefined : CURRENCY_SIGNS[sign]
  let unit = unitAt(text, end)
  if (unit !== undefined) end = unit.end
  const range = rangeAt(text, end, unit?.kind ?? (currency === undefined ? undefined : 'money'))
  let second: Numeral | undefined
  if (range !== undefined) {
    second = range.number
    end = range.end
    if (range.sign !== undefined) currency ??= CURRENCY_SIGNS[range.sign]
    if (unit === undefined && range.unit !== undefined) {
      unit = range.unit
      // "$5-8 million", "600万〜900万": a scale given once belongs to both.
      if (first.value < 1_000 && second.value >= 1_000) first = rescaled(first, match[0], range.text)
    } else if (first.value < 1_000 && second.value >= 10_000) first = rescaled(first, match[0], range.text)
  }
  const half = unit?.kind === 'duration' ? /^(?:半|\sand a half)/.exec(text.slice(end)) : null
  const compound = unit?.kind === 'duration' && second === undefined ? smallerUnit(text, end, unit.factor) : undefined
  if (compound !== undefined) end = compound.end
  if (half !== null) end += half[0].length
  const factor = unit?.factor ?? 1
  const after = text.slice(end, end + 24)
  if (IDLE.test(match[0]) && unit === undefined) return undefined
  const pace = unit?.kind === 'length' ? /(?:[時秒]速|毎[時秒])$/.exec(before)?.[0] : undefined
  const speed = pace !== undefined
  if (speed) before = before.slice(0, -pace.length)
  const lo = first.value * factor + (half === null ? 0 : factor / 2) + (compound?.value ?? 0)
  const kind: QuantityKind = speed ? 'speed' : currency !== undefined ? 'money' : (unit?.kind ?? 'count')
  const scale = speed ? (pace.includes('秒') ? 3.6 : 1 / 1000) : 1
  const signed = /(?:マイナス|minus |(?<=[\s(])-|−)$/i.test(before) ? -1 : 1
  const quantity: Quantity = {
    kind,
    unit: currency ?? (speed ? 'km/h' : (unit?.unit ?? '')),
    lo: signed * lo * scale,
    // "-10 to 50": a sign before the first number is not the second's.
    hi: (second === undefined ? signed * lo : second.value * factor * (range?.negative === true ? -1 : 1)) * scale,
    approx: APPROX_BEFORE.test(before) || APPROX_AFTER.test(after),
    bound: second === undefined ? 'exact' : 'range',
    change:
      CHANGE_AFTER.test(after) ||
      (CHANGE_BEFORE.test(before) && (kind !== 'count' || unit === undefined)) ||
      (BY.test(before) && CHANGES.test(text.slice(0, index))),
    slack: first.slack * factor * scale,
    text: text.slice(sign === undefined ? index : index - sign.length, end).trim(),
  }
  if (quantity.hi < quantity.lo) [quantity.lo, quantity.hi] = [quantity.hi, quantity.lo]
  bounds(quantity, before, after)
  return { start: index - (sign?.length ?? 0), end, slot: { type: 'quantity', quantity } }
}

function bounds(quantity: Quantity, before: string, after: string): void {
  if (quantity.bound === 'range') return
  const band = /^台(?<part>前半|後半|半ば)?/.exec(after)
  if (band !== null) {
    const width = 10 ** Math.floor(Math.log10(Math.max(1, quantity.lo)))
    quantity.hi = quantity.lo + (quantity.lo < 10 ? 1 : width)
    quantity.bound = 'range'
  } else if (NO_MORE.test(before) || NOT_EXCEED.test(after)) quantity.bound = 'max'
  else if (MIN_AFTER.test(after) || MIN_BEFORE.test(before)) quantity.bound = 'min'
  else if (MAX_AFTER.test(after) || MAX_BEFORE.test(before)) quantity.bound = 'max'
}

function rescaled(first: Numeral, firstText: string, secondText: string): Numeral {
  if (/[兆億万千百]|illion|thousand/i.test(firstText)) return first
  const scale = /[兆億万千百]+|[mb]illion|trillion|thousand|bn\b|mn\b/i.exec(secondText)?.[0]
  if (scale === undefined) return first
  const digits = /[兆億万千百]/.test(scale) ? { digits: `1${scale}` } : { digits: '1', scale }
  const { value } = parseNumeral(digits)
  return { value: first.value * value, slack: first.slack * value }
}

function rangeAt(text: string, at: number, kind: QuantityKind | undefined) {
  const link = RANGE.exec(text.slice(at, at + 12))
  if (link === null) return undefined
  if (/and/.test(link[0]) && !/between\s[^;]{0,24}$/i.test(text.slice(Math.max(0, at - 30), at))) return undefined
  const from = at + link[0].length
  NUMBER.lastIndex = from
  const match = NUMBER.exec(text)
  NUMBER.lastIndex = 0
  if (match === null || match.index !== from) return undefined
  const number = parseNumeral(match.groups ?? {})
  const unit = unitAt(text, from + match[0].length)
  const sign = link.groups?.['sign']
  // "rose 9% to $220 million" is two things, not one range.
  const other = sign === undefined ? unit?.kind : 'money'
  if (kind !== undefined && other !== undefined && kind !== other) return undefined
  const negative = link.groups?.['minus'] !== undefined
  return { number, negative, end: unit?.end ?? from + match[0].length, unit, sign, text: match[0] }
}

/** 2時間30分, 1 hour and 30 minutes. */
function smallerUnit(text: string, at: number, factor: number): { value: number; end: number } | undefined {
  const gap = /^(?:\s?(?:and\s)?)?(?=\d)/.exec(text.slice(at))
  if (gap === null) return undefined
  const digits = /^\d+/.exec(text.slice(at + gap[0].length))?.[0] ?? ''
  const unit = unitAt(text, at + gap[0].length + digits.length)
  if (unit?.kind !== 'duration' || unit.factor >= factor) return undefined
  return { value: Number(digits) * unit.factor, end: unit.end }
}
