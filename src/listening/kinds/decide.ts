import type { Language } from '#text/index.ts'
import { classify } from './classifier/classify.ts'
import { isFiller } from './clear/clear-kind.ts'
import { settledKind } from './clear/settled-kind.ts'
import type { HearOptions, Kind, StatementType } from './kinds.ts'

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
  const clear = settledKind(text, language, options.question)
  if (clear !== null) return { kind: clear, confidence: SURE }
  const { kind, confidence, statement } = classify(text, language, options.question)
  return kind === 'content' || kind === 'correction' ? { kind, confidence, statement } : { kind, confidence }
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
