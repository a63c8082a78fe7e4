const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const UNITS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }
/** Counted things only: 一方, 十分 and 三日月 count nothing. */
const NUMERALS =
  /[〇一二三四五六七八九十百千万]+(?=年|か月|ヶ月|カ月|月(?!曜)|週|日(?!曜|常)|泊|時|分(?!け|かれ|割)|秒|円|人|名|回|件|割|%|パーセント|台|社|歳|才|代|キロ|個|枚|本|冊|匹|頭|軒|戸|店|階|倍|度|部|曲|校|杯|箱|か所|カ所|ヶ所|種類|通|点|位|メートル|グラム|リットル)/gu
const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const ORDINALS = 'third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
const WORD = new RegExp(
  `\\b(?:(${TENS.join('|')})(?:[- ](${ONES.slice(1, 10).join('|')}))?|(${ONES.join('|')}))\\b`,
  'giu',
)

/** Every number a text names, in digits or words. Up to two they mean nothing in particular. */
export function numbersIn(text: string): Set<number> {
  const found = (text.match(/\d+(?:[.,]\d+)*/gu) ?? []).map((digits) => Number(digits.replaceAll(',', '')))
  for (const numeral of text
    .replaceAll(/十分(?!間|前|後|ほど|くらい|おき|も(?:待|かか)|で(?!す|し|は))/gu, '')
    .match(NUMERALS) ?? [])
    found.push(valueOf(numeral))
  // “the three” takes up what was listed, “in six months” is no date.
  const counted = text
    .replaceAll(/\b(?:the|these|those|all) (?:three|four|five)\b|\bin six months\b/giu, '')
    .toLowerCase()
  for (const [, tens, one, small] of counted.matchAll(WORD))
    found.push(
      tens === undefined
        ? ONES.indexOf(small ?? '')
        : 20 + TENS.indexOf(tens) * 10 + Math.max(0, ONES.indexOf(one ?? '')),
    )
  for (const [place, word] of ORDINALS.entries())
    if (new RegExp(`\\b${word}\\b`, 'u').test(counted)) found.push(place + 3)
  if (/\bhundreds?\b/u.test(counted)) found.push(100)
  if (/\bthousands?\b/u.test(counted)) found.push(1000)
  if (/\bdozens?\b/u.test(counted)) found.push(12)
  return new Set(found)
}

function valueOf(numeral: string): number {
  let [whole, part, digit] = [0, 0, 0]
  for (const sign of numeral) {
    const unit = UNITS[sign]
    if (sign === '万') {
      whole += (part + digit || 1) * 10_000
      part = digit = 0
    } else if (unit !== undefined) {
      part += (digit || 1) * unit
      digit = 0
    } else digit = digit * (digit > 0 ? 10 : 1) + (DIGITS[sign] ?? 0)
  }
  return whole + part + digit
}
