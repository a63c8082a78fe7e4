const MASK = /\[[^[\]\n]{1,20}\]/gu
/** What stands around a masked detail and says only which detail it was. */
const LABEL_JA =
  /私|わたし|僕|俺|自分|名前|氏名|本名|(?:携帯|電話|口座|カード|会員|社員)?番号|携帯|電話|メールアドレス|メアド|メール|アドレス|住所|住まい|自宅|会社名?|勤務先|職場|学校名?|連絡先?|口座|生年月日|誕生日|カード|マイナンバー|こちら|と(?:申し|いい|言い)ます|という者|に住んでい?ます|に勤めてい?ます|で働いてい?ます|に通ってい?ます|生まれ|在住|(?:ご|お)?願いします|よろしく|ください|して|です|でした|ます|さん|様|ちゃん|くん|君|先生|まで|から|って|[はがのをにへでともだよねご]/gu
const LABEL_EN =
  /\b(?:i|i'm|im|am|my|me|is|are|was|it's|its|it|the|a|an|names?|phone|number|mobile|cell|telephone|e-?mail|mail|address|at|and|or|on|in|of|to|for|call|called|contact|reach|text|live|work|study|go|company|school|employer|born|birthday|date|birth|account|card|id|url|link|website|site|this|here|here's|you|can|please|from|by|with|mr|mrs|ms|dr)\b/giu

/** Only a masked detail and its label: nothing about the matter. */
export function isMaskOnly(text: string): boolean {
  if (text.match(MASK) === null) return false
  const rest = text.replaceAll(MASK, ' ').replaceAll(LABEL_JA, ' ').replaceAll(LABEL_EN, ' ')
  return !/[\p{L}\p{N}]/u.test(rest)
}
