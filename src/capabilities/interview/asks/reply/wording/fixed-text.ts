import { hasSaidAnything, type Spoken } from '../../../talk/hear.ts'
import { verdictOn } from '../../../talk/hearing/summary-verdict.ts'
import type { Fixed } from '../../../talk/transition.ts'
import type { GuideText } from '../input.ts'
import { CONSENT, FALLBACK, FALLBACK_THANKS } from './fixed.ts'
import { fill, WORDING } from './index.ts'

type Speech = Pick<GuideText, 'language' | 'tone'>

/** Words of the house, made here and nowhere else: nothing a model said can be stored as such. */
export class FixedText {
  readonly #words: string

  private constructor(words: string) {
    this.#words = words
  }

  static of(say: Fixed, guide: Speech, spoken: readonly Spoken[]): FixedText {
    return new FixedText(wordsOf(say, guide, spoken))
  }

  static consent({ language }: Pick<Speech, 'language'>): FixedText {
    return new FixedText(CONSENT[language])
  }

  /** The first question, the same in the editor's preview and in the conversation. */
  static opening({ name, language, tone }: Speech & Pick<GuideText, 'name'>): FixedText {
    return new FixedText(fill(WORDING[language][tone].opening, name))
  }

  get words(): string {
    return this.#words
  }
}

function wordsOf(say: Fixed, guide: Speech, spoken: readonly Spoken[]): string {
  switch (say.kind) {
    case 'closing':
      return closingText(guide, spoken)
    case 'fallback':
      return FALLBACK[guide.language][say.question] ?? FALLBACK[guide.language][0]
    case 'fallback_thanks':
      return FALLBACK_THANKS[guide.language]
  }
}

/** The last words: they answer what was said about the summary, and thank nobody for what was not told. */
export function closingText({ language, tone }: Speech, spoken: readonly Spoken[]): string {
  const wording = WORDING[language][tone]
  if (!hasSaidAnything(spoken)) return wording.closingEmpty
  const last = spoken.findLast((message) => message.role === 'user')
  if (last?.meta.kind !== 'answer' || last.meta.state !== 'summary_check') return wording.closing
  const lead = { agrees: '', disagrees: wording.disagreed, corrects: wording.corrected, adds: wording.added }
  return [lead[verdictOn(last.content)], wording.closing]
    .filter((part) => part !== '')
    .join(language === 'en' ? ' ' : '')
}
