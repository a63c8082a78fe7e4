/** What single blocks say that tells content from what surrounds it, in English and Japanese. */
export const PHRASES: readonly RegExp[] = [
  /©|all rights reserved|copyright|無断転載/i,
  /cookie|privacy|terms of|プライバシー|利用規約/i,
  /subscribe|newsletter|sign ?up|log ?in|register|登録|購読|ログイン|会員/i,
  /share|tweet|facebook|follow us|シェア|ツイート|フォロー/i,
  /related|recommended|you may|read more|more from|see also|also read|関連|おすすめ|もっと見る|あわせて/i,
  /advert|sponsor|promot|広告|スポンサー|PR\b/i,
  /comment|repl(?:y|ies)|コメント|返信/i,
  /\b(?:19|20)\d\d\b|\d{1,2}:\d\d|\bago\b|年\d{1,2}月|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b/i,
  /^(?:by|photo|image|credit|source|updated|posted|published|written|文|写真|撮影|提供)\b|^(?:文|写真|撮影|出典|画像)[:：=＝]/i,
  /[$€£¥]\s?\d|\d\s?円|add to cart|buy now|in stock|カート|税込/i,
  /\?$|？$/,
  /^[\d.#•*-]/,
  /^(?:view|see|shop|show|load|browse|explore)\b.{0,25}$|^もっと見る/i,
  /^(?:learn more|get started|read more|contact us|book a|request a|try (?:it )?(?:for )?free|buy now|add to (?:cart|bag|wish ?list)|sign in|log in|download|continue|next|previous|back|close|submit|apply|save|share|reply|quote|report|like|edit|menu|search|compare|quick (?:view|shop)|select options|sold out)\b.{0,20}$/i,
  /\breviews?\b|\bstars?\b|\brating|out of 5|★|レビュー|口コミ/i,
  /shipping|delivery|returns?\b|warranty|refund|送料|返品/i,
  /quantity|size guide|in stock|out of stock|sku|colou?r:|size:|qty|数量|在庫/i,
  /sort by|filter|refine|results?\b|items?\b|showing|\bof \d+|page \d|並べ替え|絞り込み/i,
  /javascript|browser|enable|loading|error|unsupported/i,
  /^\W*[\d,.]+\W*$/,
  /^\S+$/,
]

/** What the heading above a block tells about it. */
export const HEADINGS: readonly RegExp[] = [
  /relat|recommend|you (?:may|might)|also (?:like|viewed|bought)|more (?:from|stories|news|in|on|articles)|trending|popular|latest|recent(?:ly)?|similar|customers who|関連|おすすめ|人気|新着/i,
  /review|rating|testimonial|what (?:our|people|customers)|レビュー|口コミ/i,
  /descri|detail|overview|about (?:this|the)|feature|spec|summary|include|dimension|material|商品説明|詳細|概要|仕様/i,
  /faq|frequently|question|how |what |why |when |which |よくある|質問/i,
  /newsletter|subscribe|follow|contact|connect|sign up|join|stay|get in touch|account|help|support|customer (?:service|care)|shop$|company|legal|resources|お問い合わせ|会社/i,
  /comment|repl(?:y|ies)|discussion|コメント/i,
  /filter|sort|refine|categor|browse|menu|navigation|search|language|topics|tags|絞り込み|カテゴリ/i,
]

const PRICE = /[$€£¥]\s?\d|\d\s?(?:円|€|USD|EUR)/
const DATE = /\b(?:19|20)\d\d\b|\bago\b|年\d{1,2}月|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d/i

/** Of a long block only the beginning is looked at. */
const LOOKED_AT = 300

export const saysPrice = (text: string): boolean => PRICE.test(text.slice(0, LOOKED_AT))
export const saysDate = (text: string): boolean => DATE.test(text.slice(0, LOOKED_AT))
export const matches = (patterns: readonly RegExp[], text: string): number[] => {
  const looked = text.slice(0, LOOKED_AT)
  return patterns.map((pattern) => (pattern.test(looked) ? 1 : 0))
}
