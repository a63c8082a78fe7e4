import type { Language } from '../language.ts'
import { lowerCase } from './detect/lower-case.ts'
import { normalise } from './detect/normalise.ts'
import { resolve } from './detect/spans.ts'
import { maskOf } from './masks/masks.ts'
import { accounts } from './rules/account.ts'
import { cuedIds } from './rules/cued-id.ts'
import { emails } from './rules/email.ts'
import { ids } from './rules/id.ts'
import { phones } from './rules/phone.ts'
import type { Scene } from './types.ts'

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const LATIN = /\p{Script=Latin}{2}/u

/** A text with what reaches or identifies somebody by its form alone masked: e-mail, phone, cards, accounts. Names stay. */
export function withoutContacts(given: string, language: Language): string {
  const { text, origin, originEnd } = normalise(given)
  const scene: Scene = { text, lower: lowerCase(text), japanese: JAPANESE.test(text), latin: LATIN.test(text) }
  const found = resolve(
    text,
    [emails, phones, ids, cuedIds, accounts].flatMap((detector) => Array.from(detector(scene))),
  )
  let out = ''
  let at = 0
  for (const { start, end, type } of found) {
    out += given.slice(at, origin(start)) + maskOf(type, language)
    at = originEnd(end)
  }
  return out + given.slice(at)
}
