import type { Language } from '#text/index.ts'
import { ENGLISH_ADVICE } from './advice-english.ts'
import { JAPANESE_ADVICE } from './advice-japanese.ts'
import type { AdviceWording } from './advice-types.ts'

export const ADVICE_WORDING: Readonly<Record<Language, AdviceWording>> = { ja: JAPANESE_ADVICE, en: ENGLISH_ADVICE }
