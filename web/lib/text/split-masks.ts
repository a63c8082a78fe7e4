const WORDS =
  '氏名|電話番号|メールアドレス|住所|会社名|学校名|ID番号|生年月日|口座番号|NAME|PHONE|EMAIL|ADDRESS|COMPANY|SCHOOL|ID|URL|BIRTHDATE|ACCOUNT'
const MASK = new RegExp(`\\[(?:${WORDS})\\d*\\]`, 'g')

export interface Part {
  /** Where it begins. */
  at: number
  text: string
  mask: boolean
}

/** A text cut at its masks, such as [氏名1] or [PHONE]; the parts together are the text. */
export function splitMasks(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  const push = (to: number, mask: boolean) => {
    if (to > from) parts.push({ at: from, text: text.slice(from, to), mask })
    from = to
  }
  for (const match of text.matchAll(MASK)) {
    push(match.index, false)
    push(match.index + match[0].length, true)
  }
  push(text.length, false)
  return parts
}
