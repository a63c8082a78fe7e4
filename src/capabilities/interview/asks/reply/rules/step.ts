import { contentWords, stem } from '#text/index.ts'
import { meaning } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import type { Aspect } from '../../../contract.ts'
import { cutReply } from '../../../talk/quoting/cut-reply.ts'
import { type Question, questionOf } from '../../../talk/transition.ts'
import { questionsFor } from '../built-in/questions.ts'
import type { ReplyInput } from '../input.ts'
import { inTone, WORDING } from '../wording/index.ts'
import { explainsNothing } from './explains.ts'
import { isOtherThing, isOneThing } from './named-things.ts'
import { askedClauses, fold, unquoted } from '#listening/manners/index.ts'
import { ADD, ASPECT_WORDS, CHECK, CHOICE, ENDING, MORE, MOST, OUTCOME, REASON, TELLING } from './step-cues.ts'

/** Of two words that speak of one thing; measured on pairs of either kind (端末–パソコン .37, 端末–場面 .04). */
const NEAR = 0.33
/** As far as a question has to be about its topic that has the words of another step. */
const SURELY = 0.5
/** How much of a summary has to come back in it. */
const SUMMARY_SHARE = 0.2

const IDEAL = /理想|\bideal(?:ly)?\b/u
const OF_A_WISH: ReadonlySet<Aspect> = new Set<Aspect>(['ideal', 'difference', 'first_change', 'anything_else'])

/** Whether the question does what is due now, and not something else. */
export function offStep(text: string, input: ReplyInput): string | null {
  const whole = fold(cutReply(text))
  if (isOwnWording(text, input)) return null
  const asked = lastQuestion(whole)
  const { say } = input
  if (say.kind === 'ending') return ENDING.test(asked) ? null : 'must ask whether to end here'
  const question = questionOf(say)
  const last = lastSentence(whole)
  // What is explained is asked more simply, in whatever way, but it is asked and not something else.
  if (say.kind === 'explain')
    return leaves(question, last) ? 'must ask the same more simply, and nothing else' : explainsNothing(whole)
  return doesStep(question, asked, whole, input) ?? alsoAsks(question, last, whole, input)
}

function telling(question: Question): RegExp | null {
  switch (question.kind) {
    case 'opening':
    case 'enumerate':
      return TELLING[question.kind]
    case 'recommend':
      return question.why ? TELLING.reason : TELLING.most
    case 'choose':
      return TELLING.most
    case 'deepen':
      return TELLING[question.aspect]
    case 'room':
      return TELLING.anything_else
    case 'summary':
      return TELLING.check
    case 'must_ask':
      return null
  }
}

/** Of the steps that compare or check, words that elsewhere would say little. */
function alsoTelling(question: Question): RegExp[] {
  if (question.kind === 'summary') return [CHECK]
  if (question.kind === 'enumerate') return [MORE]
  if (question.kind === 'choose' || (question.kind === 'recommend' && !question.why)) return [MOST, CHECK]
  return []
}

/** Its words are those of another step, and none is of its own. */
function leaves(question: Question, last: string): boolean {
  const own = telling(question)
  if (own === null || own.test(last) || alsoTelling(question).some((cue) => cue.test(last))) return false
  return Object.values(TELLING).some((other) => other !== own && other !== TELLING.opening && other.test(last))
}

function asksAnother(last: string): boolean {
  return [TELLING.enumerate, TELLING.check, TELLING.past_attempts, TELLING.scene, TELLING.most].some((cue) =>
    cue.test(last),
  )
}

/** Of several things asked in one sentence each has to be the step's own. */
function alsoAsks(question: Question, last: string, whole: string, input: ReplyInput): string | null {
  const clauses = askedClauses(unquoted(last), input.language)
  if (clauses.length < 2) return null
  const stray = clauses.find((clause) => !belongs(question, clause, whole, input))
  return stray === undefined ? null : `asks for something else as well: "${stray.trim()}"`
}

function belongs(question: Question, clause: string, whole: string, input: ReplyInput): boolean {
  if (question.kind === 'recommend' || question.kind === 'summary')
    return [CHECK, MOST, REASON, ADD, MORE].some((cue) => cue.test(clause))
  if (question.kind === 'opening') return TELLING.opening.test(clause) || TELLING.scene.test(clause)
  if (question.kind === 'deepen' && question.aspect === 'past_attempts' && OUTCOME.test(clause)) return true
  if (question.kind === 'must_ask') return isAbout(clause, input.topic ?? input.guide.goal)
  return doesStep(question, clause, whole, input) === null
}

function doesStep(question: Question, asked: string, whole: string, input: ReplyInput): string | null {
  if (leaves(question, lastSentence(asked))) return `must do this step and no other: ${nameOf(question)}`
  switch (question.kind) {
    case 'opening':
      return TELLING.opening.test(whole) ? null : 'must ask what troubles them or is on their mind'
    case 'enumerate':
      return input.items.length === 0 || input.mood !== null || MORE.test(asked)
        ? null
        : 'must ask for other things too'
    case 'recommend':
      if (question.why) return REASON.test(asked) ? null : 'must ask why this matters to the person'
      if (isOtherThing(whole, input)) return 'calls another thing the most important than most_important'
      return input.items.length === 0 || MOST.test(asked) ? null : 'must ask which thing weighs most'
    case 'choose':
      if (isOneThing(whole, input)) return 'must leave the choice to the person, not take one thing up'
      return CHOICE.test(asked) ? null : 'must let the person choose one thing'
    case 'deepen':
      if (IDEAL.test(asked) && !OF_A_WISH.has(question.aspect)) return 'must not ask for the ideal now'
      return ASPECT_WORDS[question.aspect].test(asked) ? null : `must ask about this: ${nameOf(question)}`
    case 'room':
      return ASPECT_WORDS.anything_else.test(asked) || MORE.test(asked)
        ? null
        : 'must ask whether they want to say more'
    case 'must_ask':
      return isAbout(asked, input.topic ?? input.guide.goal, asksAnother(lastSentence(asked)) ? SURELY : NEAR)
        ? null
        : 'must ask about the topic'
    case 'summary':
      return sumsUp(asked, whole, input)
  }
}

function nameOf(question: Question): string {
  return question.kind === 'deepen' ? question.aspect.replaceAll('_', ' ') : question.kind.replaceAll('_', ' ')
}

function sumsUp(asked: string, whole: string, { summary, language }: ReplyInput): string | null {
  // A check of nothing: whoever reads back nothing has nothing to ask it of.
  if (/^(?:is that (?:right|correct)|合っていますか|よろしいでしょうか)[?？]$/iu.test(whole.trim()))
    return 'must say what is checked'
  if (summary === null) return ADD.test(asked) || CHECK.test(asked) ? null : 'must ask whether there is anything to add'
  if (!CHECK.test(asked)) return 'must ask whether the summary is right'
  const words = [...new Set(contentWords(summary, language).map(rootOf))]
  const back = words.filter((word) => whole.includes(word)).length
  const enough = Math.max(1, Math.ceil(words.length * SUMMARY_SHARE))
  return words.length === 0 || back >= enough ? null : 'must say again, in their words, what the person told'
}

/** By its words, inflected or not, or by a word that means the like. */
function isAbout(text: string, topic: string, near = NEAR): boolean {
  const words = contentWords(topic).map(rootOf)
  if (words.length === 0 || words.some((word) => text.includes(word))) return true
  const table = vectorTableNow()
  const wanted = meaning(topic, table)
  const said = meaning(text, table)
  if (wanted.directions.length === 0) return true
  return wanted.directions.some((word) => said.directions.some((other) => dot(word, other) >= near))
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0)
}

function rootOf(word: string): string {
  const plain = fold(word)
  const kanji = /^[\p{Script=Han}]+/u.exec(plain)?.[0]
  if (kanji !== undefined && kanji.length < plain.length) return kanji
  return /[a-z]/u.test(plain) ? stem(plain).slice(0, 6) : plain.slice(0, 4)
}

/** What is asked, with the sentence before it: “Of these, one. Which is it?” */
function lastQuestion(text: string): string {
  const own = unquoted(text)
  return own
    .split(/(?<=[。.！!？?])\s*/u)
    .filter((part) => part.trim() !== '')
    .slice(-2)
    .join(' ')
}

function lastSentence(text: string): string {
  return text.split(/(?<=[。.！!？?])\s*/u).findLast((part) => part.trim() !== '') ?? ''
}

/** Our own ways to ask this were weighed when they were written, those for when the guide forbids all others too. */
function isOwnWording(text: string, input: ReplyInput): boolean {
  const { guide, language, casual, say } = input
  const { questions } = WORDING[language]
  const { now, later } = questionsFor(questionOf(say), input, questions)
  const voice = { language, tone: guide.tone, casual: casual && language === 'ja' }
  return [...now, ...later, ...questions.plainest].some((line) => text.endsWith(inTone(line, voice)))
}
