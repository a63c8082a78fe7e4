import type { Language } from '../contract/engine.ts'

/** A clause that only describes the noun behind it: 町が年初に示した見込み has no subject of its own. */
const RELATIVE_CLAUSE =
  /[^、。「」]*?[^はも、。「」]+?(?:[たるいうくすつむぶぐ])(?=(?!の(?:は|が)|こと|もの|ため|よう|とき|ところ|ほど|だけ|まで|など)[\p{Script=Han}\p{Script=Katakana}A-Z\d「])/gu
/** Who or what it speaks of: は, が, も, or a label before it. */
const MARKED = /[はがも](?!っ)|には|とは|では|[：:]|によると|によれば/u
const NO_MARK =
  /(?:だ|です|ます|した|った|いた|ない|る)が、|(?:かも|でも|ても|とも|にも|よりも|もの|もう|もと|もっと|ながら|がら|はじ|はず)/gu

/** What is counted or compared stands in the sentence before. */
const RELATIONAL =
  /^(?:in contrast, |by then |in all,? )?the (?:other |same |remaining |latest |overall )?(?:shares?|difference|rates?|figures?|total|numbers?|averages?|amounts?|increases?|decreases?|rises?|falls?|drops?|overrun|rest|remainder|reasons?|causes?|price|answers?|changes?|results?|aims?|idea|problems?|faults?|others?|two|three|four|latter|former|gap|effect|delay|work|move|decision|measure)(?! (?:of|in|for|between|from|at|on|to|that|with)\b)\b|\bthe same (?!(?:time|day|way|as)\b)[a-z]+\b(?! (?:as|that)\b)|(?<!^)\bthere\b(?! (?:is|are|was|were|will|has|have|had|can|may|must|should|would|to)\b)|\bof (?:them|these|those)\b|\b(?:for|of|in|at|on|by|from|with) that (?!(?:is|are|was|were|the|it|they|has|have)\b)[a-z]+\b|\b(?:does|do|did)(?: not)?\s*[:.;]|\b(?:than|as) (?:that|those|this)\b[.,]|\b(?:this|that|these|those) (?:kind|sort|case|way|point|figure|change|number|is|was|means)\b/iu
/** Somebody or a ship who is not named in the sentence. */
const PERSON = /\b(?:he|she|him|his|her|hers)\b/iu
const NAMED_BEFORE = /(?:^|\s)(?:\p{Lu}\p{Ll}+\s)+(?!is\b)|\b(?:Mr|Ms|Mrs|Dr|Captain|Professor)\b/u
const JAPANESE_POINTS =
  /^(?:こうした|そうした|このような|そのような|前年|前の年|前回|同じ(?:時|頃|年|月|日)|(?:差|差額|理由|原因|割合|内訳|残り|合計|平均|結果|対象|期限|上限|条件|目的|効果)(?:は|が|も)(?![^。]*「)|(?:主な|いちばん多かった)[^。、]{1,10}は)|[、はが](?:前者|後者)|これら|それに(?:続|次|対)|すでにそれを|(?:その|この)(?:後|前|間|分|際|時点|ほか|うち)/u

/** Whether a reader who sees nothing but this sentence, its page's title and date cannot tell whom or what it is about. */
export function isLostAlone(text: string, language: Language): boolean {
  const plain = text.normalize('NFKC').trim()
  if (language === 'ja') return isSubjectless(plain) || JAPANESE_POINTS.test(plain)
  const person = PERSON.exec(plain)
  if (person !== null && !NAMED_BEFORE.test(plain.slice(0, person.index))) return true
  return RELATIONAL.test(plain)
}

/** A Japanese sentence that leaves out who or what it speaks of. */
function isSubjectless(text: string): boolean {
  const open = text
    .replaceAll(/「[^」]*」/gu, '「」')
    .replaceAll(RELATIVE_CLAUSE, '')
    .replaceAll(NO_MARK, '')
  return !MARKED.test(open)
}
