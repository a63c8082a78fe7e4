import type { Language } from '../../../contract.ts'
import { type HeardAnswer, heardAnswers, isContent } from '../../../talk/heard-answers.ts'
import type { Spoken } from '../../../talk/spoken.ts'
import { languagesOf } from '../../../talk/talk-language.ts'
import type { Fixed } from '../../../talk/transition.ts'
import type { GuideText } from '../input.ts'
import { CONSENT, FALLBACK, FALLBACK_THANKS } from './fixed.ts'
import { fill, TONE_TEXTS } from './index.ts'

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
    return new FixedText(fill(TONE_TEXTS[language][tone].opening, name))
  }

  get words(): string {
    return this.#words
  }
}

function wordsOf(say: Fixed, guide: Speech, spoken: readonly Spoken[]): string {
  const { reply: language } = languagesOf(spoken, guide.language)
  switch (say.kind) {
    case 'closing':
      return closingText(guide, spoken)
    case 'fallback':
      return FALLBACK[language][say.question] ?? FALLBACK[language][0]
    case 'fallback_thanks':
      return FALLBACK_THANKS[language]
  }
}

/** The last words: they answer what was said about the summary, and thank nobody for what was not told. */
export function closingText(guide: Speech, spoken: readonly Spoken[]): string {
  const { reply: language } = languagesOf(spoken, guide.language)
  const texts = TONE_TEXTS[language][guide.tone]
  const answers = heardAnswers(spoken, guide.language)
  if (!answers.some(({ sentences }) => sentences.some(isContent))) return texts.closingEmpty
  const last = answers.find(({ message }) => message === spoken.findLast(({ role }) => role === 'user'))
  const lead = last?.message.meta.state === 'summary_check' ? texts[verdictOn(last)] : undefined
  return joined([lead ?? '', texts.closing], language)
}

/** What someone does with a summary they were asked to check; a plain yes needs no word of its own. */
function verdictOn({ sentences }: HeardAnswer): 'corrected' | 'disagreed' | 'added' | 'closing' {
  const denied = sentences.some(({ kind }) => kind === 'no' || kind === 'partly')
  if (sentences.some(({ kind }) => kind === 'correction')) return 'corrected'
  if (sentences.some(isContent)) return denied ? 'corrected' : 'added'
  return denied ? 'disagreed' : 'closing'
}

function joined(parts: readonly string[], language: Language): string {
  return [...new Set(parts)].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
}
