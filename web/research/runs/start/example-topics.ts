import type { Language } from '../../../i18n/language.ts'

/** What the documents that come with naze are called among the folders of a server. */
export const EXAMPLE_CORPUS = 'examples'

/** What they say something about, in the language of the interface. */
export const EXAMPLE_TOPICS: Record<Language, readonly string[]> = {
  ja: ['町営バス「かもめ線」の利用者数と運賃', '家庭用ヒートポンプの性能と費用'],
  en: ['How fast is Fernwick 4.0, and what is its licence?', 'What a home heat pump costs and saves'],
}
