import { misconduct, unsaidIllness } from './conduct.ts'
import { unsaidFeelings } from './feelings.ts'
import type { Ground } from './ground.ts'
import { ungrounded } from './grounded.ts'
import { otherLanguage } from './language.ts'
import { strangeWords } from './own-words.ts'
import { partsOf } from './parts.ts'
import { maskBroken, notPlain } from './plain-text.ts'
import { praiseIn } from './praise.ts'
import { turnedRound } from './turned-round.ts'

/** Of the words of a sentence that tells, how many may be the teller's own; so many it may have in any case. */
const OWN_SHARE = 0.25
const OWN_WORDS = 1

/** Each manner by its name, in the order in which they are looked at. */
const HELD: Readonly<Record<Manner, (text: string, ground: Ground) => readonly string[]>> = {
  plain_text: notPlain,
  language: (text, ground) => [otherLanguage(text, ground)].filter((each) => each !== null),
  conduct: (text, ground) => [...misconduct(text, ground), ...unsaidIllness(text, ground)],
  feelings: unsaidFeelings,
  known_masks: maskBroken,
  grounded: ungrounded,
  turned_round: (text, ground) => turnedRound(text, ground, true),
  praise: (text) => [praiseIn(text)].flatMap((praise) => (praise === null ? [] : [`"${praise}" praises`])),
  own_words: madeUp,
}

export const MANNERS = [
  'plain_text',
  'language',
  'conduct',
  'feelings',
  'known_masks',
  'grounded',
  'turned_round',
  'praise',
  'own_words',
] as const
type Manner = (typeof MANNERS)[number]

/** What may not stay of a text that tells what somebody said: a heading, a part of a report, a summary. */
export function illTold(text: string, ground: Ground): string[] {
  return MANNERS.flatMap((manner) => HELD[manner](text, ground))
}

/** The same without its choice of words: for what another rule holds to the subject. What is only asked turns nothing round. */
export function illMannered(text: string, ground: Ground, isAsked = false): string[] {
  return MANNERS.flatMap((manner) =>
    manner === 'own_words' || (isAsked && manner === 'turned_round') ? [] : HELD[manner](text, ground),
  )
}

/** Sentences made of words nobody said. */
export function madeUp(text: string, ground: Ground): string[] {
  return partsOf(text).flatMap(({ text: part }) => {
    const { strange, all } = strangeWords(part, ground)
    if (strange.length <= OWN_WORDS || strange.length <= all * OWN_SHARE) return []
    return [`nobody spoke of ${strange.map((word) => `"${word}"`).join(', ')}`]
  })
}
