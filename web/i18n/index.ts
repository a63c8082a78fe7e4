import { createInstance } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { en } from './en.ts'
import { ja } from './ja.ts'
import { isLanguage, type Language, preferredLanguage, rememberLanguage } from './language.ts'

const i18n = createInstance()
void i18n.use(initReactI18next).init({
  resources: { ja: { translation: ja }, en: { translation: en } },
  lng: preferredLanguage(),
  fallbackLng: false,
  initAsync: false,
  returnNull: false,
  // React escapes what it renders.
  interpolation: { escapeValue: false },
})

document.documentElement.lang = i18n.language

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
