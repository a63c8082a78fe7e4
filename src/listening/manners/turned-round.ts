import { contentWords, type Language, segments, stem } from '#text/index.ts'
import { areOpposite } from '#text/opposites/opposites.ts'
import { joinOkurigana } from '#text/words/segments.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { partsOf } from './parts.ts'

interface Clause {
  text: string
  /** By stem, with the word as it stood. */
  words: ReadonlyMap<string, string>
  /** Also those that carry little by themselves: “same”, 同じ. */
  all: ReadonlyMap<string, string>
  /** Those of them that a no, a not or a ない is about. */
  denied: ReadonlySet<string>
  /** Whether it says no at all, to whatever. */
  saysNo: boolean
  /** It tells how things would be, not how they are. */
  wished: boolean
}

/** How much of the smaller of two clauses has to be in the other for both to speak of one thing. */
const OF_ONE_THING = 0.5
const SHARED = 2
const NEARLY = 0.8
/** Between a word and its ない: 書か|ない, 時間|が|ない, 読め|なく. */
const ENDING = 3

const CUTS: Readonly<Record<Language, RegExp>> = {
  ja: /[。、！？!?\n]|(?<=けど|けれど|ので|のに|(?<=[たるい])が)(?=[^、])/u,
  en: /[.,;:!?\n—–]|\b(?:and|but|because|so|while|although|which|since)\b/u,
}
/** Two denials, or none: かもしれない, なければならない, “not only”. */
const NO_DENIAL =
  /かもしれない|かもしれません|なければ(?:なら|いけ)(?:ない|ません)|なくては(?:なら|いけ)(?:ない|ません)|ないと(?:いけない|困る|だめ)|(?:では|じゃ)ないで(?:すか|しょうか)|にちがいない|しかない|しか\p{L}{1,5}ない|\bnot only\b|\bno doubt\b|\bno wonder\b/gu
const DENIES: Readonly<Record<Language, RegExp>> = {
  ja: /ない|なかっ|なくな|なくて|なく(?=、|$)|ません|ずに|ず(?=$)|(?<=[かがさたなばまらわえけげせてねべめれ])ず(?!つ|っと|れ|い|か)|無い|無く|無し|なし(?=で|に|$)|いなくな/gu,
  en: /\b(?:not|no|never|nobody|none|nothing|without|cannot|hardly|nowhere)\b|n't\b/gu,
}
/** 「…ように聞こえました」: what the listener did with it. */
const TAKEN_SO = /(?:ように|そうに|そうだと|だと|と)(?:聞こえ|感じ|思い|受け取り|見え|伺い|承り)[^、。]{0,12}$/u
const WISHED = /れば|たら|なら|ほし|たい|\b(?:would|could|if|wish|hope|want)\b/u
/** What takes away denies without saying no: it agrees with a denial and with none. */
const TAKES_AWAY =
  /失|奪|削|消え|減|足り|取られ|追われ|にく|づら|がた|難|欠|漏れ|遅|止ま|途切|\b(?:los\w+|lack\w*|short|run(?:s|ning)? out|gone|eats?|cuts?|costs?|takes? away|fail\w*|stop\w*|miss\w*|too|instead|hard\w*|difficult\w*|drop\w*|barely|only|forg[eo]t\w*|unread\w*|illegib\w*|unclear|squeez\w*|leav\w+)\b/u

/** The opposite of what the person said, in their own words. A question turns nothing round, but one that reads back. */
export function turnedRound(text: string, { language, saidLines }: Ground, readsBack = false): string[] {
  const told = partsOf(fold(text).replaceAll(MASKS, ' '))
    .filter((part) => readsBack || !/[?？]\s*$/u.test(part.text))
    .flatMap((part) => clausesOf(part.text, language))
  const said = saidLines.flatMap((line) => clausesOf(fold(line), language))
  return told.flatMap((clause) => {
    const same = said.filter((theirs) => clause.wished === theirs.wished && shared(clause, theirs) >= 1)
    const turned = same.find((theirs) => {
      const word = turnedWord(clause, theirs)
      return word !== null && !said.some((other) => shared(clause, other) >= 1 && agrees(clause, other, word))
    })
    return turned === undefined ? [] : [`"${clause.text.trim()}" says the opposite of "${turned.text.trim()}"`]
  })
}

/** Nearly word for word what a line says, but one says no and the other does not. */
export function deniesInstead(text: string, lines: readonly string[], language: Language): string[] {
  const read = (each: string) => {
    const bare = fold(each).replaceAll(NO_DENIAL, ' ')
    return { words: new Set(contentWords(bare, language).map(stem)), saysNo: bare.search(DENIES[language]) >= 0 }
  }
  const own = read(text)
  const turned = lines.find((line) => {
    const theirs = read(line)
    const both = [...own.words].filter((word) => theirs.words.has(word)).length
    return own.saysNo !== theirs.saysNo && both >= 3 && both >= NEARLY * Math.max(own.words.size, theirs.words.size)
  })
  return turned === undefined ? [] : [`says the opposite of "${turned}"`]
}

function clausesOf(text: string, language: Language): Clause[] {
  return text
    .split(CUTS[language])
    .map((piece) => {
      const bare = piece.replaceAll(NO_DENIAL, ' ').replace(TAKEN_SO, '')
      const words = new Map(contentWords(bare, language).map((word) => [stem(word), word]))
      const all = new Map([...allWords(bare, language).map((word) => [stem(word), word] as const), ...words])
      const denied = deniedIn(bare, language)
      return { text: piece, words, all, denied, saysNo: bare.search(DENIES[language]) >= 0, wished: WISHED.test(bare) }
    })
    .filter(({ words }) => words.size > 0)
}

function allWords(text: string, language: Language): string[] {
  return joinOkurigana(segments(text, language)).flatMap(({ text: word }) =>
    /[\p{Script=Han}]|[a-z]{3}/u.test(word) ? [word] : [],
  )
}

/** Japanese denies the word before, English the one after. */
function deniedIn(text: string, language: Language): Set<string> {
  const found = Array.from(text.matchAll(DENIES[language]), ({ index, 0: no }) => {
    if (language === 'en') return contentWords(text.slice(index + no.length), language)[0]
    const before = text.slice(0, index)
    const word = contentWords(before, language).at(-1)
    const between = word === undefined ? '' : before.slice(before.lastIndexOf(word) + word.length)
    return between.length <= ENDING && !between.startsWith('て') ? word : undefined
  })
  return new Set(found.flatMap((word) => (word === undefined ? [] : [stem(word)])))
}

/** Words both have, as long as both speak of one thing. */
function shared(a: Clause, b: Clause): number {
  const both = [...a.words.keys()].filter((word) => b.words.has(word)).length
  return both / Math.min(a.words.size, b.words.size) >= OF_ONE_THING ? both : 0
}

/** The clause's own word that turns the other round. */
function turnedWord(clause: Clause, theirs: Clause): string | null {
  for (const [key, word] of clause.all)
    for (const [otherKey, other] of theirs.all)
      if (!theirs.all.has(key) && !clause.all.has(otherKey) && areOpposite(word, other))
        return clause.saysNo === theirs.saysNo ? key : null
  return deniedOnly(clause, theirs) ?? deniedOnly(theirs, clause)
}

function deniedOnly(a: Clause, b: Clause): string | null {
  if (b.saysNo || shared(a, b) < SHARED) return null
  const found = [...a.denied].find((word) => b.words.has(word))
  return found !== undefined && !TAKES_AWAY.test(b.text.replaceAll(b.words.get(found) ?? '', '')) ? found : null
}

/** They say it so as well, somewhere else. */
function agrees(clause: Clause, theirs: Clause, word: string): boolean {
  return theirs.all.has(word) && clause.denied.has(word) === theirs.denied.has(word)
}
