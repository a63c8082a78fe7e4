import { assertedIn, type HeardSentence, type JudgedSentence, weighsOn } from '#listening/index.ts'
import { tellingWords } from '../../asks/find-themes/built-in/common-words.ts'
import type { Language } from '../../contract.ts'
import { type HeardAnswer, isContent } from '../heard-answers.ts'
import { subjectOf } from '../hearing/topic-subject.ts'
import type { Spoken } from '../spoken.ts'
import { takenBack } from './corrections.ts'
import { isChosen, weightOf } from './importance.ts'
import { isMoved, moodOf } from './mood.ts'
import { type Allowed, quoteOf } from './references.ts'
import { isPutAside, isToTheListener, isWish } from './statements.ts'

/** A clause that could be what somebody means, in their own words. */
export interface Heart {
  quote: string
  weight: number
  /** The message it was said in, counted from 0, and the place of its sentence there. */
  turn: number
  at: number
}

/** What somebody says the matter is may be longer than what is picked from a talk: to lose it is worse. */
export const LONGEST_HEART: Readonly<Record<Language, number>> = { ja: 44, en: 20 }

/**
 * How much each sign speaks for a clause. The answer to what weighs most, or to why it matters, comes before everything said in
 * passing; what comes late and weighs comes before what came first.
 */
const WEIGHT = {
  reason: 1.2,
  most: 0.9,
  worst: 0.6,
  wished: 0.4,
  whyTopic: 0.6,
  offered: 0.8,
  because: 0.5,
  so: 0.3,
  further: 0.1,
  costs: 0.2,
  long: -0.03,
  marked: 0.7,
  felt: 0.7,
  wish: 0.3,
  late: 0.6,
  heft: 1,
  others: -1.6,
  background: -0.5,
  topic: -0.6,
}

/** Read back alone, nobody knows what it speaks of. */
const REFERS_BACK =
  /^(?:それ|これ|あれ|そこ|そっち|そんな|そう)|^(?:that|this|which|those|these|it|he|she|they|then|so|no|not)\b(?! (?:old|young) )/iu
/** Said to whoever asks, or of having been asked. */
const OF_THE_TALK =
  /\b(?:tol[dt] (?:you|ye)|(?:you|ye) (?:asked|said|told|want me)|i (?:just )?(?:picked|named|said)|if you must know|you can (?:reach|call|contact))\b|(?:聞か|訊か|言わ)れて(?:も|ない|い)|言ってるんです|(?:お電話|ご連絡|連絡)(?:ください|下さい)|と申します/iu
const IN_JEST = /\b(?:ha(?:ha)+|lol|lmao)\b|(?:はは|笑|ｗｗ|www)/iu
/** Said outright as the reason for it, or as what it all leads to. */
const BECAUSE = /^because\b|\bi only (?:get|have|had|got)\b|(?:から|ので)(?:なん)?(?:です|だ|ね|よ|や)*[。！\s]*$/iu
const SO = /^(?:それで|だから|なので|そしたら|んだがら|ほんで|せやから|so\b|and then\b)/iu

/** Every clause that may stand in a read-back, the heaviest first. */
export function heartsOf(
  answers: readonly HeardAnswer[],
  language: Language,
  allowed: Allowed,
  judged: readonly JudgedSentence[],
  topics: readonly string[],
): Heart[] {
  const isTakenBack = takenBack(answers, language)
  const last = Math.max(1, answers.length - 1)
  return answers
    .flatMap((answer, turn) => {
      const own = answer.language === language ? answer.sentences : []
      return own.flatMap((sentence, at): Heart[] => {
        if (!isContent(sentence) || isTakenBack(sentence.text, turn) || isBeside(sentence.text, language)) return []
        const asked = askedWeight(answer, topics) + WEIGHT.late * (turn / last) + WEIGHT.further * Math.min(at, 3)
        const known = judgedAs(sentence.text, judged)
        return clausesOf(stripped(sentence, answer), language).flatMap((clause): Heart[] => {
          const quote = heartQuote(clause, allowed, language)
          if (quote === null || isBeside(quote, language) || REFERS_BACK.test(quote)) return []
          if (tellingWords(quote, language).length === 0) return []
          const weight = asked + signs({ ...clause, text: quote }, sentence, language, known)
          return [{ quote, weight, turn, at }]
        })
      })
    })
    .toSorted((a, b) => b.weight - a.weight || b.turn - a.turn || b.at - a.at)
}

/** The sentence, and what it says in parts that somebody says of themself or of others. */
function clausesOf(sentence: HeardSentence, language: Language): HeardSentence[] {
  if (language === 'ja') return [sentence]
  const parts = sentence.text.split(/,? (?:and|but|because|so) (?=(?:i|we|he|she|they|my|the|if|you|nobody|it)\b)/iu)
  return parts.length === 1 ? [sentence] : [sentence, ...parts.map((text) => Object.assign({}, sentence, { text }))]
}

const LEAST: Readonly<Record<Language, number>> = { ja: 8, en: 4 }

/** A sentence said as people speak where they come from may end as no grammar knows: whole, it may still be said back. */
function heartQuote(clause: HeardSentence, allowed: Allowed, language: Language): string | null {
  const quote = quoteOf(clause, allowed, LONGEST_HEART[language])
  if (quote !== null) return quote
  const text = clause.text.trim().replace(/[\s。.！!、,]+$/u, '')
  const length = language === 'ja' ? Array.from(text).length : text.split(/\s+/u).length
  const isWhole = length >= LEAST[language] && length <= LONGEST_HEART[language] && !/[?？…[\]]|\.{2}/u.test(text)
  return isWhole && language === 'ja' && allowed(text) && !HANGS_JA.test(text) ? text : null
}

const HANGS_JA = /(?:[はがをに]|(?<!こ)と|とか|など|けど|ども|のに|[でて]も|って)$/u

export function isBeside(text: string, language: Language): boolean {
  return isPutAside(text, language) || isToTheListener(text, language) || OF_THE_TALK.test(text) || IN_JEST.test(text)
}

/** Without what one begins and ends with when one is asked. */
function stripped(sentence: HeardSentence, { question }: HeardAnswer): HeardSentence {
  const ofTopic = question?.meta.must_ask !== undefined
  const { language } = sentence
  // Without its "it's" such a sentence would seem to speak of something.
  if (language === 'other' || (ofTopic && /^it(?:['’]s| is)\b/iu.test(sentence.text))) return sentence
  return assertedIn([sentence], language, question?.content).heart ?? sentence
}

function askedWeight({ question }: HeardAnswer, topics: readonly string[]): number {
  const { aspect, must_ask: topic } = question?.meta ?? {}
  if (aspect === 'reason') return WEIGHT.reason
  if (aspect === 'anything_else') return WEIGHT.offered
  if (aspect === 'frequency_and_impact') return WEIGHT.worst
  if (aspect === 'ideal' || aspect === 'difference' || aspect === 'first_change') return WEIGHT.wished
  if (topic !== undefined)
    return subjectOf(topics[topic] ?? '')?.aspects.includes('obstacle') === true ? WEIGHT.whyTopic : WEIGHT.topic
  return asksWhatWeighs(question) ? WEIGHT.most : 0
}

export function asksWhatWeighs(question: Spoken | undefined): boolean {
  const { state, aspect } = question?.meta ?? {}
  return state === 'choose' || (state === 'recommend' && aspect !== 'reason')
}

const BACKGROUND: ReadonlySet<JudgedSentence['states']> = new Set<JudgedSentence['states']>([
  'fact',
  'hearsay',
  'means',
  'talk',
])
/** Most sentences that were called the reason of their talk score above this. */
const MIDDLE = -2.8

function signs(
  clause: HeardSentence,
  whole: HeardSentence,
  language: Language,
  judged: JudgedSentence | undefined,
): number {
  const { text } = clause
  const length = language === 'ja' ? Array.from(text).length / 2.5 : text.split(/\s+/u).length
  const heft = judged === undefined ? 0 : 1 / (1 + Math.exp(MIDDLE - judged.main))
  const isFelt = isMoved(moodOf([clause])) || weighsOn(text, language)
  return (
    WEIGHT.heft * heft +
    WEIGHT.others * Math.max(0, (judged?.notTheirs ?? 0) - 0.3) +
    WEIGHT.costs * Math.min(2, weightOf(text, language)) +
    WEIGHT.long * Math.max(0, length - 12) +
    (BECAUSE.test(whole.text) ? WEIGHT.because : SO.test(whole.text) ? WEIGHT.so : 0) +
    (isChosen(clause) ? WEIGHT.marked : 0) +
    (isFelt ? WEIGHT.felt : 0) +
    (isWish(text, language) ? WEIGHT.wish : 0) +
    (judged !== undefined && BACKGROUND.has(judged.states) && !isFelt ? WEIGHT.background : 0)
  )
}

function judgedAs(text: string, all: readonly JudgedSentence[]): JudgedSentence | undefined {
  return (
    all.findLast((each) => each.text === text) ??
    all.findLast((each) => each.text.includes(text) || text.includes(each.text))
  )
}
