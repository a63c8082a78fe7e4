import type { Kind } from '#listening/index.ts'
import { isSaidIn } from '../../reading/find-said.ts'
import { hearMessage } from '../../talk/hear-message.ts'
import { confidedIn, isRequestToUs } from '../../talk/addressed.ts'
import { isSmallTalk } from '../../talk/small-talk.ts'
import { sharesWord } from '../../talk/link.ts'
import { talkOf } from '../../talk/talk.ts'
import type { PlannerInput } from './input.ts'
import { anchorMessage, saidBy } from './said.ts'

export function isQuoteSaid(quote: string, input: PlannerInput): boolean {
  return saidBy(input).some((message) => isSaidIn(message, quote))
}

/** Told in confidence, or asked of whoever writes it down: on a page made to be shown it has no place. */
function isForUsOnly(message: string, quote: string, { language }: PlannerInput): boolean {
  const { sentences } = hearMessage(message, language, null)
  const withheld = [...confidedIn(sentences), ...sentences.filter(({ text }) => isRequestToUs(text))]
  return withheld.some(({ text }) => isSaidIn(text, quote))
}

/** Heard so by a rule, not by likeness: no doubt that it says nothing about the matter. */
const SURE = 0.97
const SAYS_SOMETHING: ReadonlySet<Kind> = new Set<Kind>(['content', 'correction'])

/**
 * Only what says something on the subject may become a point: no greeting, no question back, nothing the talk strayed to. The
 * same for a model's plan as for the built-in one; where the ear is unsure a model may have understood.
 */
export async function isPointOnSubject(quote: string, input: PlannerInput): Promise<boolean> {
  const talk = await talkOf(input)
  const holds = (text: string): boolean => isSaidIn(text, quote) || isSaidIn(quote, text)
  if (saidBy(input).some((message, turn) => turn > 0 && isForUsOnly(message, quote, input))) return false
  if (talk.said.some(({ sentence }) => holds(sentence.text))) return true
  const isLatest = isSaidIn(input.latest, quote)
  if (!talk.linked && isLatest && !sharesWord(quote, anchorMessage(input))) return false
  const strayed = input.history.some(
    ({ role, heard, content }) => role === 'user' && heard?.linked === false && isSaidIn(content, quote),
  )
  if (strayed && !isLatest) return false
  const messages = saidBy(input).filter((message) => isSaidIn(message, quote))
  return messages.some((message) =>
    hearMessage(message, input.language, null).sentences.some(
      ({ text, kind, confidence }) =>
        holds(text) && !isSmallTalk(text) && (SAYS_SOMETHING.has(kind) || confidence < SURE),
    ),
  )
}
