import type { Language } from '../../language.ts'
import type { PiiType } from '../types.ts'

const JAPANESE: Readonly<Record<PiiType, string>> = {
  NAME: '氏名',
  PHONE: '電話番号',
  EMAIL: 'メールアドレス',
  ADDRESS: '住所',
  COMPANY: '会社名',
  SCHOOL: '学校名',
  ID: 'ID番号',
  URL: 'URL',
  BIRTHDATE: '生年月日',
  ACCOUNT: '口座番号',
}

/** The mask of one type; a number tells the persons of one conversation apart. */
export function maskOf(type: PiiType, language: Language, number?: number): string {
  return `[${language === 'ja' ? JAPANESE[type] : type}${number ?? ''}]`
}

const WORDS = [...Object.values(JAPANESE), ...Object.keys(JAPANESE)].join('|')

/** Anything `maskOf` can write. What is already masked is never looked at again. */
export const MASK = new RegExp(`\\[(?:${WORDS})\\d*\\]`, 'g')

/** A numbered mask as a person might type it, full-width or in other brackets too. */
const TYPED = new RegExp(
  `(?<mask>[[［【〔]\\s?(?:${WORDS}))[\\s\\u200B-\\u200F\\u2060]{0,2}[0-9０-９①-⑳]{1,9}(?=\\s?[\\]］】〕])`,
  'g',
)

/** A text with the numbers of typed masks left out: whoever writes [氏名1] must not pass for the person of that number. */
export function withoutTypedNumbers(text: string): string {
  return text.replaceAll(TYPED, '$<mask>')
}

/** Stands for one mask while detectors read a text. It belongs to no script, so nothing grows into it. */
export const MASKED_UNIT = '■'
