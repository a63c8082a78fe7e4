import { contentWords } from '#text/index.ts'
import { PROBLEM as PROBLEM_EN } from '../asks/decompose/en/cues.ts'
import { PROBLEM as PROBLEM_JA } from '../asks/decompose/ja/cues.ts'

/** How code says that something is not as it should be. */
const PROBLEM_IN_CODE = /\b(?:throws?|raises?|panic|catch|except|rescue|TODO|FIXME|HACK|XXX)\b|\w(?:Error|Exception)\b/u

/** Whether words speak of something wrong, and not just of something. */
export function saysProblem(text: string): boolean {
  return PROBLEM_EN.test(text) || PROBLEM_JA.test(text) || PROBLEM_IN_CODE.test(text)
}

const SHORTEST_RUN = 4

/** Whether a line holds two words of an issue side by side, as the issue has them: one alone stands in many lines. */
export function holdsPhraseOf(issue: string, line: string): boolean {
  const [said, text] = [folded(issue), folded(line)]
  const words = said.match(/[\p{Script=Latin}\p{N}_]+/gu) ?? []
  const pairs = words.slice(1).flatMap((word, n) => {
    const before = words[n] ?? ''
    return [before, word].every((each) => contentWords(each, 'en').length > 0) ? [`${before} ${word}`] : []
  })
  const runs = said.match(/[\p{Script=Han}\p{Script=Katakana}ー]+/gu) ?? []
  const long = runs.filter((run) => Array.from(run).length >= SHORTEST_RUN)
  return [...pairs, ...long].some((phrase) => said.includes(phrase) && text.includes(phrase))
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase()
