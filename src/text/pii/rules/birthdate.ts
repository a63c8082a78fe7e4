import type { Candidate, Scene } from '../types.ts'
import { cueAfter, cueBefore } from './cue.ts'
import { matchesOf } from '../detect/matches.ts'

const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
/** Said in words: the ninth of June, Christmas Eve, oh-six, eleven, seventy-eight. */
const DAY_WORDS =
  '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth|(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth))'
const NUMBER_WORDS =
  '(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)'
const DATES = [
  /(?:(?:明治|大正|昭和|平成|令和|[mtshr](?=\d))\s?(?:\d{1,2}|元)|(?:19|20)\d{2})\s?[年/.-]\s?\d{1,2}\s?[月/.-]\s?\d{1,2}\s?日?/g,
  /(?:(?:明治|大正|昭和|平成|令和)[〇一二三四五六七八九十元]{1,3}|[一二][九〇][〇一二三四五六七八九]{2})年[〇一二三四五六七八九十]{1,2}月[〇一二三四五六七八九十]{1,3}日/g,
  /(?<!\d)(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/g,
  /(?:(?:明治|大正|昭和|平成|令和)\s?(?:\d{1,2}|元|[〇一二三四五六七八九十]{1,3})|(?:19|20)\d{2})年の?(?:\d{1,2}|[〇一二三四五六七八九十]{1,3})月(?:\d{1,2}|[〇一二三四五六七八九十]{1,3})日/g,
  /(?<![\d年の〇一二三四五六七八九十])(?:\d{1,2}|[一二三四五六七八九十]{1,3})月(?:\d{1,2}|[一二三四五六七八九十]{1,3})日/g,
  /(?<![\d/.-])\d{1,2}[/.-]\d{1,2}[/.-](?:\d{4}|\d{2})(?![\d/.-])/g,
  new RegExp(`(?<![a-z])(?:${MONTHS})\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\d)`, 'g'),
  new RegExp(`(?<!\\d)\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${MONTHS})(?:,? \\d{4})?(?![a-z\\d])`, 'g'),
  new RegExp(`(?<![a-z])${DAY_WORDS} of (?:${MONTHS})(?:,? (?:19|20)\\d{2})?(?![a-z\\d])`, 'g'),
  /(?<![a-z])(?:christmas (?:eve|day)|new year's (?:eve|day)|halloween|valentine's day),? (?:19|20)\d{2}(?!\d)/g,
  new RegExp(
    `(?<![a-z])${NUMBER_WORDS}(?:[- ]${NUMBER_WORDS})?, ${NUMBER_WORDS}(?:[- ]${NUMBER_WORDS})?, ${NUMBER_WORDS}(?:[- ]${NUMBER_WORDS}){0,3}(?![a-z])`,
    'g',
  ),
]
const BEFORE =
  /生年月日|誕生日|(?:生まれ|産まれ)(?:た(?:の|日))?(?:は|:)|バースデー|(?<![a-z])(?:born|birthday|bday|b-day|birth ?date|date of birth|d\.?o\.?b\.?|baby came|arrived)(?![a-z])/
const AFTER =
  /^\s?(?:(?:の|に|、)?\s?(?:生まれ|産まれ|誕生)|生(?!徒|活|産|放)|が?誕生日|\(?誕生日)|^、[^。]{0,18}に(?:生|産)まれ|^,? is my birthday|^ birthday/

export function birthdates({ lower }: Scene): Candidate[] {
  if (!/生|産|誕|バースデー|born|birth|bday|b-day|d\.?o\.?b|baby|arrived/.test(lower)) return []
  return DATES.flatMap((pattern) =>
    Array.from(matchesOf(lower, pattern), ({ 0: match, index }) => ({
      start: index,
      end: index + match.trimEnd().length,
      type: 'BIRTHDATE' as const,
    })),
  ).filter(({ start, end }) => cueBefore(lower, start, BEFORE, 24) || cueAfter(lower, end, AFTER, 28))
}
