import { isQuotable, topicNoun } from '#listening/index.ts'
import { contentWords, detectLanguage, keywords, type Language, stem } from '#text/index.ts'
import { hearAnswer, isContent } from '../../talk/heard-answers.ts'
import { withoutFiller } from '../../talk/hearing/fillers.ts'

/** Characters of a Japanese title, words of an English one. */
const LONGEST: Readonly<Record<Language, number>> = { ja: 20, en: 7 }
const MOST_QUOTES_READ = 24
const PARTS: Readonly<Record<Language, RegExp>> = {
  ja: /[、。，,！!？?\s　]+|(?<=(?:けど|けれど|ので|から|のに|くて|して|って|いて|えて|れて))(?=[^、。])/u,
  en: /[,.;:!?—–]+\s*|\s+(?=(?:and|but|so|because|when|which|while|although|then)\b)|\b(?:and|but|so|because|when|which|while|although|then)\s+/iu,
}
const MASK = /\[[^[\]\n]{1,20}\]/u
/** A clause that says something of the thing tells more than its name. */
const CLAUSE_WORTH = 0.2

export interface Titled {
  /** What people said on the card, most telling first. */
  quotes: readonly string[]
}

/** A short topic for each card, in the words of the people on it; no two alike. */
export function titlesOf(cards: readonly Titled[]): string[] {
  const stemsOf = cards.map(({ quotes }) => quotes.slice(0, MOST_QUOTES_READ).map(stemSet))
  const cardsWith = new Map<string, number>()
  for (const quotes of stemsOf) for (const word of all(quotes)) cardsWith.set(word, (cardsWith.get(word) ?? 0) + 1)
  const used = new Set<string>()
  return cards.map(({ quotes }, n) => {
    const said = stemsOf[n] ?? []
    const weight = (word: string): number => {
      const share = said.filter((words) => words.has(word)).length / Math.max(1, said.length)
      return share * Math.log(1 + cards.length / (cardsWith.get(word) ?? 1))
    }
    const found = quotes
      .slice(0, MOST_QUOTES_READ)
      .flatMap(candidatesIn)
      .map((candidate) => Object.assign(candidate, { worth: worthOf(candidate, weight) }))
      .toSorted((a, b) => b.worth - a.worth)
    const best = found.find(({ text }) => !used.has(plain(text)))
    const title = best?.text ?? rareWord(said, weight, used)
    used.add(plain(title))
    return title
  })
}

interface Candidate {
  text: string
  isClause: boolean
}

/** Whole clauses that are short enough, what sentences are about, and what is said often. */
function candidatesIn(quote: string): Candidate[] {
  const language = detectLanguage(quote)
  const said = hearAnswer(quote, language).filter(isContent)
  const clauses = said.flatMap((sentence) =>
    [sentence.text, ...sentence.text.split(PARTS[language])]
      .map((piece) => withoutFiller(piece).replace(/[。.!！?？…\s]+$/u, ''))
      .filter((piece) => fits(piece, language) && isQuotable(piece, sentence, language)),
  )
  const nouns = said
    .map((sentence) => topicNoun(sentence)?.replace(/^(?:your|the|my|our)\s+/iu, '') ?? '')
    .filter((noun) => fits(noun, language))
  const named = keywords(quote, { language })
    .map(({ phrase }) => phrase)
    .filter((phrase) => fits(phrase, language) && !/^[\p{N}\p{Script=Hiragana}\s]+$/u.test(phrase))
  return [
    ...clauses.map((text) => ({ text, isClause: true })),
    ...[...nouns, ...named].map((text) => ({ text, isClause: false })),
  ]
}

function worthOf({ text, isClause }: Candidate, weight: (word: string) => number): number {
  const words = [...stemSet(text)]
  if (words.length === 0) return 0
  const sum = words.reduce((total, word) => total + weight(word), 0)
  return sum / Math.sqrt(words.length + 1) + (isClause && words.length > 1 ? CLAUSE_WORTH : 0)
}

function fits(text: string, language: Language): boolean {
  if (text === '' || MASK.test(text)) return false
  return language === 'ja'
    ? Array.from(text).length <= LONGEST.ja
    : text.split(/\s+/u).length <= LONGEST.en && text.length <= 60
}

/** What the card says more often than others do, where nothing of it can stand as a title. */
function rareWord(
  said: readonly ReadonlySet<string>[],
  weight: (word: string) => number,
  used: ReadonlySet<string>,
): string {
  const words = [...all(said)].toSorted((a, b) => weight(b) - weight(a))
  const two = words.slice(0, 2).join('・')
  return used.has(plain(two)) ? (words.find((word) => !used.has(plain(word))) ?? two) : two
}

function all(sets: readonly ReadonlySet<string>[]): Set<string> {
  const found = new Set<string>()
  for (const set of sets) for (const word of set) found.add(word)
  return found
}

function stemSet(text: string): Set<string> {
  return new Set(contentWords(text).map(stem))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s。.!！]+/gu, '')
}
