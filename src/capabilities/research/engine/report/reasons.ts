import type { ConflictDetail, Language } from '../../contract/engine.ts'

/** How the rules say why, and how the other language says it. */
const TO_JAPANESE: readonly (readonly [RegExp, string])[] = [
  [/^(?:([^:]+): )?(.+) and (.+) do not overlap$/u, '$2 と $3 は重ならない'],
  [/^(?:([^:]+): )?(.+) and (.+) are not the same time$/u, '$2 と $3 は同じ時ではない'],
  [/^both say latest or current, one (.+), the other (.+)$/u, 'どちらも最新・現在とするが、$1 と $2 で異なる'],
  [/^(.+) has one value, yet one says (.+) and the other (.+)$/u, '一つのはずの値が、$2 と $3 で異なる'],
  [/^one says (.+), the other (.+), and it cannot be both$/u, '一方は「$1」、他方は「$2」とするが、両方ではありえない'],
  [/^"(.+)" is negated in one, same otherwise$/u, '「$1」が一方では否定され、ほかは同じ'],
  [/^"(.+)" and "(.+)" are opposites, same otherwise$/u, '「$1」と「$2」は逆のことを言い、ほかは同じ'],
]
const TO_ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/^(?:([^:]+): )?(.+) と (.+) は重ならない$/u, '$2 and $3 do not overlap'],
  [/^(?:([^:]+): )?(.+) と (.+) は同じ時ではない$/u, '$2 and $3 are not the same time'],
  [/^どちらも最新・現在とするが、(.+) と (.+) で異なる$/u, 'both say latest or current, one $1, the other $2'],
  [/^(.+)は一つのはずだが、(.+) と (.+) で異なる$/u, 'it has one value, yet one says $2 and the other $3'],
  [/^一方は「(.+)」、他方は「(.+)」とするが、両方ではありえない$/u, 'one says $1, the other $2, and it cannot be both'],
  [/^「(.+)」が一方では否定され、ほかは同じ$/u, '"$1" is negated in one, same otherwise'],
  [/^「(.+)」と「(.+)」は逆のことを言い、ほかは同じ$/u, '"$1" and "$2" are opposites, same otherwise'],
]
/** The two that a reason names, in its order. */
const NAMED =
  /(?:^|[:、] ?|one says |one )[「"]?([^「」":、]+?)[」"]? ?(?:と|and|, the other|」、他方は「) ?[「"]?([^「」"]+?)[」"]?(?: (?:は|で|do|are|and)|は逆|」とする|, and it|$)/u

/** A conflict with its reason in the report's language, and its sides in the order in which the reason names them. */
export function inReportWords(conflict: ConflictDetail, language: Language): ConflictDetail {
  const { why, statement1, statement2 } = conflict
  const [, first = '', second = ''] = NAMED.exec(why) ?? []
  const has = (text: string, word: string) =>
    word !== '' && text.normalize('NFKC').toLowerCase().includes(word.normalize('NFKC').toLowerCase())
  const isTurned =
    has(statement2.text, first) &&
    has(statement1.text, second) &&
    !(has(statement1.text, first) && has(statement2.text, second))
  const sides = isTurned ? { statement1: statement2, statement2: statement1 } : { statement1, statement2 }
  return { ...conflict, ...sides, why: translated(why, language) }
}

function translated(why: string, language: Language): string {
  const isJapanese = /(?:重ならない|ではない|異なる|ありえない|同じ|両立しない|打ち消している)$/u.test(why)
  if (isJapanese === (language === 'ja')) return why
  const rule = (language === 'ja' ? TO_JAPANESE : TO_ENGLISH).find(([form]) => form.test(why))
  return rule === undefined ? why : why.replace(rule[0], rule[1])
}
