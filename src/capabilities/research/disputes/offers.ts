import { say } from '../conflicts/judging/wording.ts'
import type { Quantity } from '../conflicts/types.ts'
import type { Exclusion, Told } from './told.ts'

/** What something costs whoever uses it. */
const FARE =
  /運賃|料金|入場料|入館料|入園料|利用料|使用料|参加費|会費|受講料|手数料|(?<!購入|販売|買い取り|買取|仕入れ)価格|\b(?:fares?|fees?|tickets?|admission|price|charges?|single|return|day pass|costs?)\b/iu
const ASKS_FARE = /運賃|料金|いくら|費用|\b(?:fares?|fees?|prices?|cost|how much|tickets?|admission)\b/iu
const WHOSE =
  /税込|税抜|税別|大人|一般|小児|小人|子ども|こども|学生|中学生|高校生|高齢者|シニア|障害者|会員|町民|市民|住民|団体|基本|往復|片道|1日|一日|年間|月額|回数券|定期|全区間|(?<!乗)車(?!区)|自転車|家庭|世帯|法人|個人|企業|事業者|事業所|店舗|\b(?:adults?|child(?:ren)?|students?|pupils?|seniors?|members?|residents?|groups?|famil(?:y|ies)|foot|cars?|vans?|motorcycles?|bicycles?|single|return|day|annual|monthly|season|concessions?|half-price|drivers?|passengers?|households?|homes?|business(?:es)?|compan(?:y|ies)|commercial|individuals?|corporate|farms?|schools?)\b/giu
const SAME_AUDIENCE: Readonly<Record<string, string>> = {
  小人: '小児',
  子ども: '小児',
  こども: '小児',
  一般: '大人',
  一日: '1日',
  passengers: 'passenger',
  adults: 'adult',
  cars: 'car',
  drivers: 'driver',
  tickets: 'ticket',
  home: 'household',
  homes: 'household',
  家庭: '世帯',
  households: 'household',
  businesses: 'business',
}
const PAST =
  /でした|だった|まで(?:は|の)|(?:was|were|had been|used to be)\b|終わり|以前の|からは?\d+円に|up from|from [£$€¥]?\d+(?! \p{Lu})/u
const PLANNED = /予定|検討|見込|計画|\b(?:will|plan|from next|expect|propose)/iu
/** From a day on it will be: that is settled. */
const isPlanned = (part: string) => PLANNED.test(part.replace(SETTLED, ''))
const SETTLED = /\bfrom \d{1,2} \w+(?: \d{4})?[^.;]*\bwill be\b/iu
/** Every price of its kind is one of these. */
const SAYS_LITTLE = /^(?:月額|monthly)$/u
const MOST_TIMES = 3

export interface OfferFact {
  quantity: Quantity
  whose: string
}

/** Prices that a page gives its readers as those of today. */
export function offersIn({ text, heading, reading }: Told): OfferFact[] {
  const parts = text.split(/[;；。]|、(?=[^、]{8,})|, (?:and|but|while)\b/u)
  return reading.slots.flatMap(({ slot }): OfferFact[] => {
    if (slot.type !== 'quantity' || slot.quantity.kind !== 'money' || slot.quantity.change) return []
    if (slot.quantity.lo > (slot.quantity.unit === 'JPY' ? 1_000_000 : 10_000)) return []
    const part = parts.find((one) => one.includes(slot.quantity.text)) ?? text
    if ((!FARE.test(part) && !ASKS_FARE.test(heading)) || PAST.test(part) || isPlanned(part)) return []
    const asked = ASKS_FARE.test(heading) ? heading : ''
    const known = `${part} ${asked}`.toLowerCase().match(WHOSE) ?? []
    const whose = [...new Set(known.map((word) => SAME_AUDIENCE[word] ?? word))]
      .filter((word) => !SAYS_LITTLE.test(word))
      .toSorted()
      .join(' ')
    return [{ quantity: slot.quantity, whose }]
  })
}

/** Two prices of one thing, one of an older page: what was true then is no longer. */
export function excludeInOffer(
  [a, one]: readonly [Told, OfferFact],
  [b, other]: readonly [Told, OfferFact],
): Exclusion | null {
  const [x, y] = [one.quantity, other.quantity]
  if (x.unit !== y.unit || x.lo === y.lo || Math.max(x.lo, y.lo) / Math.min(x.lo, y.lo) > MOST_TIMES) return null
  if (!isOneAudience(one.whose, other.whose, a, b)) return null
  const isAged = a.wrote !== undefined && b.wrote !== undefined && a.wrote.year !== b.wrote.year
  return {
    type: isAged ? 'outdated' : 'contradiction',
    severity: 3,
    confidence: 0.8,
    why: say(a.reading, b.reading).numbers('', x.text, y.text),
  }
}

/** In two languages the words for whom cannot be held against each other: then neither may name anybody. */
function isOneAudience(one: string, other: string, a: Told, b: Told): boolean {
  const isPlain = (whose: string) => whose === '' || /^(?:全区間|基本|一般|大人|single)$/u.test(whose)
  if (a.reading.language !== b.reading.language) return isPlain(one) && isPlain(other)
  return one === other
}
