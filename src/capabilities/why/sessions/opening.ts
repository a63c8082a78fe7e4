import type { Language } from '../contract.ts'

/** The first thing naze says. Stored as a message, but not a turn. */
export const OPENING: Readonly<Record<Language, string>> = {
  ja: '何を作りたい？',
  en: 'What would you like to make?',
}
