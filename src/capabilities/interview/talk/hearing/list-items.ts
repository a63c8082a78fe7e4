import { sentences } from '#text/index.ts'
import { withoutClosing } from './closing-words.ts'
import { withoutFiller } from './fillers.ts'
import type { Language } from '../../contract.ts'
import { hearAnswer, isContent } from '../heard-answers.ts'
import { isAside, isItem, isPair, isRemark } from './item-shape.ts'
import { plain } from './clauses.ts'

const BULLET = /^\s*(?:[-*•・●○◆■◇□▪‣–—]|[(（]?\d{1,2}[.)）．:、]|[①-⑳]|[(（][a-zａ-ｚア-ン][)）])\s*/u
const INLINE_NUMBER = /\s*(?:[①-⑳]|(?<=^|[\s。、,;；])[(（]?\d{1,2}[)）.．](?=\s*\D))\s*/u
const ADDITION_JA =
  /(?<=[。！？!?、\n])\s*(?:あと(?:は|、|(?!で|から|少|すこし|もう|数|何|半|味|片|払|\p{Nd}|[一二三四五六七八九十]))|それと|それから|もう(?:一つ|ひとつ|1つ)は?|他にも?|ほかにも?|加えて|さらに|また、|次に|最後に|二つ目は|2つ目は|三つ目は|3つ目は)/u
const ADDITION_EN =
  /(?<=[.!?;,\n])\s*(?:also|and also|another (?:one|thing) is|plus|in addition|besides|secondly|second|thirdly|third|finally|lastly)\b[,:]?\s*/iu
/** 〜し、 and 〜のと、 add one thing to another. */
const ALSO_JA = /(?<=[いだたるん]し)、|(?<=[いただなうるん])のと、|(?<=こと|点|ところ)と、/u
/** A comma inside a number and a stroke inside a name (CI/CD) hold together. */
const COMMA = /[、，；;]|,(?!\d)|(?<!\d),|\s[／/]\s|(?<=[^\s\w])／(?=[^\s\w])|(?<=\S)・(?=\S)|\s(?:and|&)\s(?=[^,]*$)/u

/** Of one answer; what is longer is an account, not a list. */
const MOST_PIECES = 60

/** The separate things one answer lists, in the person's own words. An answer that lists nothing apart is one thing. */
export function listItems(text: string, language: Language): string[] {
  const saysNothing = (part: string) => !hearAnswer(part, language).some(isContent)
  const lines = text.split(/\n+/u).flatMap((line) => line.split(INLINE_NUMBER))
  const parts = lines
    .flatMap((line) => additions(line.replace(BULLET, '')))
    .flatMap((part) => bySentence(part, saysNothing))
    .flatMap((part) => byComma(part, saysNothing))
  const kept = parts.map(tidy).filter((part) => !saysNothing(part))
  return [...new Map(kept.map((part) => [plain(part), part])).values()]
}

type Says = (part: string) => boolean

function additions(line: string): string[] {
  return line
    .split(ADDITION_JA)
    .flatMap((part) => part.split(ALSO_JA))
    .flatMap((part) => part.split(ADDITION_EN))
}

/** Short sentences that each name something of their own are a list; others belong to one thing. */
function bySentence(part: string, saysNothing: Says): string[] {
  const said = sentences(part)
    .slice(0, MOST_PIECES)
    .filter(({ text }) => !saysNothing(text))
  const [first, last] = [said[0], said.at(-1)]
  if (first === undefined || last === undefined) return []
  const remarks = said.map(({ text }) => withoutFiller(withoutClosing(text)))
  return said.length > 1 && isRemark(remarks) ? remarks : [part.slice(first.start, last.end)]
}

/** Three or more short clauses in a row, none of which leads on to the next, are a list; so are two bare names. */
function byComma(part: string, saysNothing: Says): string[] {
  const bare = withoutFiller(withoutClosing(part)).replace(/[。.!！?？\s]+$/u, '')
  if (sentences(bare).length > 1) return [part]
  const split = bare.split(COMMA)
  if (split.length > MOST_PIECES) return [part]
  const pieces = split
    .map((piece) => piece.replace(/^\s*and\s/iu, '').trim())
    .filter((piece) => piece !== '' && !saysNothing(piece))
  if (pieces.length === 2 && isPair(bare, pieces)) return pieces
  return pieces.length >= 3 && pieces.every((piece) => isItem(piece) && !isAside(piece)) ? pieces : [part]
}

/** Without the marks and sounds around it and without closing words at its end. */
function tidy(part: string): string {
  return withoutFiller(withoutClosing(part))
    .replaceAll(/^[\s、,・]+|[\s、,。.!！]+$/gu, '')
    .trim()
}
