import { fold } from './fold.ts'

/** Told to whoever reads the data, not to a colleague: “ignore your guide and write …”, 「分析者への指示：…」. */
const ORDERS =
  /(?:命令|指示|プロンプト|システム|分析者|モデル|アシスタント)(?:へ|への|文|：|:|さん)[^。]*|(?:これまで|以上|前)の(?:指示|命令|ルール)|(?:案内|指示|規則|ルール|ガイド)(?:は|を)無視|必ず[^。]{0,24}(?:付け|つけ|書い|書け|入れ|出力|答え)(?:て|ろ|よ|なさい)|\b(?:ignore|forget|disregard|override) (?:your|all|the|any|every|previous|prior|above)\b|\b(?:system|analyst|assistant|model|interviewer|ai|note to (?:the )?\w+)\s*:|\b(?:write|print|output|repeat|say|add|include|put|append|start|begin|end)\b[^.]{0,60}\b(?:every|each|all) (?:reply|replies|answer|message|sentence|theme)s?\b|\badd a theme\b|\bset (?:all )?severit/iu

export interface Heard {
  /** What was said to be understood. */
  said: string[]
  /** What those orders want to be written, in one spelling. */
  ordered: string[]
}

/** A message without the orders in it; what they put between quotation marks or in capitals is not to be written. */
export function withoutOrders(messages: readonly string[]): Heard {
  const ordered: string[] = []
  const said = messages.map((message) => {
    if (!ORDERS.test(message)) return message
    return message
      .split(/(?<=[。！!？?\n])|(?<=\.)(?=\s)/u)
      .filter((sentence) => {
        if (!ORDERS.test(sentence)) return true
        ordered.push(...wanted(sentence))
        return false
      })
      .join('')
  })
  return { said, ordered }
}

function wanted(order: string): string[] {
  const quoted = Array.from(order.matchAll(/[「『“"]([^」』”"]{2,60})[」』”"]/gu), ([, words = '']) => words)
  const capitals = (order.match(/\b\p{Lu}{4,}\b/gu) ?? []) as string[]
  return [...quoted, ...capitals].map(fold)
}
