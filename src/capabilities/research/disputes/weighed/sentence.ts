import type { CalendarDate, Quantity, Reading, Token } from '../../conflicts/types.ts'
import { resolved } from '../event-dates.ts'
import type { Told } from '../told.ts'

/** A sentence of a page with what may be held against others: words, figures, days and people. */
export interface Sentence {
  told: Told
  words: readonly Token[]
  /** Words of its title, its heading and the sentence before: they name what it leaves out. */
  around: readonly Token[]
  numbers: readonly { quantity: Quantity; at: number }[]
  days: readonly CalendarDate[]
  people: readonly string[]
}

const LEAST_WEIGHT = 0.2
const LEAST_WORDS = 2
const ENDED = /[.。!！”"」』)）]\s*$/u
/** A row of a table says nothing without its columns. */
const ROW = /[|｜\t]/u
const ASKED = /(?:[?？]|[^て]か。)\s*["”」』]?\s*$/u

/** Headings, bylines and questions state nothing. */
export function stating(told: Told, read: (text: string) => Reading): Sentence | undefined {
  if (!ENDED.test(told.text) || ASKED.test(told.text) || ROW.test(told.text)) return undefined
  const words = wordsOf(told.reading)
  const { slots } = told.reading
  if (words.length === 0 || words.length + slots.length < LEAST_WORDS) return undefined
  const named = [told.page.title, told.heading].filter((line) => line !== '')
  return {
    told,
    words,
    around: [...named.map(read), ...told.before.slice(-1)].flatMap(wordsOf),
    numbers: slots.flatMap(({ slot, at }) => (slot.type === 'quantity' ? [{ quantity: slot.quantity, at }] : [])),
    days: slots.flatMap(({ slot }) => (slot.type === 'date' ? (resolved(slot.date, told.wrote) ?? []) : [])),
    people: peopleIn(told.reading),
  }
}

const wordsOf = ({ tokens }: Reading) =>
  tokens.filter(({ kind, weight }) => kind !== 'grammar' && weight > LEAST_WEIGHT)

const FULL_NAME = /\b\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu
/** The first word of a sentence has a capital whatever it is. */
const NO_NAME =
  /^(?:On|In|At|The|An?|For|From|By|With|To|As|But|And|If|When|After|Before|Since|Under|Until|During|Of|While|Both|Each|Every|Our|Their|His|Her|Its|This|That|No|Across|Among|Not) /u
const ADDRESSED = /([\p{Script=Han}\p{Script=Katakana}]{2,6})(?:さん|氏|議員|教授|博士|館長|社長|町長|市長|先生)/gu
/** A family name and a given name, as Japanese writes them: no other word of four letters is two names. */
const LEAST_LETTERS = 3

/** Whoever is named in full, or addressed as a person. */
function peopleIn({ text, language, tokens }: Reading): string[] {
  if (language === 'en')
    return (text.match(FULL_NAME) ?? []).map((name) => name.replace(NO_NAME, '')).filter((name) => /[ -]/u.test(name))
  const names = tokens.filter(({ kind, surface }) => kind === 'name' && /^\p{Script=Han}+$/u.test(surface))
  const joined = names.flatMap((one) =>
    names.flatMap(({ surface, at }) => (at === one.at + 1 ? [one.surface + surface] : [])),
  )
  const addressed = Array.from(text.matchAll(ADDRESSED), ([, name = '']) => name)
  return [...new Set([...joined, ...addressed])].filter((name) => name.length >= LEAST_LETTERS && text.includes(name))
}
