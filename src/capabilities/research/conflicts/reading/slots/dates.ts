import type { CalendarDate, Quantity } from '../../types.ts'
import type { FoundSlot } from './found.ts'
import { SPANS } from './spans.ts'

const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, 大正: 1911, 明治: 1867 }
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = String.raw`(?<month>Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`
const YEAR = String.raw`(?<year>1[0-9]\d\d|20\d\d)`
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
const ORDINALS: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  '1st': 1,
  '2nd': 2,
  '3rd': 3,
  '4th': 4,
}

type Groups = Readonly<Record<string, string | undefined>>

const numbers = (groups: Groups): CalendarDate => {
  const date: CalendarDate = { text: '' }
  const { era, year, month, day, quarter, half } = groups
  if (year !== undefined) date.year = (era === undefined ? 0 : (ERAS[era] ?? 0)) + (year === '元' ? 1 : Number(year))
  if (month !== undefined)
    date.month = /^\d/.test(month) ? Number(month) : MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1
  if (day !== undefined) date.day = Number(day)
  if (quarter !== undefined) date.quarter = ORDINALS[quarter.toLowerCase()] ?? Number(quarter)
  if (half !== undefined) date.half = /上|前|first/i.test(half) ? 1 : 2
  if (groups['fiscal'] !== undefined) date.fiscal = true
  return date
}

/** In order: a longer form is found before the shorter one it contains. */
const FORMS: readonly (readonly [RegExp, (groups: Groups) => CalendarDate])[] = [
  ...SPANS,
  [/(?:(?<year>\d{4})年)?(?<month>\d{1,2})[〜~-]\d{1,2}月(?<fiscal>期)?/gu, numbers],
  [
    new RegExp(
      String.raw`\b${MONTH}(?:\s?[-–]\s?|\sto\s)(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*(?:,?\s${YEAR})?\b`,
      'gu',
    ),
    numbers,
  ],
  [
    /(?<era>令和|平成|昭和|大正|明治)(?<year>元|\d{1,2})年(?:(?<fiscal>度)|(?<month>\d{1,2})月(?:(?<day>\d{1,2})日)?)?/gu,
    numbers,
  ],
  [/(?<year>\d{4})年(?<month>\d{1,2})月(?:(?<day>\d{1,2})日|(?<fiscal>期))?/gu, numbers],
  [
    /(?<year>\d{4})年(?<fiscal>度)?(?:の?(?:第(?<quarter>[1-4])四半期|(?<half>上半期|下半期|上期|下期|前期|後期)))?/gu,
    numbers,
  ],
  [/(?<year>\d{4})[-/](?<month>0?[1-9]|1[0-2])[-/](?<day>\d{1,2})(?!\d)/gu, numbers],
  [/第(?<quarter>[1-4])四半期/gu, numbers],
  [/(?<half>上半期|下半期|上期|下期)/gu, numbers],
  [/(?<month>\d{1,2})月(?<day>\d{1,2})日/gu, numbers],
  [/(?<month>\d{1,2})月(?!間)(?<fiscal>期)?/gu, numbers],
  [/(?<day>\d{1,2})日(?![間当あに]|前|後|以内|\d)/gu, numbers],
  [new RegExp(String.raw`\b${DAY}\s${MONTH}(?:,?\s${YEAR})?\b`, 'giu'), numbers],
  [new RegExp(String.raw`\b${MONTH}\s${DAY}\b(?:,?\s${YEAR})?`, 'giu'), numbers],
  [new RegExp(String.raw`\b${MONTH}(?:\sof)?,?\s${YEAR}\b`, 'giu'), numbers],
  [
    new RegExp(
      String.raw`(?<=\b(?:[Ii]n|[Bb]y|since|until|from|of|during|last|next|to|early|late|mid|this|and|every|before|after)[\s-])${MONTH}(?![a-z])`,
      'gu',
    ),
    numbers,
  ],
  [/\bQ(?<quarter>[1-4])(?:\s(?:of\s)?(?:(?<fiscal>FY|fiscal(?:\syear)?)\s?)?(?<year>20\d\d))?\b/gu, numbers],
  [
    /\b(?<quarter>first|second|third|fourth|1st|2nd|3rd|4th)[\s-]quarter(?:\s(?:of\s)?(?:(?<fiscal>fiscal(?:\syear)?)\s)?(?<year>20\d\d))?\b/giu,
    numbers,
  ],
  [/\b(?<half>first|second)[\s-]half(?:\s(?:of\s)?(?<year>20\d\d))?\b(?!\stime)/giu, numbers],
  [/\b(?<fiscal>FY|fiscal(?:\syear)?)\s?(?<year>20\d\d)(?:[-/–]\d{2,4})?\b/giu, numbers],
  [/\b(?<year>(?:19|20)\d\d)[-/–](?:20)?\d\d\b(?!\s?[%-])/gu, (groups) => ({ ...numbers(groups), fiscal: true })],
  [
    /(?<![\p{L}\d.,$€£¥#:-])(?<year>19\d\d|20\d\d)(?![\d,.]*\d|\s?(?:%|percent|people|km|kg|mg|m|MW|kW|GB|MB|TB|ha|L|g|t|employees|patients|units|requests|words|users|students|square|million|billion|thousand)\b|[年円人名件個台本冊社校店枚票戸%万億])/gu,
    numbers,
  ],
  [
    /(?<=\b(?:in|since|until|by|from|before|after|circa|year|to|early|late|mid|(?:spring|summer|autumn|winter|end|start|beginning) of)\s)(?<year>1[0-8]\d\d)\b(?!,?\d)/giu,
    numbers,
  ],
  [
    /(?<=\b(?:in|from|since|until|around|circa|AD)\s)(?<year>[3-9]\d\d)(?=[.,;)]|$|\s(?:by|and|when|after|on)\b)/giu,
    numbers,
  ],
  [/(?<![\d,.])(?<year>[3-9]\d\d)年(?=に|、|。|頃|ごろ|の[創建開設])/gu, numbers],
  [
    /(?<weekday>[日月火水木金土])曜日?/gu,
    ({ weekday = '' }) => ({ weekday: '日月火水木金土'.indexOf(weekday), text: '' }),
  ],
  [
    /\b(?<weekday>Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun)days?\b/giu,
    ({ weekday = '' }) => ({ weekday: WEEKDAYS.indexOf(weekday.slice(0, 3).toLowerCase()), text: '' }),
  ],
  [
    /(?<relative>一昨年|昨年|前年|今年|本年|来年|再来年|昨年度|前年度|今年度|本年度|来年度|前期|今期|当期|来期|先月|今月|来月|先週|今週|来週|昨日|今日|明日)(?!比|同期|より|に比べ|並み|を[上下]回)/gu,
    ({ relative = '' }) => ({ relative, text: '' }),
  ],
  [
    /\b(?<relative>(?:last|this|next) (?:year|month|week|quarter|season)|yesterday|today|tomorrow)\b(?!'s level)/giu,
    ({ relative = '' }) => ({ relative: relative.toLowerCase(), text: '' }),
  ],
]
const sane = ({ year = 2000, month = 1, day = 1 }: CalendarDate) =>
  year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31

export function dates(text: string): FoundSlot[] {
  const found: FoundSlot[] = /\d/.test(text) ? clocks(text) : []
  for (const [pattern, read] of FORMS)
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && end > other.start)) continue
      const date = { ...read(match.groups ?? {}), text: match[0] }
      if (sane(date)) found.push({ start: match.index, end, slot: { type: 'date', date } })
    }
  return found
}

const CLOCKS: readonly RegExp[] = [
  /(?<half>午前|午後)?(?<hour>\d{1,2})時(?!間)(?:(?<minute>\d{1,2})分(?!間)|(?<thirty>半))?/gu,
  /\b(?<hour>\d{1,2})(?:[:.](?<minute>\d\d))?\s?(?<half>[ap])\.?m\b\.?/giu,
  /(?<![\d:.-])(?<hour>[01]?\d|2[0-3]):(?<minute>[0-5]\d)(?![\d:])/gu,
]
const UNTIL = /^\s?(?:から|〜|~|–|-|to|until|till)\s?$/i

/** Times of day, and opening hours from one to another. */
function clocks(text: string): FoundSlot[] {
  const times: { start: number; end: number; minutes: number }[] = []
  for (const pattern of CLOCKS)
    for (const { groups = {}, 0: whole, index } of text.matchAll(pattern)) {
      if (times.some((other) => index < other.end && index + whole.length > other.start)) continue
      const afternoon = /^(?:午後|p)/i.test(groups['half'] ?? '')
      const hour = (Number(groups['hour']) % (groups['half'] === undefined ? 25 : 12)) + (afternoon ? 12 : 0)
      const minute = groups['thirty'] === undefined ? Number(groups['minute'] ?? 0) : 30
      times.push({ start: index, end: index + whole.length, minutes: 60 * hour + minute })
    }
  times.sort((a, b) => a.start - b.start)
  const found: FoundSlot[] = []
  for (let i = 0; i < times.length; i++) {
    const [first, second] = times.slice(i)
    if (first === undefined) break
    const hours = second !== undefined && UNTIL.test(text.slice(first.end, second.start))
    const end = hours ? second.end : first.end
    if (hours) i++
    const quantity: Quantity = {
      kind: hours ? 'hours' : 'clock',
      unit: '',
      lo: first.minutes,
      hi: hours ? second.minutes : first.minutes,
      approx:
        /(?:頃|ごろ|around |about )$/i.test(text.slice(Math.max(0, first.start - 8), first.start)) ||
        /^(?:頃|ごろ)/.test(text.slice(end)),
      bound: 'exact',
      change: false,
      slack: 0,
      text: text.slice(first.start, end),
    }
    found.push({ start: first.start, end, slot: { type: 'quantity', quantity } })
  }
  return found
}
