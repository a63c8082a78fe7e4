import type { Register } from '#listening/index.ts'
import type { Language } from '../../../contract.ts'
import { ENGLISH } from './english.ts'
import { CASUAL } from './japanese-casual.ts'
import { POLITE } from './japanese-polite.ts'
import type { Wording } from './wording.ts'

export function wordingFor(language: Language, register: Register): Wording {
  if (language === 'en') return ENGLISH
  return register === 'polite' ? POLITE : CASUAL
}
