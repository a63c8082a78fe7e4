import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { nearestWord } from './own-words.ts'
import { unquoted } from './parts.ts'

/** What somebody feels, and says themself if they want it known. */
const FEELINGS =
  /孤独|孤立|寂し|不安|絶望|怒り|怒って|憎|恨|嫉妬|劣等感|罪悪感|自己嫌悪|後悔|恥ずか|恥じ|屈辱|恐怖|怯え|焦り|\b(?:lonely|loneliness|isolated|hopeless|desperate|despair|angry|anger|furious|rage|hat(?:e|es|red)|resent\w*|jealous\w*|envious|envy|asham\w+|shame|guilt\w*|humiliat\w+|terrified|panic\w*|anxious|anxiety|bitter|worthless|inferior|insecure)\b/gu
/** As near as what was said has to come to it (恥ずかしい–情けない). */
const NEAR = 0.4

export function unsaidFeelings(text: string, ground: Ground): string[] {
  const found = [...new Set(fold(unquoted(text)).match(FEELINGS) ?? [])]
  return found
    .filter((feeling) => !ground.sources.includes(feeling.slice(0, 4)) && nearestWord(feeling, ground) < NEAR)
    .map((feeling) => `"${feeling}": nobody said that they feel so`)
}
