import type { Language } from '#text/index.ts'
import { type Classified, classify } from './classifier/classify.ts'
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

/** To end a talk that was to go on is worse than to ask once more: below this, or in more words than these, it is no farewell. */
const STOP = { from: 0.7, longest: { ja: 30, en: 70 } }
/** Whole sentences that are hardly like anything but content are content. */
const REMARK = { from: 0.5, shortest: { ja: 14, en: 34 } }
const REMARKS: ReadonlySet<Kind> = new Set<Kind>([
  'about-the-talk',
  'aside',
  'courtesy',
  'skip',
  'dont-know',
  'yes',
  'no',
])

/** What one sentence is, to a reader of its language; `alone` when the message holds no other. */
export function decide(
  text: string,
  language: Language,
  options: Pick<HearOptions, 'question'>,
  alone = true,
): Decision {
  const without = withoutWords(text, language)
  if (without !== null) return { kind: without, confidence: SURE }
  const clear = settledKind(text, language, options.question)
  if (clear !== null) return { kind: clear, confidence: SURE }
  const heard = classify(text, language, options.question)
  const { kind, confidence } = believed(heard, text, language, alone)
  const { statement } = heard
  return kind === 'content' || kind === 'correction' ? { kind, confidence, statement } : { kind, confidence }
}

function believed(
  { kind, confidence, otherwise }: Classified,
  text: string,
  language: Language,
  alone: boolean,
): Pick<Decision, 'kind' | 'confidence'> {
  const isSure = alone && confidence >= STOP.from && text.length <= STOP.longest[language]
  if (kind === 'stop' && !isSure) return otherwise
  const isRemark = confidence >= REMARK.from || text.length < REMARK.shortest[language]
  return REMARKS.has(kind) && !isRemark ? { kind: 'content', confidence } : { kind, confidence }
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
