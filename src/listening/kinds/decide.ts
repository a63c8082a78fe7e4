import type { Language } from '#text/index.ts'
import { clearKind, isFiller } from './clear/clear-kind.ts'
import type { HearOptions, Kind, StatementType } from './kinds.ts'
import { statementByCues } from './statement.ts'

export interface Decision {
  kind: Kind
  confidence: number
  statement?: StatementType
}

/** Of what a rule found. */
export const SURE = 0.97
const MASK = /\[[^[\]\n]{1,20}\]/gu
const THUMB_UP = /^(?:👍|👌|🙆|⭕|✅|🆗)+$/u
const THUMB_DOWN = /^(?:👎|🙅|❌)+$/u

/** What one sentence is, to a reader of its language. */
export function decide(text: string, language: Language, options: Pick<HearOptions, 'question'>): Decision {
  const without = withoutWords(text, language)
  if (without !== null) return { kind: without, confidence: SURE }
  const clear = clearKind(text, language)
  if (clear !== null) return { kind: clear, confidence: SURE }
  return guess(text, language, options)
}

/** Marks, faces, a masked detail, a mere sound. */
function withoutWords(text: string, language: Language): Kind | null {
  if (!/[\p{L}\p{N}]/u.test(text.replaceAll(MASK, ''))) {
    const bare = text.replaceAll(/[\s♂♀]|\p{Emoji_Modifier}|\p{Default_Ignorable_Code_Point}/gu, '')
    if (/[?？]/u.test(text)) return 'question-back'
    if (THUMB_UP.test(bare)) return 'yes'
    if (THUMB_DOWN.test(bare)) return 'no'
    return MASK.test(text) || /\p{Extended_Pictographic}/u.test(text) ? 'aside' : 'dont-know'
  }
  return isFiller(text, language) ? 'dont-know' : null
}

const ASKS_US =
  /(?:あなた|そちら|その質問|この質問|このインタビュー|何を(?:聞|答え))|\b(?:you|your question|this (?:interview|survey|chat))\b/iu

function guess(text: string, language: Language, _options: Pick<HearOptions, 'question'>): Decision {
  if (/[?？]\s*$/u.test(text) && ASKS_US.test(text)) return { kind: 'question-back', confidence: 0.6 }
  return { kind: 'content', confidence: 0.6, statement: statementByCues(text, language) }
}
