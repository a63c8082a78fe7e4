import { contentWords, stem } from '#text/index.ts'
import type { ReplyInput } from '../input.ts'
import { fold } from '#listening/manners/index.ts'
import { MOST } from './step-cues.ts'

/** 「見積もりではなく」, “other than the quote”, “not the quote”. */
const PUT_ASIDE =
  /ではな|じゃな|以外|ほかに|のほか|より|でもな|とは別|\b(?:not|n't|than|besides|apart|aside|except|other|rather)\b/u
const ONLY_ASKS = /どれ|どちら|それとも|あるいは|または|\b(?:which|or|between)\b/u

/** The listed things a text speaks of, by words that no other of them has. */
function namedIn(text: string, { items, language }: ReplyInput): string[] {
  const words = items.map((item) => new Set(contentWords(fold(item), language).map(stem)))
  const said = new Set(contentWords(text, language).map(stem))
  return items.filter((_, place) =>
    [...(words[place] ?? [])].some(
      (word) => said.has(word) && words.every((other, n) => n === place || !other.has(word)),
    ),
  )
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[。.！!？?])\s*/u).filter((part) => part.trim() !== '')
}

/** Something else the person said is put as the weightiest than the server found. */
export function isOtherThing(whole: string, { mostImportant, spoken, language }: ReplyInput): boolean {
  if (mostImportant === null) return false
  const stems = (text: string) => new Set(contentWords(fold(text), language).map(stem))
  const weightiest = stems(mostImportant)
  const others = spoken.flatMap(({ role, content }) => (role === 'user' ? sentencesOf(content).map(stems) : []))
  return sentencesOf(whole).some((part) => {
    if (!MOST.test(part) || ONLY_ASKS.test(part) || PUT_ASIDE.test(part)) return false
    const said = [...stems(part)]
    return !said.some((word) => weightiest.has(word)) && others.some((other) => said.some((word) => other.has(word)))
  })
}

/** The choice is taken from the person: a single thing is asked about, or called the weightiest. */
export function isOneThing(whole: string, input: ReplyInput): boolean {
  if (input.items.length < 2) return false
  const parts = sentencesOf(whole)
  return parts.some((part, place) => {
    const isQuestion = place === parts.length - 1
    if (PUT_ASIDE.test(part) || (!isQuestion && !MOST.test(part))) return false
    return namedIn(part, input).length === 1
  })
}
