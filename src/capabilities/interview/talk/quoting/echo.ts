import { segments, sentences } from '#text/index.ts'
import type { Language } from '../../contract.ts'
import { neighbouringClauses } from './neighbouring-clauses.ts'
import { cutReply } from './cut-reply.ts'
import { withoutClosing } from '../hearing/closing-words.ts'
import { withoutFiller } from '../hearing/fillers.ts'
import { MASK, saysNothing } from '../hearing/says-nothing.ts'
import { weightOf } from './importance.ts'
import { plain } from '../hearing/clauses.ts'

const LONGEST: Record<Language, number> = { ja: 32, en: 72 }
const SHORTEST = 2
const MOST_SENTENCES = 20
/** Cut out of a longer sentence, less than this stands for nothing. */
const SHORTEST_CLAUSE: Record<Language, RegExp> = { ja: /^.{6}/u, en: /^\S+\s+\S+\s+\S+/u }
/** What a verb or an adjective goes on from; the sentence stands without it. */
const GOES_ON_JA =
  /(?:(?<=です|ます|ました|でした|ません|[いたるうくすつぬむんだ])(?:けれども|けれど|けど|ので|のに)|(?<=です|ます|ました|でした|ません|[いた])(?:が|から)|(?<=[いるただん])し)$/u
/** The middle of a sentence, as which it is then shown. */
const UNFINISHED_JA =
  /(?<!すべ|全|初め|はじめ|改め|あえ|とっ)(?:[くしっいきけれせえねめべげじてちにみりびぎ]て|んで|[れえかわさらけせ]ず|ながら|たら|れば)$/u
/** Part of a sentence whose beginning is not there. */
const LEADS_IN_EN =
  /^(?:when|whenever|while|although|though|since|unless|until|if|because|that|was|were|is|are|had|has|have|did|does)\b/iu

/** A few of the person's own words that stand for what they said; null when nothing in it can be picked up. */
export function echoOf(text: string, language: Language, most = LONGEST[language]): string | null {
  const said = sentences(text.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, ''))
    .slice(0, MOST_SENTENCES)
    .map((sentence) => withoutFiller(withoutClosing(sentence.text)))
    .filter((sentence) => isLongEnough(sentence) && !saysNothing(sentence))
  const parts = said
    .flatMap((sentence) => neighbouringClauses(sentence, language, most))
    .map((words) => finish(withoutFiller(words), language))
    .filter((words) => SHORTEST_CLAUSE[language].test(words) && !/^which\b/iu.test(words))
  const whole = said.map((sentence) => finish(sentence, language))
  const fitting = [...whole, ...parts].filter((part) => part !== '' && part.length <= most)
  return byWorth(fitting, language).find((part) => !saysNothing(part) && !holdsDetail(part)) ?? null
}

/** A masked number or address is nothing to repeat to whoever gave it; a person may be what the matter is about. */
function holdsDetail(part: string): boolean {
  return (part.match(MASK) ?? []).some((mask) => !/^\[(?:氏名|NAME)/u.test(mask))
}

/** A single letter says nothing, a single 朝 does. */
function isLongEnough(sentence: string): boolean {
  const words = plain(sentence)
  return words.length >= SHORTEST || /^\p{Script=Han}$/u.test(words)
}

/** What says most first. Who was spoken of matters less than what was said. */
function byWorth(parts: readonly string[], language: Language): string[] {
  const worth = (part: string) => {
    const isUnfinished = language === 'ja' ? part.endsWith('…') : LEADS_IN_EN.test(part)
    return (
      weightOf(part, language) * 10 +
      (part.length * 10) / LONGEST[language] -
      (isUnfinished ? 8 : 0) -
      (SHORTEST_CLAUSE[language].test(part) ? 0 : 8) -
      (part.match(MASK) === null ? 0 : 5)
    )
  }
  return parts.toSorted((one, other) => worth(other) - worth(one))
}

/** The words so that they can stand in quotes: without the marks around them, and without what leads elsewhere. */
function finish(words: string, language: Language): string {
  const bare = tidy(words.replace(/^(?:because|'cause)\s+/iu, ''))
  if (language === 'en') return nested(bare, language)
  const ended = withoutCopula(bare.replace(GOES_ON_JA, ''))
  return nested(UNFINISHED_JA.test(ended) ? `${ended}…` : ended, language)
}

/** 「検索です」 reads better as 「検索」, and is still what was said. */
function withoutCopula(words: string): string {
  return words.replace(
    /(?:(?<=[^んの])(?:です|でした|でございます)|(?<=[\p{Script=Han}\p{Script=Katakana}ー])だ)(?:ね|よ|よね|かね|かな)?$/u,
    '',
  )
}

/** Quotes inside a quote are written as such, and brackets only in pairs. */
export function nested(words: string, language: Language): string {
  const turned =
    language === 'ja'
      ? words.replaceAll('「', '『').replaceAll('」', '』').replaceAll(/["“”]/gu, '')
      : words.replaceAll(/["“]([^"“”]*)["”]/gu, '‘$1’').replaceAll(/["“”]/gu, '')
  return isPaired(turned) ? turned : turned.replaceAll(/[「」『』（）()]/gu, '').trim()
}

function isPaired(text: string): boolean {
  const open: string[] = []
  for (const character of text) {
    const at = '」』）)'.indexOf(character)
    if ('「『（('.includes(character)) open.push(character)
    else if (at >= 0 && open.pop() !== '「『（('.charAt(at)) return false
  }
  return open.length === 0
}

/** As much of a text as a summary can carry, up to a sentence, a clause, a word, or the limit itself. */
export function clip(text: string, most: number): string {
  const line = tidy(text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, ' '))
  if (line.length <= most) return line
  const cut = cutReply(line, most - 1)
  const hasEnd = /[。？！.?!」』）)"'”’]$/u.test(cut)
  const upTo = line.slice(0, cut.length + 1)
  const clause = /^.{8,}(?=[、,;，；])/su.exec(upTo)?.[0]
  const word = /^.{8,}(?=\s)/su.exec(upTo)?.[0] ?? wholeWords(cut)
  return `${tidy(hasEnd ? cut : (clause ?? word ?? cut))}…`
}

/** The last word of a cut text may be half a word, unless it is all there is. */
function wholeWords(cut: string): string {
  const last = segments(cut).at(-1)
  return last === undefined || last.start < cut.length / 2 ? cut : cut.slice(0, last.start)
}

function tidy(text: string): string {
  const bare = text.trim().replaceAll(/^[\s"“、,・]+|[\s"”、,，。.!！;；:：]+$/gu, '')
  return /^「[^「」]*」$|^『[^『』]*』$/u.test(bare) ? bare.slice(1, -1) : bare
}
