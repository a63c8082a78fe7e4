import { endsIn, hear, type HeardSentence, type Kind, withLeave } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { asAnswer } from './hearing/as-answer.ts'
import { closesOnly } from './hearing/closing-words.ts'
import { plainKind } from './hearing/plain-words.ts'
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
  const lastSaid = spoken.findLastIndex(({ role }) => role === 'user')
  return spoken.flatMap((message, place) => {
    if (!isAnswer(message)) return []
    const language = of.get(message) ?? guide
    const question = spoken.slice(0, place).findLast(({ role }) => role === 'assistant')
    const sentences = hearAnswer(message.content, language, question?.content)
    // Who had taken leave before would not have gone on.
    const ends = place === lastSaid ? settledEnd(sentences, message, language, place) : sentences
    return [{ message, language, question, sentences: ends }]
  })
}

/** Who takes leave does it at the end of a message; what only rounds off a list is left as it was heard. */
function settledEnd(
  sentences: readonly HeardSentence[],
  { content, meta }: Spoken,
  language: Language,
  place: number,
): readonly HeardSentence[] {
  if (meta.state === 'summary_check' || closesOnly(content)) return sentences
  return withLeave(sentences, language, endsIn(content, language, Math.ceil(place / 2)))
}

/** Sentence by sentence, each in the language it is written in; that nothing more is to be said is no content. */
export function hearAnswer(content: string, language: Language, question?: string): HeardSentence[] {
  return hear(content, { language, question })
    .flatMap((sentence) => inOwnLanguage(sentence, question))
    .flatMap(apartFromNo)
    .map((sentence, _, all) => Object.assign(sentence, plainly(sentence) ?? asAnswer(sentence, all.length === 1)))
    .map((sentence) => Object.assign(sentence, { kind: kindOf(sentence) }))
}

function plainly({ text, language }: HeardSentence): Pick<HeardSentence, 'kind' | 'confidence'> | null {
  const kind = language === 'other' ? null : plainKind(text, language)
  return kind === null ? null : { kind, confidence: 1 }
}

const BARE_NO =
  /^(?:(?:ちょっと|少し|そこは|それは)?(?:違います|違う|違って)|そうじゃなくて|いいえ|いえ|いや|no|nope|nah)[、,]\s*(?=\S{3})/iu

/** "No, it is the waiting" denies, and says what it is. */
function apartFromNo(sentence: HeardSentence): HeardSentence[] {
  const no = BARE_NO.exec(sentence.text)?.[0]
  if (no === undefined || sentence.kind === 'stop' || sentence.language === 'other') return [sentence]
  if (isContent(sentence) && no.startsWith('いや')) return [sentence]
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

/** Said while looking for something to say. */
const THINKING =
  /^(?:well[, ]+|now[, ]+|oh[, ]+|hm+[, ]+|so[, ]+)*(?:where (?:do|should) i (?:start|begin)|what else(?:[, ]+let me (?:think|see))?|let me (?:think|see)|never mind|(?:i )?can't say i am[, ]+but never mind|glad)[.!?… ]*$|^(?:えー?っと|うーん|んー|そうですね|さて)?[、 ]*(?:何だろう|なんだろう?|何かな|なにかな|何がある(?:かな|だろう)|どうだろう|どうでしょう(?:ね|か)?|ほかにですか|他にですか|まわりにですか)[。、？?ねなあぁw笑… ]*$/iu

/** "Who?": the question was not understood. */
const ASKS_WHOM =
  /^(?:(?:sorry|wait|um+|hm+|え|ん|は)[,.、 ]*)?(?:who|whom|what|which|which one|huh|eh|pardon|them|who(?:'s|’s| is) (?:["“'])?(?:them|they|that)(?:["”'])?|誰(?:が|の|に)?|何(?:が|を|の)|どれ|どういうこと|意味(?:が)?(?:わからん|わからない|不明)(?:です)?)[?？!.。 ]*$/iu
/** Who is behind the talk and what for is asked, whatever stands before it. */
const ASKS_US =
  /\bwho (?:reads?|sees?|gets?|is (?:reading|asking|behind|running))\b[^.]*\?\s*$|\bwhat(?:'s|’s| is) (?:this|it|all this)(?: (?:actually|even|really|thing|all))* (?:for|about)\s*[?.!]*\s*$|^who(?:'s|’s| is) asking\b|(?:誰|だれ|どなた|どこの誰)(?:が|に)?(?:読|見|だね|ですか|なの)[^。]{0,8}[?？。]?\s*$|何に使う[^。]{0,10}[?？]\s*$|^(?:何|なん)の(?:調査|アンケート|質問|インタビュー)(?:ね|や|ですか|なの|なん|かね)?[、,]?(?:これ|それ)?(?:は)?[。?？\s]*$|(?:役所|会社|どこ)(?:の調査)?(?:かね|ですか|なの)[?？]\s*$/iu

const OF_THE_SURVEY =
  /\bwaste of (?:my |our |everyone's )?time\b|\bthis (?:survey|questionnaire|interview|chat)\b|(?:この|こんな)(?:アンケート|調査|インタビュー|質問)/iu

/** That there is nothing more, thinking aloud, and a masked detail with its label, say nothing of the matter. */
function kindOf({ text, kind }: HeardSentence): Kind {
  if (kind !== 'content' && kind !== 'question-back') return kind
  if (THINKING.test(text)) return 'dont-know'
  if (ASKS_WHOM.test(text) || ASKS_US.test(text)) return 'question-back'
  if (OF_THE_SURVEY.test(text)) return 'about-the-talk'
  return closesOnly(text) ? 'no' : isMaskOnly(text) ? 'aside' : kind
}
