import { assertedIn, asksForSilence, endsIn, type HeardSentence } from '#listening/index.ts'
import type { Language } from '../../../contract.ts'
import { type HeardAnswer, heardAnswers, isContent } from '../../../talk/heard-answers.ts'
import { LONGEST_HEART } from '../../../talk/quoting/hearts.ts'
import { quoteOf } from '../../../talk/quoting/references.ts'
import type { Spoken } from '../../../talk/spoken.ts'
import { languagesOf } from '../../../talk/talk-language.ts'
import type { Fixed } from '../../../talk/transition.ts'
import type { GuideText } from '../input.ts'
import { CONSENT, FALLBACK, FALLBACK_THANKS } from './fixed.ts'
import { forbiddenIn } from '../never-ask/forbidden.ts'
import { fill, inTone, TONE_TEXTS, WORDING } from './index.ts'
import { studySubject } from './study-subject.ts'
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
    const { opening, openingPlain } = TONE_TEXTS[language][tone]
    const subject = studySubject(name, language)
    return new FixedText(subject === null ? openingPlain : fill(opening, subject))
  }

  get words(): string {
    return this.#words
  }
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
  const isChecked = last?.message.meta.state === 'summary_check'
  const lead = isChecked ? answerTo(last, texts, guide) : apologyTo(answers, guide, language)
  return joined([lead, texts.closing], language)
}

/** 大丈夫です and “nothing to add” let a summary stand. */
const DENIES =
  /^(?:いいえ|いえ|いや|no\b|nope|nah)|違|ちが|そうじゃ|そうでは|\b(?:wrong|isn't|not (?:really|quite|exactly|right|what|it|true))\b/iu

/** What someone did with the summary they were asked to check: what they put right is read back once, a plain yes needs no word. */
function answerTo(last: HeardAnswer, texts: ToneTexts, guide: Guide): string {
  const { sentences, question, language, message } = last
  if (sentences.some(({ text }) => asksForSilence(text))) return texts.silence
  // Where nothing was read back, a no only says that there is nothing to add.
  const checked = /[「“]/u.test(question?.content ?? '')
  const { heart, whole, marked } = assertedIn(sentences, language, question?.content)
  const agrees = sentences.some(({ kind }) => kind === 'yes') && !marked
  const denied =
    checked &&
    !agrees &&
    !sentences.some(({ text }) => ADDS.test(text)) &&
    (marked ||
      sentences.some(
        ({ kind, text }) =>
          kind === 'correction' || (kind === 'no' && DENIES.test(text)) || (kind !== 'yes' && PUTS_RIGHT.test(text)),
      ))
  if (heart === null || whole === null) return denied ? texts.disagreed : ''
  // Who only takes leave, or finds nothing missing, has added nothing.
  if (!denied) return isLeaving(message.content, language) || NOTHING_MISSING.test(heart.text) ? '' : texts.added
  const allowed = (words: string) => forbiddenIn(words, guide.neverAsk, guide.language) === null
  const longest = LONGEST_HEART[language]
  const right =
    quoteOf(withItIs(heart, whole), allowed, longest) ?? quoteOf(heart, allowed, longest) ?? firstClause(heart, allowed)
  return right === null ? texts.corrected : fill(texts.correctedTo, right)
}

/** Of what is too long to be said again, how it begins. */
function firstClause(heart: HeardSentence, allowed: (words: string) => boolean): string | null {
  const [text = ''] = heart.text.split(/,? (?:and|but|so|because) |、/u)
  return quoteOf({ ...heart, text }, allowed)
}

const LEAVES_FROM = 0.5
const SHORT = 6

function isLeaving(message: string, language: Language): boolean {
  const length = language === 'ja' ? Array.from(message).length / 3 : message.trim().split(/\s+/u).length
  return (
    length <= SHORT &&
    (endsIn(message, language, 1) >= LEAVES_FROM || /\b(?:whatever|\w+['’]?s over)\b/iu.test(message))
  )
}

const NOTHING_MISSING =
  /(?:抜け|足り)\S{0,10}(?:ない|ねぇ|ねえ|ありません|なか|ございません)|\b(?:nothing|no|none)\b[^.]{0,12}\b(?:missing|missed|to add|left out)\b/iu

/** "It is the loading that is slow" says more than "the loading that is slow". */
function withItIs(heart: HeardSentence, whole: HeardSentence): HeardSentence {
  const said = /it(?:['’]s| is) $/iu.exec(whole.text.slice(0, heart.start - whole.start))?.[0] ?? ''
  const start = heart.start - said.length
  return { ...heart, start, text: whole.text.slice(start - whole.start, heart.end - whole.start) }
}

/** "But please add that …": nothing was wrong, something is to be added. */
const ADDS = /\b(?:please |also |just )add\b|\badd that\b|\balso\b|加えて|付け足|足して|^あと/iu

/** "Mostly, but the main thing is the price": a yes with a but in it. */
const PUTS_RIGHT =
  /^(?:ただ|でも|けど|というか|ていうか|むしろ)|(?:じゃ|では)なく|\b(?:main thing is|more like|i'?d (?:rather )?put it|what i (?:meant?|want)|rather than|not the)\b|^(?:well, )?(?:but|mostly|sort of|kind of)\b/iu

/** Who leaves because the talk was no good is asked for pardon. */
const LEAVES_CROSS =
  /会話になって|話に(?:なら|なって(?:い)?な)|意味がわから|いい加減|\b(?:waste of|going round|not listening|useless|pointless|ridiculous)\b/iu

function apologyTo(answers: readonly HeardAnswer[], { tone }: Guide, language: Language): string {
  const isCross = answers
    .slice(-1)
    .some(({ sentences }) => sentences.some(({ kind, text }) => kind === 'about-the-talk' || LEAVES_CROSS.test(text)))
  return isCross ? inTone(WORDING[language].leads.sorry[0] ?? '', { language, tone, casual: false }) : ''
}

function joined(parts: readonly string[], language: Language): string {
  return [...new Set(parts)].filter((part) => part !== '').join(language === 'en' ? ' ' : '')
}
