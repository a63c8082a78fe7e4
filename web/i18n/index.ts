import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { isLanguage, type Language, preferredLanguage, rememberLanguage } from './language.ts'

const i18n = createInstance()

/** Each page brings the words it shows, in every language. */
export function startI18n(words: Record<Language, object>) {
  void i18n.use(initReactI18next).init({
    resources: { ja: { translation: words.ja }, en: { translation: words.en } },
    lng: preferredLanguage(),
    fallbackLng: false,
    initAsync: false,
    returnNull: false,
    // React escapes what it renders.
    interpolation: { escapeValue: false },
  })
  document.documentElement.lang = i18n.language
}

export async function setLanguage(language: Language) {
  rememberLanguage(language)
  await showLanguage(language)
}

/** For a page that speaks the language of someone else's project: the person's own choice is not touched. */
export async function showLanguage(language: Language) {
  document.documentElement.lang = language
  await i18n.changeLanguage(language)
}

export function useLanguage(): Language {
  const { i18n } = useTranslation()
  return isLanguage(i18n.language) ? i18n.language : 'en'
}
