import type { Spoken } from '../../../talk/hear.ts'
import type { Fixed } from '../../../talk/transition.ts'
import type { GuideText } from '../input.ts'
import { closingText } from './closing.ts'
import { FALLBACK, FALLBACK_THANKS } from './fixed.ts'

/** Words of the house, made here and nowhere else: nothing a model said can be stored as such. */
export class FixedText {
  readonly #words: string

  private constructor(words: string) {
    this.#words = words
  }

  static of(say: Fixed, guide: Pick<GuideText, 'language' | 'tone'>, spoken: readonly Spoken[]): FixedText {
    return new FixedText(wordsOf(say, guide, spoken))
  }

  get words(): string {
    return this.#words
  }
}

function wordsOf(say: Fixed, guide: Pick<GuideText, 'language' | 'tone'>, spoken: readonly Spoken[]): string {
  switch (say.kind) {
    case 'closing':
      return closingText(guide, spoken)
    case 'fallback':
      return FALLBACK[guide.language][say.question] ?? FALLBACK[guide.language][0]
    case 'fallback_thanks':
      return FALLBACK_THANKS[guide.language]
  }
}
