import { asksForSilence, type Owed, saysItWasSaid, weighsOn } from '#listening/index.ts'
import type { Lead } from '../asks/ask-question/wording/wording.ts'
import { acknowledgementFor } from './acknowledge.ts'
import { isAcknowledgement } from './acknowledgements.ts'
import { aboutNazeIn } from './about-naze.ts'
import { FEELINGS, type Feeling, feelingIn } from './feelings.ts'
import { ownFeeling } from './own-feeling.ts'

import type { Talk } from './talk.ts'

/** A word to a feeling that is not there is worse than none. */
const SURE_FROM = 0.6
/** Plain words for a feeling are met unless the judge of the talk is this sure that nothing is owed; for a loss surer still. */
const NOTHING_FROM = { loss: 0.99, other: 0.7 }

/** That something is felt is told more surely than what: then thanks are said, which fit whatever it is. */
const FELT_FROM = 0.4
const MOSTLY_GLAD = 0.6

/** What is owed first: an answer, an apology, a word to what somebody shows of themself. */
export function leadFor(talk: Talk): Lead | null {
  const { latest, reading } = talk
  const texts = latest.sentences.map(({ text }) => text)
  const asked = aboutNazeIn(texts)
  if (asked !== null) return asked
  if (texts.some(asksForSilence)) return 'silence'
  if (latest.kind === 'about-the-talk') return 'apology'
  if (texts.some(saysItWasSaid)) return 'told-before'
  const told = latest.content.map(({ text }) => text)
  const { what, sure, nothing, all } = reading.owed
  const shown = ownFeeling(told)
  // What is named is named by their own words; what is only guessed is met with thanks.
  if (sure >= SURE_FROM && isFeeling(what)) return what === 'glad' ? gladOrThanks(told) : (shown ?? 'burden')
  if (shown !== null && nothing < (shown === 'loss' ? NOTHING_FROM.loss : NOTHING_FROM.other)) return shown
  const felt = FEELINGS.reduce((sum, each) => sum + all[each], 0)
  if (told.length === 0) return null
  if (felt >= FELT_FROM) return all.glad >= felt * MOSTLY_GLAD ? gladOrThanks(told) : 'burden'
  if (texts.some((text) => weighsOn(text, latest.language))) return 'burden'
  const acknowledged = acknowledgementFor(talk)
  return acknowledged !== null && hasLost(talk) ? 'burden' : acknowledged
}

/** "I see" is cold to somebody who has told of a loss, whatever they go on to say. */
function hasLost({ said }: Talk): boolean {
  return ownFeeling(said.filter(({ fresh }) => !fresh).map(({ sentence }) => sentence.text)) === 'loss'
}

/** Before something is said back only what would be deaf to leave out. */
export function readBackLead(talk: Talk): Lead | null {
  const lead = leadFor(talk)
  return lead === null || isAcknowledgement(lead) ? null : lead
}

/** Joy that has a heavy word beside it is thanked for, not shared. */
function gladOrThanks(told: readonly string[]): Lead {
  return told.some((text) => (feelingIn(text) ?? 'glad') !== 'glad') ? 'burden' : 'glad'
}

function isFeeling(owed: Owed): owed is Owed & Feeling {
  return FEELINGS.some((feeling) => feeling === owed)
}
