import { type Kind, weighsOn } from '#listening/index.ts'
import type { Language, Tone } from '../../contract.ts'
import { type HeardAnswer, heardAnswers, isContent } from '../../talk/heard-answers.ts'
import { kindOf, listedItems } from '../../talk/hear.ts'
import { isClosing } from '../../talk/hearing/closing-words.ts'
import { fittingMoves, isTouching, readingOf } from '../../talk/judged/reading.ts'
import type { AskedMove } from '../../talk/judged/step-moves.ts'
import { mostImportant } from '../../talk/quoting/importance.ts'
import { type Mood, moodOf, tellsOfLoss } from '../../talk/quoting/mood.ts'
import { isAbsence, isPutAside, isWish } from '../../talk/quoting/statements.ts'
import { summarise } from '../../talk/quoting/summary.ts'
import type { Spoken } from '../../talk/spoken.ts'
import { languagesOf } from '../../talk/talk-language.ts'
import { questionOf, type Worded } from '../../talk/transition.ts'
import { forbiddenIn } from './never-ask/forbidden.ts'
import type { Matter } from './wording/index.ts'

export interface GuideText {
  name: string
  goal: string
  tone: Tone
  language: Language
  mustAsk: readonly string[]
  neverAsk: readonly string[]
}

/** Everything a reply may be made from. All of a person's words in it are masked. */
export interface ReplyInput {
  guide: GuideText
  /** Of the reply: the one the person writes. */
  language: Language
  /** The tone of the guide: from the first line to the last. */
  casual: boolean
  say: Worded
  spoken: readonly Spoken[]
  /** Null when the person skipped. */
  latest: string | null
  kind: Kind
  /** Everything heard in the last message. */
  kinds: ReadonlySet<Kind>
  closing: boolean
  mood: Mood | null
  /** Something was shown that wants a word, and no word of theirs names it. */
  touching: boolean
  matter: Matter
  /** Ways to go on, those that fit best what was said first. */
  moves: readonly AskedMove[]
  /** Whether anything was told at all. */
  told: boolean
  items: readonly string[]
  mostImportant: string | null
  summary: string | null
  topic: string | null
}

export function replyInput(guide: GuideText, say: Worded, spoken: readonly Spoken[]): ReplyInput {
  const allowed = (words: string) => forbiddenIn(words, guide.neverAsk, guide.language) === null
  const { reply: language } = languagesOf(spoken, guide.language)
  const answers = heardAnswers(spoken, guide.language)
  const last = spoken.findLast((message) => message.role === 'user')
  const answer = answers.find(({ message }) => message === last)
  const content = answer?.sentences.filter(isContent) ?? []
  const items = listedItems(answers)
  // Nobody is asked whether their loss is what they would like to see changed.
  const choosable = items.filter((item) => allowed(item) && !tellsOfLoss(item, language) && !isPutAside(item, language))
  const important = mostImportant(choosable, language)
  const inMind = content.at(-1) ?? answers.flatMap(({ sentences }) => sentences.filter(isContent)).at(-1)
  const question = questionOf(say)
  const reading = readingOf(spoken, answers, language)
  return {
    guide,
    language,
    casual: guide.tone === 'friendly',
    say,
    spoken,
    latest: answer?.message.content ?? null,
    kind: kindOf(last, answer),
    kinds: new Set(answer?.sentences.map(({ kind }) => kind)),
    closing: answer !== undefined && isClosing(answer.message.content),
    mood: moodOf(answer?.sentences ?? []) ?? (isAfterLoss(answers, answer) ? 'hard' : null),
    touching: isTouching(reading) || content.some(({ text }) => weighsOn(text, language)),
    matter: content.some(({ text }) => isWish(text, language)) ? 'wish' : matterOf(inMind?.text, language),
    moves: fittingMoves(reading, spoken),
    told: answers.some(({ sentences }) => sentences.some(isContent)),
    items,
    mostImportant: important,
    summary: question.kind === 'summary' ? summarise(answers, language, allowed, reading, guide.mustAsk) : null,
    topic: question.kind === 'must_ask' ? (guide.mustAsk[question.topic] ?? null) : null,
  }
}

/** Whoever has just told of a loss goes on telling of it. */
function isAfterLoss(answers: readonly HeardAnswer[], answer: HeardAnswer | undefined): boolean {
  const before = answer === undefined ? undefined : answers[answers.indexOf(answer) - 1]
  return before !== undefined && moodOf(before.sentences) === 'loss'
}

function matterOf(text: string | undefined, language: Language): Matter {
  if (text === undefined) return 'matter'
  return isWish(text, language) ? 'wish' : isAbsence(text, language) ? 'absence' : 'matter'
}
