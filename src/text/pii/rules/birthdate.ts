import type { Candidate, Scene } from '../types.ts'
import { cueAfter, cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const DATES = [
  /(?:(?:明治|大正|昭和|平成|令和|[mtshr](?=\d))\s?(?:\d{1,2}|元)|(?:19|20)\d{2})\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?/g,
  /(?:(?:明治|大正|昭和|平成|令和)[〇一二三四五六七八九十元]{1,3}|[一二][九〇][〇一二三四五六七八九]{2})年[〇一二三四五六七八九十]{1,2}月[〇一二三四五六七八九十]{1,3}日/g,
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?<![\d年])\d{1,2}月\d{1,2}日/g,
  /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?![\d/.-])/g,
  new RegExp(`(?<![a-z])(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\d)`, 'g'),
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})(?:,? \\d{4})?(?![a-z\\d])`, 'g'),
]
const BEFORE =
  /生年月日|誕生日|(?:生まれ|産まれ)(?:た(?:の|日))?(?:は|:)|バースデー|(?<![a-z])(?:born|birthday|birth ?date|date of birth|d\.?o\.?b\.?)(?![a-z])/
const AFTER = /^\s?(?:生まれ|生(?!徒|活|産|放)|が?誕生日|\(?誕生日)|^,? is my birthday|^ birthday/

export function birthdates({ text, lower }: Scene): Candidate[] {
  if (!/[\d日]/.test(text) || !/生|誕|バースデー|born|birth|d\.?o\.?b/.test(lower)) return []
  return DATES.flatMap((pattern) =>
    Array.from(matchesOf(lower, pattern), ({ 0: match, index }) => ({
      start: index,
      end: index + match.trimEnd().length,
      type: 'BIRTHDATE' as const,
    })),
  ).filter(({ start, end }) => cueBefore(lower, start, BEFORE, 20) || cueAfter(lower, end, AFTER, 16))
}
