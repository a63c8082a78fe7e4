import type { Language, Tone } from '../../../contract.ts'
import { englishFormal } from './en-formal.ts'
import { englishFriendly } from './en-friendly.ts'
import { englishNeutral } from './en-neutral.ts'
import { englishPoliteSoft } from './en-polite-soft.ts'
import { japaneseFormal } from './ja-formal.ts'
import { japaneseFriendly } from './ja-friendly.ts'
import { japaneseNeutral } from './ja-neutral.ts'
import { japanesePoliteSoft } from './ja-polite-soft.ts'
import type { Wording } from './wording.ts'

export { CONSENT, SKIPPED } from './fixed.ts'
export { fill, type Wording } from './wording.ts'

export const WORDING: Readonly<Record<Language, Readonly<Record<Tone, Wording>>>> = {
  ja: {
    polite_soft: japanesePoliteSoft,
    friendly: japaneseFriendly,
    neutral: japaneseNeutral,
    formal: japaneseFormal,
  },
  en: {
    polite_soft: englishPoliteSoft,
    friendly: englishFriendly,
    neutral: englishNeutral,
    formal: englishFormal,
  },
}
