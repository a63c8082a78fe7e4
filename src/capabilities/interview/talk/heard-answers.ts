import { hear, type HeardSentence, type Kind } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { closesOnly } from './hearing/closing-words.ts'
import { isMaskOnly } from './hearing/mask-only.ts'
import { isAnswer, type Spoken } from './spoken.ts'
import { languagesOf } from './talk-language.ts'

/** One answer, sentence by sentence, with the question it answers. */
export interface HeardAnswer {
  message: Spoken
  language: Language
  question: Spoken | undefined
  sentences: readonly HeardSentence[]
}

export function heardAnswers(spoken: readonly Spoken[], guide: Language): HeardAnswer[] {
  const { of } = languagesOf(spoken, guide)
  return spoken.flatMap((message, place) => {
    if (!isAnswer(message)) return []
    const language = of.get(message) ?? guide
    const question = spoken.slice(0, place).findLast(({ role }) => role === 'assistant')
    return [{ message, language, question, sentences: hearAnswer(message.content, language, question?.content) }]
  })
}

/** Sentence by sentence, each in the language it is written in; that nothing more is to be said is no content. */
export function hearAnswer(content: string, language: Language, question?: string): HeardSentence[] {
  return hear(content, { language, question })
    .flatMap((sentence) => inOwnLanguage(sentence, question))
    .map((sentence) => Object.assign(sentence, { kind: kindOf(sentence) }))
}

/** What is written in the other language is heard as whoever reads that language would. */
function inOwnLanguage(sentence: HeardSentence, question: string | undefined): HeardSentence[] {
  const { language, start, kind } = sentence
  if (kind !== 'other-language' || language === 'other') return [sentence]
  return hear(sentence.text, { language, question }).map((piece) =>
    Object.assign(piece, { start: piece.start + start, end: piece.end + start }),
  )
}

/** Whether a sentence says something that may be kept. */
export function isContent({ kind }: Pick<HeardSentence, 'kind'>): boolean {
  return kind === 'content' || kind === 'correction'
}

/** That there is nothing more, and a masked detail with its label, say nothing of the matter. */
function kindOf({ text, kind }: HeardSentence): Kind {
  if (kind !== 'content') return kind
  return closesOnly(text) ? 'no' : isMaskOnly(text) ? 'aside' : kind
}
