import { numbersIn } from '#listening/manners/index.ts'
import { contentWords, sentences, stem } from '#text/index.ts'
import type { InterviewerInput } from './input.ts'

/** A measure or a time that is asked for, and how a sentence looks that gives it. */
const ASKED: readonly { asks: RegExp; gives(sentence: string): boolean }[] = [
  {
    asks: /どれ(?:く|ぐ)らい|どの(?:く|ぐ)らい|何(?:分|人|回|時間|日|年|個|件|枚|社)|いくつ|いくら|\bhow (?:many|long|much|often)\b/iu,
    gives: (sentence) => numbersIn(sentence.normalize('NFKC')).size > 0,
  },
  {
    asks: /いつ(?!も|か|まで)|\bwhen (?:did|was|were|is|does|do)\b/iu,
    gives: (sentence) =>
      /先月|先週|昨日|去年|昨年|今朝|この前|正月|おととい|[月火水木金土日]曜|\b(?:yesterday|ago|last (?:week|month|year|night|summer|winter|spring|autumn|\w+day)|on \w+days?)\b/iu.test(
        sentence,
      ),
  },
]
const SHARED = 2
/** Of what a question names, the most that the sentence need not hold. */
const BESIDE = 1

/** The sentence that has the answer, where a measure or a time is asked for that was given. */
export function toldAlready(question: string, { said, language }: InterviewerInput): string | null {
  const wanted = ASKED.find(({ asks }) => asks.test(question))
  if (wanted === undefined) return null
  const words = [...new Set(contentWords(question.replace(wanted.asks, ' '), language).map(stem))]
  const all = said.flatMap((message) => sentences(message).map(({ start, end }) => message.slice(start, end)))
  const told = all.find((sentence) => {
    const theirs = new Set(contentWords(sentence, language).map(stem))
    const shared = words.filter((word) => theirs.has(word)).length
    return shared >= SHARED && words.length - shared <= BESIDE && wanted.gives(sentence)
  })
  return told ?? null
}
