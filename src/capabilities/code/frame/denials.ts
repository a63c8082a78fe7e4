import { stem } from '#text/index.ts'

const NEGATION = /ない|なく|なかっ|ません|ずに|\b(?:not|no|never|without|cannot|unable)\b|n['’]t\b/iu
const DENIED_EN = /\b(?:not|no|never|without|cannot|unable(?: to)?)\b|n['’]t\b/giu
const DENIED_JA =
  /([\p{Script=Han}\p{Script=Katakana}ー]+|[\p{Script=Latin}_]+)\s*\p{Script=Hiragana}{0,4}?(?:ない|なく|なかっ|ません|ずに)/gu
/** So many words behind a denial are what it denies. */
const NEAR = 3

/** Whether something is said not to be. */
export const isNegated = (text: string): boolean => NEGATION.test(text)

/** Whether a text denies all that the value denies: "is not looked at" says nothing of "never throws". */
export function deniesSame(value: string, text: string): boolean {
  const denied = deniedWords(value)
  const there = new Set(deniedWords(text).flat())
  return denied.length > 0 && denied.every((words) => words.some((word) => there.has(word)))
}

/** Whether a value says to be so what the text denies: "gives it back" beside "does not give it back". */
export function affirmsDenied(value: string, text: string): boolean {
  const said = new Set(wordsIn(value))
  const alsoDenied = new Set(deniedWords(value).flat())
  return deniedWords(text).some(([first]) => first !== undefined && said.has(first) && !alsoDenied.has(first))
}

/** What each denial is of, the nearest word first. */
function deniedWords(text: string): string[][] {
  const behind = Array.from(text.matchAll(DENIED_EN), ({ 0: denial, index }) =>
    latin(text.slice(index + denial.length)).slice(0, NEAR),
  )
  const before = Array.from(text.matchAll(DENIED_JA), ([, word = '']) => [stem(word.toLowerCase())])
  return [...behind, ...before].filter((words) => words.length > 0)
}

const latin = (text: string): string[] =>
  (text.match(/\p{Script=Latin}+/gu) ?? []).map((word) => stem(word.toLowerCase()))

const wordsIn = (text: string): string[] => [
  ...latin(text),
  ...(text.match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? []),
]
