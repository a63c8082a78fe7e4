import type { Language, Tone } from '../../../contract.ts'
import { englishExplanations } from './english/explanations.ts'
import { englishLeads } from './english/leads.ts'
import { englishQuestions } from './english/questions.ts'
import { englishTones } from './english/tones.ts'
import { japaneseExplanations } from './japanese/explanations.ts'
import { japaneseLeads } from './japanese/leads.ts'
import { japaneseQuestions } from './japanese/questions.ts'
import { japaneseTones } from './japanese/tones.ts'
import type { ToneTexts, Wording } from './wording.ts'

export { CONSENT, SKIPPED, STOPPED } from './fixed.ts'
export {
  fill,
  type AboutUs,
  type Explanations,
  type Leads,
  type Matter,
  type Questions,
  type Wording,
} from './wording.ts'
export { inTone } from './voice.ts'

export const WORDING: Readonly<Record<Language, Wording>> = {
  ja: { questions: japaneseQuestions, leads: japaneseLeads, explanations: japaneseExplanations },
  en: { questions: englishQuestions, leads: englishLeads, explanations: englishExplanations },
}

export const TONE_TEXTS: Readonly<Record<Language, Readonly<Record<Tone, ToneTexts>>>> = {
  ja: japaneseTones,
  en: englishTones,
}
