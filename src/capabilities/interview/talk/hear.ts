import { fillSlots, type HeardSentence, type Kind, mainKind } from '#listening/index.ts'
import { type Aspect, ASPECTS, type Language } from '../contract.ts'
import { SLOT_OF } from './aspects.ts'
import { type HeardAnswer, heardAnswers, isContent } from './heard-answers.ts'
import { clauses } from './hearing/clauses.ts'
import { closesOnly, isClosing, isClosingClause } from './hearing/closing-words.ts'
import { listItems } from './hearing/list-items.ts'
import { isAnswer, LISTING, type Spoken } from './spoken.ts'
import type { Heard, Question } from './transition.ts'

/** Everything listed so far, skips excluded, in the person's own words and each once. */
export function listedItems(answers: readonly HeardAnswer[]): string[] {
  return [
    ...new Set(
      answers
        .filter(({ message }) => LISTING.has(message.meta.state))
        .flatMap(({ message, language }) => listItems(message.content, language)),
    ),
  ]
}

/** What a talk has come to; `touched` are the topics that were answered by meaning. */
export function hearTalk(spoken: readonly Spoken[], guide: Language, touched: readonly number[]): Heard {
  const answers = heardAnswers(spoken, guide)
  const last = spoken.findLast((message) => message.role === 'user')
  const answer = answers.find(({ message }) => message === last)
  const question = spoken.findLast((message) => message.role === 'assistant')
  const kind = kindOf(last, answer)
  const closing = answer !== undefined && isClosing(answer.message.content)
  return {
    kind,
    opening: answer !== undefined && isOpening(answer.sentences),
    closing,
    through: answer !== undefined && closing && isThrough(answer.message.content),
    items: listedItems(answers).length,
    told: answers.some(({ sentences }) => sentences.some(isContent)),
    touched,
    known: knownAspects(spoken, answers),
    open: openQuestion(question),
    returned: question?.meta.returned === true,
    fruitless: fruitlessAtEnd(spoken, answers),
  }
}

/** What a message is to whoever replies: what was told counts before all but the wish to stop. */
export function kindOf(last: Spoken | undefined, answer: HeardAnswer | undefined): Kind {
  if (last?.meta.kind === 'stop') return 'stop'
  if (answer === undefined) return 'skip'
  const { sentences } = answer
  if (sentences.some(isStop)) return 'stop'
  if (sentences.some(isContent)) return 'content'
  const others = sentences.filter(({ kind }) => kind !== 'stop')
  return mainKind(others) ?? (sentences.length > 0 ? 'no' : 'dont-know')
}

/** "That's all" ends a list, not the talk. */
function isStop({ kind, text }: HeardSentence): boolean {
  return kind === 'stop' && !clauses(text).every(isClosingClause) && !closesOnly(text)
}

function isThrough(content: string): boolean {
  return /以上|それだけ|これだけ|全部|終わり|おわり|おしまい|\b(?:that'?s|that is|that was|this is) (?:\w+ ){0,2}(?:all|it|everything)\b|\bcovers\b|\bdone\b/iu.test(
    content,
  )
}

function isOpening(sentences: readonly HeardSentence[]): boolean {
  return sentences.length > 0 && sentences.every(({ kind }) => kind === 'courtesy' || kind === 'yes')
}

/** Told wherever it was said, or asked for: neither is asked again. */
function knownAspects(spoken: readonly Spoken[], answers: readonly HeardAnswer[]): Set<Aspect> {
  const filled = fillSlots(
    answers.flatMap(({ sentences, question }) => {
      const asked = question?.meta.aspect === undefined ? undefined : SLOT_OF[question.meta.aspect]
      return sentences.map((sentence) => ({ sentence, asked }))
    }),
  )
  const asked = spoken.flatMap(({ meta }) => meta.aspect ?? [])
  return new Set([
    ...asked,
    ...ASPECTS.filter((aspect) => {
      const slot = SLOT_OF[aspect]
      return slot !== undefined && filled[slot] !== undefined
    }),
  ])
}

/** What was asked last, read from the message that asked it. */
export function openQuestion(question: Spoken | undefined): Question {
  const { state = 'intro', must_ask: topic, aspect } = question?.meta ?? {}
  switch (state) {
    case 'recommend':
      return { kind: 'recommend', why: aspect === 'reason' }
    case 'deepening':
      if (topic !== undefined) return { kind: 'must_ask', topic, again: true }
      return { kind: 'deepen', aspect: aspect ?? 'anything_else' }
    case 'choose':
      return { kind: 'choose' }
    case 'enumerate':
      return { kind: 'enumerate' }
    case 'summary_check':
      return { kind: 'summary' }
    default:
      return { kind: 'opening' }
  }
}

/** Messages at the end, skips included, that told nothing. */
function fruitlessAtEnd(spoken: readonly Spoken[], answers: readonly HeardAnswer[]): number {
  const told = new Set(answers.flatMap(({ message, sentences }) => (sentences.some(isContent) ? [message] : [])))
  const theirs = spoken.filter(({ role }) => role === 'user')
  const from = theirs.findLastIndex((message) => told.has(message))
  return theirs.slice(from + 1).filter((message) => isAnswer(message) || message.meta.kind === 'skip').length
}
