import { type Ground, groundOf } from '#listening/manners/index.ts'
import type { Language } from '../contract.ts'
import { QUESTION_WORDS, TELLING_WORDS } from './needed-words.ts'

interface Talked {
  language: Language
  /** Everything the person said. */
  said: readonly string[]
  /** What naze said to them. */
  asked?: readonly string[]
}

/** A why talk is the person's own: a word beside theirs may lie a little further off than where a stranger is spoken to. */
const NEAR = 0.33

/** What a question may be made of. */
export function questionGround({ language, said, asked = [] }: Talked, gives: 'example' | 'nothing'): Ground {
  return groundOf({
    language,
    said,
    given: asked,
    gives,
    knowsThem: true,
    near: NEAR,
    vocabulary: QUESTION_WORDS[language],
  })
}

/** What may be told of the talk afterwards: in a purpose, a label, a report. */
export function tellingGround({ language, said, asked = [] }: Talked): Ground {
  return groundOf({ language, said, given: asked, knowsThem: true, near: NEAR, vocabulary: TELLING_WORDS[language] })
}
