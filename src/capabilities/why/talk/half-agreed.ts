import type { HeardSentence, Kind } from '#listening/index.ts'
import type { Language } from '../contract.ts'
import { typedAs } from './statement-type.ts'

const ANSWERS: ReadonlySet<Kind> = new Set<Kind>(['yes', 'no', 'partly'])
/** Where an answer to a read-back turns to what the person has to say themselves. */
const TURNS: Readonly<Record<Language, RegExp>> = {
  ja: /^(.{2,40}?(?:ですが|ますが|ですけど|ますけど|けれども|けれど|けど|んだが))、\s*((?:(?:もう少し|さらに|正直に|正確に)(?:申しますと|申せば|言うと|言えば|いうと|いえば)|正直|実は|本当は|ほんとは|どちらかと(?:いうと|言うと|いえば|言えば))、)?(.{8,})$/u,
  en: /^(.{2,60}?)[,;—–]\s*(but (?:really |mostly |honestly,? )?(?:it(?:['’]s| is) (?:more |really |mostly )?(?:that |about )?)?)(.{12,})$/iu,
}
const LEAST_WORDS = 4

/** 「そのとおりなのですが、並んで歩きたい気持ちがいちばんです」: the half that agrees, and what is said behind it, which is content. */
export function halfAgreed(sentence: HeardSentence, language: Language): HeardSentence[] {
  const [, head, turn = '', tail] = ANSWERS.has(sentence.kind) ? (TURNS[language].exec(sentence.text) ?? []) : []
  if (head === undefined || tail === undefined || !saysMore(tail, language)) return [sentence]
  const start = sentence.start + sentence.text.length - tail.length
  const said: HeardSentence = { ...sentence, kind: 'content', text: tail, start }
  return [
    { ...sentence, text: head, end: start - turn.length },
    { ...said, statement: typedAs(said, language) },
  ]
}

function saysMore(tail: string, language: Language): boolean {
  return language === 'ja'
    ? !/^(?:そう|はい|合って|大丈夫|いい)/u.test(tail)
    : tail.split(/\s+/u).length >= LEAST_WORDS && !/^(?:yes|yeah|right|ok|fine|that['’]s (?:it|right))\b/iu.test(tail)
}
