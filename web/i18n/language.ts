import { lasting } from '../lib/browser/storage.ts'

export const LANGUAGES = ['ja', 'en'] as const
export type Language = (typeof LANGUAGES)[number]

/** Each language in its own words, so that a person who reads only one finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { ja: '日本語', en: 'English' }

const KEY = 'naze.language'

export function isLanguage(value: unknown): value is Language {
  return value === 'ja' || value === 'en'
}

export function preferredLanguage(): Language {
  const stored = lasting.read(KEY)
  if (isLanguage(stored)) return stored
  return navigator.language.startsWith('ja') ? 'ja' : 'en'
}

export function rememberLanguage(language: Language) {
  lasting.write(KEY, language)
}
