import type { Owed } from '#listening/index.ts'
import type { Lead } from '../asks/ask-question/wording/wording.ts'
import { acknowledgementFor } from './acknowledge.ts'
import { aboutNazeIn } from './about-naze.ts'
import { FEELINGS, type Feeling } from './feelings.ts'
import { ownFeeling } from './own-feeling.ts'
import type { Talk } from './talk.ts'

/** A word to a feeling that is not there is worse than none. */
const SURE_FROM = 0.6
/** Plain words for a feeling are met unless the judge of the talk is this sure that nothing is owed; for a loss surer still. */
const NOTHING_FROM = { loss: 0.95, other: 0.7 }

/** That something is felt is told more surely than what: then a word is said that fits whatever it is. */
const FELT_FROM = 0.5
const MOSTLY_GLAD = 0.6

/** What is owed first: an answer, an apology, a word to what somebody shows of themself. */
export function leadFor(talk: Talk): Lead | null {
  const { latest, reading } = talk
  const asked = aboutNazeIn(latest.sentences.map(({ text }) => text))
  if (asked !== null) return asked
  if (latest.kind === 'about-the-talk') return 'apology'
  const { what, sure, nothing, all } = reading.owed
  if (sure >= SURE_FROM && isFeeling(what)) return what
  const shown = ownFeeling(latest.content.map(({ text }) => text))
  if (shown !== null && nothing < (shown === 'loss' ? NOTHING_FROM.loss : NOTHING_FROM.other)) return shown
  const felt = FEELINGS.reduce((sum, each) => sum + all[each], 0)
  if (felt >= FELT_FROM && latest.content.length > 0) return all.glad >= felt * MOSTLY_GLAD ? 'glad' : 'burden'
  return acknowledgementFor(talk)
}

function isFeeling(owed: Owed): owed is Owed & Feeling {
  return FEELINGS.some((feeling) => feeling === owed)
}
