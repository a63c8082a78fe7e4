import type { Meanings } from '../judging/align.ts'
import type { Comparison, Finding } from '../judging/finding.ts'
import type { Reading } from '../types.ts'
import { apartFeatures } from './asked/apart-features.ts'
import type { AskedChance } from './asked/asked-chance.ts'
import { competingIn } from './competing.ts'
import { featuresOf } from './features.ts'
import { reasonOf } from './reason.ts'
import type { Weights } from './weights.ts'

export interface Weighed {
  chance: number
  /** Likely enough for two claims that somebody put side by side. */
  likely: boolean
  /** Too unlikely for what a rule found between two sentences of documents, of which hardly any contradict. */
  doubtful: boolean
  /** What differs, in words; told only where it is needed. */
  reason(): Omit<Finding, 'confidence'> | undefined
}

const CAPTIONS = {
  ja: /(?:[てで](?:い|お)(?:る|ない|ます|ません)|(?:が|は|も)(?:い|あ)(?:る|ない|ります|ます|ません)|(?:は|が)な[いく])。?$/u,
  en: /\b(?:is|are|isn't|aren't) (?:not )?(?:being )?(?:\w+ly )?\w+ing\b|^There (?:is|are)\b|^(?:A|An|Two|Three|Some|Several|No) .{0,60}\b(?:is|are)\b/u,
}
const LONGEST_CAPTION = 90

/** A scene in one short sentence: a man is playing a guitar. */
const isCaption = ({ text, language }: Reading) => text.length <= LONGEST_CAPTION && CAPTIONS[language].test(text)

/** Two scenes; a word that no dictionary knows looks like a name, so that one side may seem to have one. */
function areCaptions(a: Reading, b: Reading): boolean {
  if (a.scene && b.scene) return isCaption(a) || isCaption(b)
  return (a.scene || b.scene) && isCaption(a) && isCaption(b) && [a, b].every(({ slots }) => slots.length === 0)
}

/** Nothing for captions and for claims of two languages: the weights were not learnt from such. */
export type Weigh = (comparison: Comparison) => Weighed | undefined

type Bars = Pick<Weights, 'asked' | 'met'>

export function weigher({ asked, met }: Bars, meanings: Meanings, chanceIn: AskedChance): Weigh {
  return (comparison) => {
    const { a, b } = comparison
    if (a.language !== b.language || areCaptions(a, b)) return undefined
    const competing = competingIn(comparison, meanings)
    const chance = chanceIn(featuresOf(comparison, competing, meanings), apartFeatures(comparison), a.language)
    return {
      chance,
      likely: chance >= asked[a.language],
      doubtful: chance < met,
      reason: () => reasonOf(comparison, competing, meanings),
    }
  }
}
