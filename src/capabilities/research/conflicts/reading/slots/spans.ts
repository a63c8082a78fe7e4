import type { CalendarDate } from '../../types.ts'

/** Eras before the modern ones, by their first year; each ends where the next begins. */
const ERAS =
  '慶長1596 元和1615 寛永1624 正保1645 慶安1648 承応1652 明暦1655 万治1658 寛文1661 延宝1673 天和1681 貞享1684 元禄1688 宝永1704 正徳1711 享保1716 元文1736 寛保1741 延享1744 寛延1748 宝暦1751 明和1764 安永1772 天明1781 寛政1789 享和1801 文化1804 文政1818 天保1831 弘化1845 嘉永1848 安政1855 万延1860 文久1861 元治1864 慶応1865 明治1868 大正1912 昭和1926 平成1989 令和2019'
    .split(' ')
    .map((each) => ({ name: each.slice(0, 2), year: Number(each.slice(2)) }))
const ERA = ERAS.map(({ name }) => name).join('|')
const TENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )

type Groups = Readonly<Record<string, string | undefined>>

function part(from: number, to: number, which: string | undefined): CalendarDate {
  const third = (to - from + 1) / 3
  const half = (to - from + 1) / 2
  if (which === undefined) return { year: from, yearTo: to, text: '' }
  if (/前半/.test(which)) return { year: from, yearTo: Math.floor(from + half), text: '' }
  if (/後半/.test(which)) return { year: Math.floor(from + half), yearTo: to, text: '' }
  if (/初|early|beginning/i.test(which)) return { year: from, yearTo: Math.ceil(from + third), text: '' }
  if (/mid|中|半ば/i.test(which))
    return { year: Math.floor(from + third / 2), yearTo: Math.ceil(to - third / 2), text: '' }
  return { year: Math.floor(to - third), yearTo: to, text: '' }
}

function eraSpan({ era, part: which }: Groups): CalendarDate {
  const at = ERAS.findIndex(({ name }) => name === era)
  const from = ERAS[at]?.year ?? 0
  return part(from, ERAS[at + 1]?.year ?? from + 100, which)
}

const century = ({ century: told = '', part: which }: Groups) => {
  const n = /^\d/.test(told) ? Number.parseInt(told, 10) : 10 + TENS.indexOf(told.toLowerCase())
  return part(100 * (n - 1), 100 * n - 1, which)
}
const decade = ({ decade: told = '', part: which }: Groups) => part(Number(told), Number(told) + 9, which)

/** Times longer than a year: an era, a century, a decade. */
export const SPANS: readonly (readonly [RegExp, (groups: Groups) => CalendarDate])[] = [
  [
    new RegExp(`(?<era>${ERA})(?<year>元|\\d{1,2})年(?!度|\\d|月|間)`, 'gu'),
    ({ era, year }) => ({
      year: (ERAS.find(({ name }) => name === era)?.year ?? 0) - 1 + (year === '元' ? 1 : Number(year)),
      text: '',
    }),
  ],
  [
    new RegExp(
      `(?<era>${ERA})(?:(?:時代|年間)(?:の?(?<part>初期|末期|中期|初め|末|前半|後半))?|(?<part>初期|末期|中期|初め|末))`,
      'gu',
    ),
    eraSpan,
  ],
  [/(?<century>\d{1,2})世紀(?:の?(?<part>初頭|初め|前半|半ば|中頃|後半|末))?/gu, century],
  [
    new RegExp(
      `\\b(?:(?:the )?(?<part>early|late|mid|end|beginning)[\\s-](?:of )?(?:the )?)?(?<century>\\d{1,2}(?:th|st|nd|rd)|${TENS.join('|')})[\\s-]century\\b`,
      'giu',
    ),
    century,
  ],
  [/(?<decade>\d{3}0)年代(?:の?(?<part>初頭|初め|前半|半ば|後半|末))?/gu, decade],
  [/\b(?:(?<part>early|late|mid)[\s-])?(?:the )?(?<decade>1[0-9]\d0|20\d0)s\b/giu, decade],
]
