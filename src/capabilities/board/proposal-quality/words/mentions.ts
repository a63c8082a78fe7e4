/** Said of a quotation that it is one: a sign, a clause, a question somebody wrote down. */
const AFTER_JA =
  /^(?:で終わる|で始まる|と(?:いう|書|記|載|あり|ある|題)|の(?:札|語|文|文面|文言|黒板|看板|貼り紙|張り紙|表示|標語|見出し|欄|印|ぽすたー|ポスター|ラベル|リスト)|は契約書の|は[^。]{0,12}の(?:語|条文|文言|見出し))/u
const AFTER_EN =
  /^[,.]? ?(?:sign|signs|poster|label|list|column|stamp|button|banner|headline|clause|is the question|is a question|appears|is copied|is quoted|is printed|is written|is the (?:title|name|heading)|stays on|in the (?:contract|manual|lease|card|text))\b/iu
const BEFORE_EN =
  /(?:the words?|the phrase|the term|the question|the sign|quot(?:es?|ing|ed)(?: [a-z' ]{1,24})?:?|titled|called|named|entered as|labell?ed|speaks? of|headed|marked|a note [a-z ]{0,20},) ?$/iu
/** A quotation that speaks of an option is no mention: it chooses. */
const CHOOSES = /案|プラン|候補|[A-DＡ-Ｄ]社|\b(?:option|plan|choice|[a-d])\b/iu
const QUOTED = /「([^「」]{1,60})」|『([^『』]{1,60})』|“([^“”]{1,80})”|"([^"]{1,80})"/gu

/** A question somebody wrote down tells nobody what to do; a rhetorical one does. */
const ASKED = /(?<!(?:では|じゃ|ん)ない)か[?？]?.$|\?.$/u
const TITLE_OF_JA =
  /^[（(]?(?:[^。、」]{0,8}の)?(?:読書会|勉強会|講座|講演|展|本|曲|歌|題|原題|章|回|号|頁|ページ|メモ|手帳|ノート|冊子|台本|掲示)/u
const TITLE_OF_EN =
  /^[,.]? ?(?:\(?(?:[a-z'’-]+ ){0,2})?(?:page|pages|manuscript|poems?|poetry|book|chapter|songs?|set list|play|talk|session|workshop|folder|section|notebook|diary|shelf|board|binder|field|tag|notice|contract|file|line|column|heading)\b/iu

/** The text without what it only mentions. What is in quotation marks and not said to be quoted stays. */
export function withoutMentions(text: string): string {
  return text.replace(QUOTED, (whole: string, ...rest: unknown[]) => {
    const at = rest.find((each) => typeof each === 'number') ?? 0
    const after = text.slice(at + whole.length)
    const mentioned =
      ASKED.test(whole) ||
      [AFTER_JA, AFTER_EN, TITLE_OF_JA, TITLE_OF_EN].some((sign) => sign.test(after)) ||
      BEFORE_EN.test(text.slice(0, at))
    return mentioned && !CHOOSES.test(whole) ? '…' : whole
  })
}
