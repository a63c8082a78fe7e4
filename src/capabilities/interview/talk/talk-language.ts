import { writtenLanguage } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { isAnswer, type Spoken } from './spoken.ts'

/** So many messages in the other language, and the talk stays in it. */
const STAYS_AFTER = 2

/** The language of each message, and of the reply to the last: the person's own. */
export function languagesOf(
  spoken: readonly Spoken[],
  guide: Language,
): { reply: Language; of: ReadonlyMap<Spoken, Language> } {
  const of = new Map<Spoken, Language>()
  let talk = guide
  let reply = guide
  let others = 0
  for (const message of spoken) {
    if (!isAnswer(message)) continue
    const written = writtenLanguage(message.content, talk)
    const language = written === 'other' ? talk : written
    others = language === talk ? 0 : others + 1
    if (others >= STAYS_AFTER) {
      talk = language
      others = 0
    }
    of.set(message, language)
    reply = language
  }
  return { reply, of }
}
