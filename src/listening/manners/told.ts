import { presupposedIn } from '../holding/presupposed.ts'
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
/** Of what is asserted fewer: a new deed in five words is a new fact. */
const TOLD_SHARE = 0.2
const GRANTED_FROM = 0.5

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
  own_words: (text, ground) => madeUp(text, ground),
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

/**
 * What may not stay of a text that tells what somebody said: a part of a report, a label. What sums several people up does so in words of
 * its own, and a job to be done is inferred: nobody need have wished for it so.
 */
export function illTold(text: string, ground: Ground, does: 'tells' | 'sums-up' | 'infers' = 'tells'): string[] {
  return MANNERS.flatMap((manner) => {
    if (manner === 'own_words' && does !== 'tells') return madeUp(text, ground, 'asks')
    if (manner === 'turned_round' && does === 'infers') return turnedRound(text, ground, true, 'any wish')
    return HELD[manner](text, ground)
  })
}

/** The same without its choice of words: for what another rule holds to the subject. What is only asked turns nothing round. */
export function illMannered(text: string, ground: Ground, isAsked = false): string[] {
  return MANNERS.flatMap((manner) =>
    manner === 'own_words' || (isAsked && manner === 'turned_round') ? [] : HELD[manner](text, ground),
  )
}

/** Sentences made of words nobody said. What tells, or reads back, asserts every one of them; what asks has more of its own. */
export function madeUp(text: string, ground: Ground, does: 'tells' | 'reads-back' | 'asks' = 'tells'): string[] {
  return partsOf(text).flatMap(({ text: part, asks }) => {
    const { strange, all } = strangeWords(part, ground)
    const isOften = strange.length > OWN_WORDS && strange.length > all * OWN_SHARE
    const unheld = isOften
      ? strange
      : does === 'reads-back'
        ? unheldWords(part, ground)
        : asks
          ? takenForGranted(part, ground)
          : does === 'asks'
            ? []
            : tooManyOf(part, ground)
    return unheld.length === 0 ? [] : [`nobody spoke of ${unheld.map((word) => `"${word}"`).join(', ')}`]
  })
}

/** Words of what is told that were not said, nor tell of any talk. */
export function unheldWords(text: string, ground: Ground): string[] {
  return strangeWords(text, ground, true).strange
}

/** What a question takes for granted was said: a word further off than another word for it is a fact of the teller's own. */
function takenForGranted(part: string, ground: Ground): string[] {
  const strict = { ...ground, near: Math.max(ground.near, GRANTED_FROM) }
  return presupposedIn(part, ground.language).flatMap((clause) => strangeWords(clause, strict).strange)
}

function tooManyOf(part: string, ground: Ground): string[] {
  const { strange, all } = strangeWords(part, ground, true)
  return strange.length <= all * TOLD_SHARE ? [] : strange
}
