import type { Language } from '../contract.ts'

/** English labels start with a capital. */
export function asLabel(text: string, language: Language): string {
  return language === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

export function oneLine(text: string): string {
  return text.replace(/[\s#*_`|<>[\]\\]+/gu, ' ').trim()
}
