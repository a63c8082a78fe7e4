import { hear, type HeardSentence, type Kind } from '#listening/index.ts'
import { statementByCues } from '#listening/kinds/statement.ts'
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
    .flatMap(apartFromNo)
    .map((sentence) => Object.assign(sentence, asAnswer(sentence)))
    .map((sentence) => Object.assign(sentence, { kind: kindOf(sentence) }))
}

const BARE_NO = /^(?:違います|違う|いいえ|いえ|いや|no|nope|nah)[、,]\s*(?=\S{3})/iu

/** "No, it is the waiting" denies, and says what it is. */
function apartFromNo(sentence: HeardSentence): HeardSentence[] {
  const no = BARE_NO.exec(sentence.text)?.[0]
  if (no === undefined || isContent(sentence) || sentence.kind === 'stop' || sentence.language === 'other')
    return [sentence]
  const { start, end, language, text } = sentence
  const rest = hear(text.slice(no.length), { language })
  if (rest.length === 0) return [sentence]
  return [
    { ...sentence, text: no.trim(), end: start + no.trimEnd().length, kind: 'no' },
    ...rest.map((piece) =>
      Object.assign(piece, {
        start: start + no.length + piece.start,
        end: Math.min(end, start + no.length + piece.end),
      }),
    ),
  ]
}

/** Found by a rule, and not guessed. */
const BY_RULE = 0.95
/** How sure a guess has to be before something that was said counts for nothing. */
const SURE_ENOUGH: Readonly<Partial<Record<Kind, number>>> = {
  stop: 0.85,
  aside: 0.93,
  'question-back': 0.75,
  'dont-know': 0.95,
}
const OTHERWISE_SURE = 0.85

/** Whoever was asked and writes something has most likely answered: an unsure guess that it is no answer does not stand. */
function asAnswer(sentence: HeardSentence): Partial<Pick<HeardSentence, 'kind' | 'statement'>> {
  const { kind, confidence, language, text } = sentence
  if (isContent(sentence) || language === 'other' || confidence >= BY_RULE) return {}
  if (confidence >= (SURE_ENOUGH[kind] ?? OTHERWISE_SURE)) return {}
  const alone = hear(text, { language })
  const [only] = alone
  const agreed = alone.length === 1 && only?.kind === kind && only.confidence >= (SURE_ENOUGH[kind] ?? OTHERWISE_SURE)
  if (agreed && kind !== 'about-the-talk') return {}
  return { kind: 'content', statement: only?.statement ?? statementByCues(text, language) }
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
