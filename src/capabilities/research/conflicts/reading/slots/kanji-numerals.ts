const DIGITS = '〇一二三四五六七八九'
const PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1_000 }
const MYRIADS = ['兆', '億', '万']
const UNITS =
  '年|月|日|時|分|秒|円|ドル|ユーロ|メートル|キロ|センチ|ミリ|トン|グラム|ヘクタール|平方|立方|リットル|パーセント|ワット|割|倍|度|歳|才|番目|位|世帯|軒|戸|か所|カ所|ヶ所|箇所|か月|カ月|ヶ月|週|頁|ページ|票|席|両|便|基|棟|隻|種|匹|頭|羽|枚|点|校|社|店|台|本|冊|個|件|回|名|人|組|階|世紀|畳|坪|町歩|号|周年|代目|連覇|連敗|連勝'
/** One letter before these is more often part of a word: 一月中, 十分, 一時. */
const WORDS =
  /^(?:一|十分|千代|百合|万一|千人力|十人十色|一石二鳥|三日月|二日酔|四日市|八日市|五分五分|七五三|三日坊主|十二指腸)/u
const RUN = new RegExp(
  `(?<![\\d.,第〇一二三四五六七八九十百千万億兆数何])([〇一二三四五六七八九十百千][〇一二三四五六七八九十百千万億兆]*(?:・[〇一二三四五六七八九]+)?)(?=${UNITS})`,
  'gu',
)
const LONG =
  /(?<![\d.,数何第〇一二三四五六七八九十百千万億兆])[一二三四五六七八九]?[十百千][一二三四五六七八九十百][一二三四五六七八九十]?(?=[\p{P}\p{Script=Hiragana}]|$)/gu

function below(text: string): number {
  let [total, digit] = [0, 0]
  for (const letter of text) {
    const place = PLACES[letter]
    if (place === undefined) digit = DIGITS.indexOf(letter)
    else {
      total += Math.max(1, digit) * place
      digit = 0
    }
  }
  return total + digit
}

/** 百二十六 and 一五三・四 in digits; 2億 keeps its scale, as it would when written so. */
function inDigits(run: string): string {
  const [whole = '', part] = run.split('・')
  if (/^[〇一二三四五六七八九]{2,}$/u.test(whole)) {
    const digits = (text: string) => [...text].map((letter) => DIGITS.indexOf(letter)).join('')
    return part === undefined ? digits(whole) : `${digits(whole)}.${digits(part)}`
  }
  let out = ''
  let rest = whole
  for (const scale of MYRIADS) {
    const [before, after] = rest.split(scale, 2)
    if (after === undefined || before === undefined) continue
    out += `${Math.max(1, below(before))}${scale}`
    rest = after
  }
  return rest === '' ? out : out + String(below(rest))
}

/** Numbers written in kanji before a unit, in the digits all else is read from. */
export function kanjiNumerals(text: string): string {
  return text
    .replace(RUN, (run: string, _numeral: string, at: number) =>
      WORDS.test(text.slice(at)) && run.length === 1 ? run : inDigits(run),
    )
    .replace(LONG, (run) => inDigits(run))
}
