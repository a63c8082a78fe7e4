import { contentWords, type Language, stem } from '#text/index.ts'
import { areOpposite } from '#text/opposites/opposites.ts'
import { fold } from './fold.ts'
import type { Ground } from './ground.ts'
import { oncePer } from './once.ts'
import { partsOf } from './parts.ts'

/** What somebody wants done: by whom, and whether they want it or not. */
interface Wish {
  text: string
  /** The kanji or the stem of what is to happen; null where a sentence does not say it plainly. */
  deed: string | null
  /** Everything that stands in the wish. */
  words: readonly string[]
  /** 言いたい is mine to do, 言ってほしい another's. */
  doer: 'self' | 'other' | 'any'
  denied: boolean
}

const CUTS: Readonly<Record<Language, RegExp>> = {
  ja: /[。、！？!?\n]|という|って(?=思|こと|願|言)/u,
  en: /[.,;:!?\n—–]|\b(?:because|but|so that|which|although)\b/u,
}
const BECOMES_JA =
  /([\p{Script=Han}々]+)[ぁ-ん]{0,4}(?:よう|こと)(?:に|が)(?:なり|し|でき)た(?:い|く|かっ)(な(?:い|かっ))?/gu
const SELF_JA =
  /([\p{Script=Han}々]+|やめ|なく|はず)(?:[いきしちにみりぎびえけせてねめれげべ]|ませ|され|なれ)?(?:て(?:い|お)?)?た(?:い|く|かっ|けれ|がっ)(な(?:い|かっ)|ありませ)?/gu
const OTHER_JA =
  /([\p{Script=Han}々]+|やめ|ほっと|なくなっ)(?:[いきしちにみりぎびえけせてねめれげべっん]|ませ)?[てで](?:い)?(?:(?:ほし|欲し)|もらいた|いただきた)[いくか]?(くな(?:い|かっ)|な(?:い|かっ)|くありませ)?/gu
const WISHED_EN =
  /\b(?:want(?:s|ed)?|wish(?:es|ed)?|hop(?:e|es|ed|ing)|(?:would|'d) (?:have )?(?:liked?|loved?|prefer(?:red)?|rather)|should|ought to)\b(.*)$/u
const DENIED_EN = /\b(?:not|no|never|nobody|none|stop\w*|avoid\w*)\b|n't\b/u
/** What happens anyway, whoever wants what. */
const PLAIN_DEEDS =
  /^(?:する|為|成|出|言|思|作|変|見|知|聞|分|使|持|居|来|行|続|始|終|決|助|考|感|話|伝|残|守|減|増|防|無|be|have|do|make|get|know|see|go|come|keep|find|feel|chang|need|becom|tell|say|let|give|take|put|use|work|help|write|build|creat|start|hav|mak|us)$/u

/** Wishes turned round: wanted where it was not wanted, by another, its opposite, or what was complained of. */
export function turnedWishes(text: string, ground: Ground, readsBack = false): string[] {
  const { language } = ground
  const parts = partsOf(text).map((part) => part.text)
  const telling = new Set(parts.filter((part) => readsBack || !/[?？]\s*$/u.test(part)))
  const told = wishesIn([...telling].join('\n'), language)
  if (told.length === 0) return []
  const { words, said } = saidIn(ground)
  return told.flatMap((wish) => {
    const same = said.filter((theirs) => areOfOneThing(wish, theirs))
    if (same.length > 0) return same.some((theirs) => isSame(wish, theirs)) ? [] : [complaint(wish, same[0]?.text)]
    const opposite = said.find((theirs) => theirs.denied === wish.denied && areTurned(wish, theirs))
    if (opposite !== undefined) return [complaint(wish, opposite.text)]
    const { deed } = wish
    if (deed === null || wish.denied || said.length === 0 || PLAIN_DEEDS.test(deed)) return []
    return words.has(deed) ? [`"${wish.text.trim()}": they told of it and did not wish for it`] : []
  })
}

function areOfOneThing(wish: Wish, theirs: Wish): boolean {
  if (wish.deed !== null) return theirs.deed === wish.deed || theirs.words.includes(wish.deed)
  const both = wish.words.filter((word) => theirs.words.includes(word)).length
  return both > 0 && both * 2 >= Math.max(wish.words.length, theirs.words.length)
}

/** One of its words lies at the other end of what they wished for. */
function areTurned(wish: Wish, theirs: Wish): boolean {
  return wish.words.some(
    (word) =>
      !theirs.words.includes(word) &&
      theirs.words.some((other) => !wish.words.includes(other) && areOpposite(word, other)),
  )
}

const saidIn = oncePer(({ language, saidLines }: Ground) => {
  const lines = [...new Set(saidLines.map(fold))]
  const words = lines.flatMap((line) => contentWords(line, language).map((word) => keyOf(word, language)))
  return { words: new Set(words), said: lines.flatMap((line) => wishesIn(line, language)) }
})

function isSame(a: Wish, b: Wish): boolean {
  return a.denied === b.denied && (a.doer === b.doer || a.doer === 'any' || b.doer === 'any')
}

function complaint({ text }: Wish, theirs = ''): string {
  return `"${text.trim()}" is another wish than "${theirs.trim()}"`
}

function keyOf(word: string, language: Language): string {
  return language === 'en' ? stem(word) : (/^[\p{Script=Han}々]+/u.exec(word)?.[0] ?? word)
}

function wishesIn(text: string, language: Language): Wish[] {
  return partsOf(fold(text))
    .flatMap(({ text: part }) => part.split(CUTS[language]))
    .flatMap((clause) => (language === 'ja' ? wishesJa(clause) : wishesEn(clause)))
}

function wishesJa(clause: string): Wish[] {
  const words = wordsOf(clause, 'ja')
  const found = (pattern: RegExp, doer: Wish['doer']) =>
    Array.from(clause.matchAll(pattern), (match): Wish => {
      const [text, deed = ''] = match
      return { text, deed, words, doer, denied: match.at(-1) !== undefined }
    })
  return [...found(BECOMES_JA, 'self'), ...found(SELF_JA, 'self'), ...found(OTHER_JA, 'other')]
}

/** The first deed behind the wish: “want people to sit down” wishes for sitting. */
function wishesEn(clause: string): Wish[] {
  const [whole, behind = ''] = WISHED_EN.exec(clause) ?? []
  if (whole === undefined) return []
  const [until = clause, next = ''] = /^.*?\b(?:to|can|could|may|would) ([a-z]+)/u.exec(behind) ?? []
  const [deed = null] = contentWords(next, 'en').map(stem)
  // “without bothering her” denies the bother, not the wish.
  const denied = DENIED_EN.test(deed === null ? clause : clause.replace(behind, until))
  return [{ text: clause, words: wordsOf(behind, 'en'), doer: 'any', denied, deed }]
}

function wordsOf(text: string, language: Language): string[] {
  const own = language === 'ja' ? Array.from(text.matchAll(/[\p{Script=Han}々]+[ぁ-ん]?|やめ/gu), ([word]) => word) : []
  return [...contentWords(text, language), ...own].map((word) => (language === 'en' ? stem(word) : word))
}
