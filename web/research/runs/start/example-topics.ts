import type { Language } from '../../../i18n/language.ts'

/** Topics the documents shipped with naze say something about, in the language of the interface. */
export const EXAMPLE_TOPICS: Record<Language, readonly string[]> = {
  ja: ['町営バスの利用者数と運行の変化', '家庭用ヒートポンプの性能と費用'],
  en: ['What changed in the latest release of the library', 'How much a home heat pump costs and saves'],
}
