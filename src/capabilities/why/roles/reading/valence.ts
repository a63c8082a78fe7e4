import { NEGATIVE_CUES, POSITIVE_CUES } from '../words/layer-cues.ts'

export type Valence = 'bad' | 'good' | 'plain'

/** A wish reads as good even when it denies something (取り残されたくない); a bare denial reads as bad. */
const WISHES =
  /(?:たい|たくない|ほしい|欲しい)(?![のこ])|べき|(?<![\p{Script=Latin}])(?:want|wants|hope|wish|should|deserves?|matters?)(?![\p{Script=Latin}])/iu

export function valence(text: string): Valence {
  if (WISHES.test(text)) return 'good'
  if (NEGATIVE_CUES.test(text)) return 'bad'
  return POSITIVE_CUES.test(text) ? 'good' : 'plain'
}
