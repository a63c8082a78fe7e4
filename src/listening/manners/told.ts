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

/** What may not stay of a text that tells what somebody said: a heading, a part of a report, a summary. */
export function illTold(text: string, ground: Ground): string[] {
  return [...illMannered(text, ground), ...madeUp(text, ground)]
}

/** The same without its choice of words: for what another rule holds to the subject. */
export function illMannered(text: string, ground: Ground): string[] {
  const praise = praiseIn(text)
  return [
    ...notPlain(text, ground),
    ...[otherLanguage(text, ground)].filter((each) => each !== null),
    ...misconduct(text, ground),
    ...unsaidIllness(text, ground),
    ...unsaidFeelings(text, ground),
    ...maskBroken(text, ground),
    ...ungrounded(text, ground),
    ...turnedRound(text, ground, true),
    ...(praise === null ? [] : [`"${praise}" praises`]),
  ]
}

/** Sentences made of words nobody said. */
export function madeUp(text: string, ground: Ground): string[] {
  return partsOf(text).flatMap(({ text: part }) => {
    const { strange, all } = strangeWords(part, ground)
    if (strange.length <= OWN_WORDS || strange.length <= all * OWN_SHARE) return []
    return [`nobody spoke of ${strange.map((word) => `"${word}"`).join(', ')}`]
  })
}
