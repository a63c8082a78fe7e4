import { isQuotable, topicNoun } from '#listening/index.ts'
import { detectLanguage, keywords, type Language, stem } from '#text/index.ts'
import { tellingWords } from '../../asks/find-themes/built-in/common-words.ts'
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
const AFTER_NOUN = /^(?:[はがをにでとのもへや、。！？!?」』)）・\s]|から|まで|より|です|だ|な[のんら]|って|とか|など)/u
const COUNT: Readonly<Record<Language, RegExp>> = {
  ja: /[0-9０-９〇一二三四五六七八九十百千万](?:時間?|分|秒|日|週|[かヶカ]?月|年|回|人|個|本|枚|円|歳|階|度|巻|紙|以上|番)/u,
  en: /^(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twice|once|half|last|next)\b)/iu,
}
/** A clause that says something of the thing tells more than its name. */
const CLAUSE_WORTH = 0.2
/** What a word costs that only one of them says. */
const ALONE = 0.12
/** A title is no speech: 取れないんですよ is 取れない. */
const SPOKEN_END_JA =
  /(?<=[いたるうくすつぬむぶぐん])(?:ん|の)?(?:です|だ)(?:よね|かね|けど|[よねわ])*$|(?<=[いたるん])(?:よね|[よねわ])$/u

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
    const shared = new Set([...all(said)].filter((word) => said.filter((words) => words.has(word)).length > 1))
    const found = quotes
      .slice(0, MOST_QUOTES_READ)
      .flatMap(candidatesIn)
      .map((candidate) => Object.assign(candidate, { worth: worthOf(candidate, weight, shared) }))
      .toSorted((a, b) => b.worth - a.worth)
    const best = found.find(({ text }) => !used.has(plain(text)))
    const title = best?.text ?? firstWords(quotes, used)
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
    .filter((phrase) => fits(phrase, language) && isName(phrase, quote, language))
  return [
    ...clauses.map((text) => ({ text: text.replace(SPOKEN_END_JA, ''), isClause: true })),
    ...[...nouns, ...named].map((text) => ({ text, isClause: false })),
  ]
}

/** A word that ends where it is cut from its verb (探 of 探していた), counts something or stands alone as a verb names nothing. */
function isName(phrase: string, quote: string, language: Language): boolean {
  if (/^[\p{N}\p{Script=Hiragana}\s]+$/u.test(phrase) || COUNT[language].test(phrase)) return false
  if (language === 'en') return phrase.includes(' ') || nouns(quote).has(phrase.toLowerCase())
  const after = quote.slice(quote.indexOf(phrase) + phrase.length)
  return after === '' || AFTER_NOUN.test(after)
}

/** English words that stand behind an article or a possessive. */
function nouns(quote: string): Set<string> {
  const found = quote
    .toLowerCase()
    .matchAll(/\b(?:the|an?|my|our|your|his|her|their|this|that|these|those|no|any)\s+([\p{L}'-]+)/gu)
  return new Set([...found].map(([, noun = '']) => noun))
}

/** What several say of it makes a title; what only one of them adds makes it longer. */
function worthOf({ text, isClause }: Candidate, weight: (word: string) => number, shared: ReadonlySet<string>): number {
  const words = [...stemSet(text)]
  if (words.length === 0) return 0
  const common = words.filter((word) => shared.has(word))
  if (shared.size > 0 && common.length === 0) return 0
  const said = common.length > 0 ? common : words
  const sum = said.reduce((total, word) => total + weight(word), 0)
  const alone = common.length > 0 ? words.length - common.length : 0
  return sum / Math.sqrt(said.length) - ALONE * alone + (isClause && words.length > 1 ? CLAUSE_WORTH : 0)
}

function fits(text: string, language: Language): boolean {
  if (text === '' || MASK.test(text)) return false
  return language === 'ja'
    ? Array.from(text).length <= LONGEST.ja
    : text.split(/\s+/u).length <= LONGEST.en && text.length <= 60
}

/** Where nothing of a card can stand as a title: how its most telling quote begins, as much as fits. */
function firstWords(quotes: readonly string[], used: ReadonlySet<string>): string {
  const begun = quotes.map((quote) => {
    const language = detectLanguage(quote)
    const plainQuote = quote.replaceAll(new RegExp(MASK, 'gu'), '…')
    return language === 'ja'
      ? Array.from(plainQuote)
          .slice(0, LONGEST.ja - 1)
          .join('')
      : plainQuote.split(/\s+/u).slice(0, LONGEST.en).join(' ')
  })
  const free = begun.find((text) => !used.has(plain(text))) ?? begun[0] ?? ''
  return `${free.replace(/[。.、,…\s]+$/u, '')}…`
}

function all(sets: readonly ReadonlySet<string>[]): Set<string> {
  const found = new Set<string>()
  for (const set of sets) for (const word of set) found.add(word)
  return found
}

function stemSet(text: string): Set<string> {
  return new Set(tellingWords(text, detectLanguage(text)).map(stem))
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s。.!！]+/gu, '')
}
