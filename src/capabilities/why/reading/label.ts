import { MASK } from '#text/pii/masks/masks.ts'
import type { Language } from '../contract.ts'

/** English labels start with a capital. */
export function asLabel(text: string, language: Language): string {
  return language === 'en' ? text.charAt(0).toUpperCase() + text.slice(1) : text
}

/** On one line and without marks that Markdown reads; what hides a name stays whole. */
export function oneLine(text: string): string {
  return text
    .split(MASKED)
    .map((part, n) => (n % 2 === 1 ? part : part.replace(/[\s#*_`|<>[\]\\]+/gu, ' ')))
    .join('')
    .trim()
}

const MASKED = new RegExp(`(${MASK.source})`, 'gu')
