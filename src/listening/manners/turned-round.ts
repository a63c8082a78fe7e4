import { contentWords, type Language, segments, stem } from '#text/index.ts'
import { areOpposite } from '#text/opposites/opposites.ts'
import { joinOkurigana } from '#text/words/segments.ts'
import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { oncePer } from './once.ts'
import { partsOf } from './parts.ts'
import { swappedRoles } from './roles.ts'
import { turnedWishes } from './wishes.ts'

interface Clause {
  text: string
  /** Without what denies twice or not at all. */
  bare: string
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
  /かもしれない|かもしれません|なければ(?:なら|いけ)(?:ない|ません)|なくては(?:なら|いけ)(?:ない|ません)|ないと(?:いけない|困る|だめ)|(?:では|じゃ)ないで(?:すか|しょうか)|にちがいない|しか(?:\p{L}{1,5})?(?:ない|なく|なかっ|ません)|\bnot only\b|\bno doubt\b|\bno wonder\b|\bright (?:now|away)\b|\bgo(?:es|ing)? wrong\b/gu
const DENIES: Readonly<Record<Language, RegExp>> = {
  ja: /無理|不可能|ない|なかっ|なくな|なくて|なく(?=、|$)|ません|ずに|ず(?=$)|(?<=[かがさたなばまらわえけげせてねべめれ])ず(?!つ|っと|れ|い|か)|無い|無く|無し|なし(?=で|に|$)|いなくな/gu,
  en: /\b(?:not|no|never|nobody|none|nothing|without|cannot|hardly|nowhere)\b|n't\b/gu,
}
/** What is not done after all: 飲み忘れる, “refuses to wear”. Denied itself, it is done. */
const NOT_DONE: Readonly<Record<Language, RegExp>> = {
  ja: /(?<=\p{Script=Han}[いきしちにみりえけせてねめれべぎび])(?:忘れ|損ね|そこね|にく[いく]|づら[いく]|きれず)/gu,
  en: /\b(?:refus(?:e|es|ed)|fail(?:s|ed)?|forg[eo]ts?|unable) to\b|\bruns? out of\b|\black(?:s|ed)?\b/gu,
}
/** 「…ように聞こえました」: what the listener did with it. */
const TAKEN_SO = /(?:ように|そうに|そうだと|だと|と)(?:聞こえ|感じ|思い|受け取り|見え|伺い|承り)[^、。]{0,12}$/u
/** 声をかけてくれない denies the かける. */
const HELPED = /て(?:くれ|もらえ|もらわ|いただけ|くださら|い)(?=な[いかくけ]|ませ)/gu
/** Whoever is out is not in; both are small words that say little elsewhere. */
const OUT = /\b((?:is|are|was|were|am)(?: \w+)?) out\b(?! of)/u
const IN = /\b((?:is|are|was|were|am)(?: \w+)?) in\b(?= (?:when|while|if|at)\b|\s*$)/u
const WISHED = /れば|たら|なら|ほし|たい|\b(?:would|could|if|wish|hope|want)\b/u
/** What takes away denies without saying no: it agrees with a denial and with none. */
const TAKES_AWAY =
  /失|奪|削|消え|減|足り|取られ|追われ|にく|づら|がた|難|欠|漏れ|遅|止ま|途切|\b(?:los\w+|lack\w*|short|run(?:s|ning)? out|gone|eats?|cuts?|costs?|takes? away|fail\w*|stop\w*|miss\w*|too|instead|hard\w*|difficult\w*|drop\w*|barely|only|forg[eo]t\w*|unread\w*|illegib\w*|unclear|squeez\w*|leav\w+)\b/u

/** The opposite of what the person said, in their own words: of a fact, a wish, or of who did what. A question turns nothing round, but one that reads back. */
export function turnedRound(text: string, ground: Ground, readsBack = false): string[] {
  return [
    ...turnedFacts(text, ground, readsBack),
    ...turnedWishes(text, ground, readsBack),
    ...swappedRoles(text, ground, readsBack),
  ]
}

function turnedFacts(text: string, ground: Ground, readsBack: boolean): string[] {
  const { language } = ground
  const parts = partsOf(fold(text).replaceAll(MASKS, ' ')).map((part) => part.text)
  const telling = new Set(parts.filter((part) => readsBack || !/[?？]\s*$/u.test(part)))
  const told = clausesOf([...telling].join('\n'), language)
  const said = clausesSaid(ground)
  return told.flatMap((clause) => {
    const same = said.filter((theirs) => clause.wished === theirs.wished && shared(clause, theirs) >= 1)
    const turned = same.find((theirs) => {
      const word = turnedWord(clause, theirs)
      return word !== null && !said.some((other) => shared(clause, other) >= 1 && agrees(clause, other, word))
    })
    return turned === undefined ? [] : [`"${clause.text.trim()}" says the opposite of "${turned.text.trim()}"`]
  })
}

const clausesSaid = oncePer(({ language, saidLines }: Ground) => clausesOf(saidLines.map(fold).join('\n'), language))

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

/** One of two texts on the same says no, and the other does not. */
export function deniesOtherwise(text: string, other: string, language: Language): boolean {
  const saysNo = (each: string) => plainly(fold(each), language).search(DENIES[language]) >= 0
  return saysNo(text) !== saysNo(other) && !TAKES_AWAY.test(fold(text)) && !TAKES_AWAY.test(fold(other))
}

function clausesOf(text: string, language: Language): Clause[] {
  return [...new Set(text.split(CUTS[language]))]
    .map((piece) => {
      const bare = plainly(piece, language)
      const words = new Map(contentWords(bare, language).map((word) => [stem(word), word]))
      const all = new Map([...allWords(bare, language).map((word) => [stem(word), word] as const), ...words])
      const denied = deniedIn(bare, language)
      return {
        text: piece,
        bare,
        words,
        all,
        denied,
        saysNo: bare.search(DENIES[language]) >= 0,
        wished: WISHED.test(bare),
      }
    })
    .filter(({ words }) => words.size > 0)
}

function plainly(piece: string, language: Language): string {
  const bare = piece
    .replaceAll(NO_DENIAL, ' ')
    .replace(TAKEN_SO, '')
    .replaceAll(HELPED, '')
    .replace(OUT, '$1 absent')
    .replace(IN, '$1 present')
  if (bare.search(NOT_DONE[language]) < 0) return bare
  return bare.search(DENIES[language]) < 0
    ? bare.replaceAll(NOT_DONE[language], language === 'ja' ? 'ない' : 'not')
    : bare.replaceAll(NOT_DONE[language], ' ').replaceAll(DENIES[language], ' ')
}

function allWords(text: string, language: Language): string[] {
  return joinOkurigana(segments(text, language)).flatMap(({ text: word }) =>
    /[\p{Script=Han}]|[a-z]{3}/u.test(word) && word.search(DENIES[language]) < 0 ? [word] : [],
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
  return found !== undefined && !TAKES_AWAY.test(b.bare.replaceAll(b.words.get(found) ?? '', '')) ? found : null
}

/** They say it so as well, somewhere else. */
function agrees(clause: Clause, theirs: Clause, word: string): boolean {
  return theirs.all.has(word) && clause.denied.has(word) === theirs.denied.has(word)
}
