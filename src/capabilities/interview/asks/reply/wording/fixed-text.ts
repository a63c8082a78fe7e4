import type { Language } from '../../../contract.ts'
import { type HeardAnswer, heardAnswers, isContent } from '../../../talk/heard-answers.ts'
import { quoteOf } from '../../../talk/quoting/references.ts'
import type { Spoken } from '../../../talk/spoken.ts'
import { languagesOf } from '../../../talk/talk-language.ts'
import type { Fixed } from '../../../talk/transition.ts'
import type { GuideText } from '../input.ts'
import { CONSENT, FALLBACK, FALLBACK_THANKS } from './fixed.ts'
import { forbiddenIn } from '../never-ask.ts'
import { fill, TONE_TEXTS } from './index.ts'
import type { ToneTexts } from './wording.ts'

type Speech = Pick<GuideText, 'language' | 'tone'>
type Guide = Speech & Pick<GuideText, 'neverAsk'>

/** Words of the house, made here and nowhere else: nothing a model said can be stored as such. */
export class FixedText {
  readonly #words: string

  private constructor(words: string) {
    this.#words = words
  }

  static of(say: Fixed, guide: Guide, spoken: readonly Spoken[]): FixedText {
    return new FixedText(wordsOf(say, guide, spoken))
  }

  static consent({ language }: Pick<Speech, 'language'>): FixedText {
    return new FixedText(CONSENT[language])
  }

  /** The first question, the same in the editor's preview and in the conversation. */
  static opening({ name, language, tone }: Speech & Pick<GuideText, 'name'>): FixedText {
    return new FixedText(fill(TONE_TEXTS[language][tone].opening, subjectOf(name)))
  }

  get words(): string {
    return this.#words
  }
}

const ABOUT_THE_STUDY =
  /(?:に関する|についての|の)?(?:調査|アンケート|インタビュー|ヒアリング|研究|リサーチ)$|\s+(?:study|survey|interviews?|research|questionnaire|project)$/iu

/** What a study is about: nobody is asked for news of the "Home repairs study". */
function subjectOf(name: string): string {
  const subject = name.trim().replace(ABOUT_THE_STUDY, '')
  return subject === '' ? name : subject
}

function wordsOf(say: Fixed, guide: Guide, spoken: readonly Spoken[]): string {
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
export function closingText(guide: Guide, spoken: readonly Spoken[]): string {
  const { reply: language } = languagesOf(spoken, guide.language)
  const texts = TONE_TEXTS[language][guide.tone]
  const answers = heardAnswers(spoken, guide.language)
  if (!answers.some(({ sentences }) => sentences.some(isContent))) return texts.closingEmpty
  const last = answers.find(({ message }) => message === spoken.findLast(({ role }) => role === 'user'))
  const lead = last?.message.meta.state === 'summary_check' ? answerTo(last, texts, guide) : ''
  return joined([lead, texts.closing], language)
}

/** 大丈夫です and “nothing to add” let a summary stand. */
const DENIES =
  /^(?:いいえ|いえ|いや|no\b|nope|nah)|違|ちが|そうじゃ|そうでは|\b(?:wrong|isn't|not (?:really|quite|exactly|right|what|it|true))\b/iu

/** What someone did with the summary they were asked to check: a correction is read back once, a plain yes needs no word. */
function answerTo(last: HeardAnswer, texts: ToneTexts, guide: Guide): string {
  const { sentences, question } = last
  // Where nothing was read back, a no only says that there is nothing to add.
  const checked = /[「“]/u.test(question?.content ?? '')
  const denied =
    checked && sentences.some(({ kind, text }) => kind === 'correction' || (kind === 'no' && DENIES.test(text)))
  const told = sentences.filter(isContent)
  if (told.length === 0) return denied ? texts.disagreed : ''
  if (!denied) return texts.added
  const allowed = (words: string) => forbiddenIn(words, guide.neverAsk, guide.language) === null
  const right = told.map((sentence) => quoteOf(sentence, allowed)).findLast((quote) => quote !== null)
  return right === undefined || right === null ? texts.corrected : fill(texts.correctedTo, right)
}

function joined(parts: readonly string[], language: Language): string {
  return [...new Set(parts)].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
}
