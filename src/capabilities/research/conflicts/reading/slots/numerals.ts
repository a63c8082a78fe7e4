const SMALL: Readonly<Record<string, number>> = Object.fromEntries(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS: Readonly<Record<string, number>> = Object.fromEntries(
  'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, i) => [word, 20 + 10 * i]),
)
const SCALE: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  k: 1e3,
  million: 1e6,
  mn: 1e6,
  m: 1e6,
  billion: 1e9,
  bn: 1e9,
  b: 1e9,
  trillion: 1e12,
  tn: 1e12,
  dozen: 12,
  百: 1e2,
  千: 1e3,
  万: 1e4,
  億: 1e8,
  兆: 1e12,
}
const KANJI = '〇一二三四五六七八九'

const DIGITS = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`
const ENGLISH_SCALE = String.raw`(?:\s?(?:trillion|billion|million|thousand|hundred|dozen)s?\b|(?:bn|mn|tn)\b)`
const WORD = `(?:${[...Object.keys(TENS).map((ten) => `${ten}(?:-(?:one|two|three|four|five|six|seven|eight|nine))?`), ...Object.keys(SMALL).reverse()].join('|')})`

/** A number in digits, in English words or, before a counter, in kanji. */
export const NUMBER = new RegExp(
  [
    String.raw`(?<![A-Za-z\d.,]|[A-Za-z]-)(?<digits>(?:${DIGITS}[兆億万千百]+)+(?:${DIGITS})?|${DIGITS})(?<scale>${ENGLISH_SCALE}|(?<=[$€£¥]\s?${DIGITS})[mbk]\b)?`,
    String.raw`\b(?<words>${WORD}(?:${ENGLISH_SCALE})?|(?:an?\s)(?:hundred|thousand|million|billion|dozen))\b`,
    String.raw`(?<kanji>[一二三四五六七八九十百千]+)(?=(?:人|名|つ|個|件|回|本|台|冊|社|校|店|年間|か月|ヶ月|カ月|週間|時間|割|倍|種|匹|頭|羽))`,
  ].join('|'),
  'giu',
)

export interface Numeral {
  value: number
  /** Half a unit of the last digit. */
  slack: number
}

export function parseNumeral(groups: Readonly<Record<string, string | undefined>>): Numeral {
  if (groups['digits'] !== undefined) return scaled(japanese(groups['digits']), groups['scale'])
  if (groups['kanji'] !== undefined) return { value: kanjiValue(groups['kanji']), slack: 0 }
  const words = (groups['words'] ?? '').toLowerCase().split(/[\s-]+/)
  let value = 0
  for (const word of words) {
    const times = SCALE[word.replace(/s$/, '')]
    if (times !== undefined) value = Math.max(1, value) * times
    else value += TENS[word] ?? SMALL[word] ?? 0
  }
  return { value, slack: 0 }
}

function scaled({ value, slack }: Numeral, scale: string | undefined): Numeral {
  const times = scale === undefined ? 1 : (SCALE[scale.trim().toLowerCase().replace(/s$/, '')] ?? 1)
  return { value: value * times, slack: slack * times }
}

/** 2億9,800万 and the like; 1千万 multiplies, 1億2千 adds. */
function japanese(text: string): Numeral {
  let total = 0
  let slack = 0
  for (const [, digits = '', scales = ''] of text.matchAll(/([\d,.]+)([兆億万千百]*)/gu)) {
    const times = [...scales].reduce((product, scale) => product * (SCALE[scale] ?? 1), 1)
    const number = Number(digits.replaceAll(',', ''))
    total += number * times
    slack = 0.5 * 10 ** -(digits.split('.')[1]?.length ?? 0) * times
  }
  return { value: total, slack }
}

function kanjiValue(text: string): number {
  let total = 0
  let digit = 0
  for (const letter of text) {
    const scale = letter === '十' ? 10 : SCALE[letter]
    if (scale === undefined) digit = KANJI.indexOf(letter)
    else {
      total += Math.max(1, digit) * scale
      digit = 0
    }
  }
  return total + digit
}
