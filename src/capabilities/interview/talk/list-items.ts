import { isClosingClause } from './closing-words.ts'
import { isOpeningSignal, isUnclear } from './short-answers.ts'
import { plain } from './whole-answer.ts'

const BULLET = /^\s*(?:[-*•・●○◆■◇□▪‣–—]|[(（]?\d{1,2}[.)）．:、]|[①-⑳]|[(（][a-zａ-ｚア-ン][)）])\s*/u
const INLINE_NUMBER = /\s*(?:[①-⑳]|(?<=^|[\s。、,;；])[(（]?\d{1,2}[)）.．](?=\s*\D))\s*/u
const ADDITION_JA =
  /(?<=[。！？!?、\n])\s*(?:あと(?:は|、)|それと|それから|もう(?:一つ|ひとつ|1つ)は?|他にも?|ほかにも?|加えて|さらに|また、|次に|最後に|二つ目は|2つ目は|三つ目は|3つ目は)/u
const ADDITION_EN =
  /(?<=[.!?;,\n])\s*(?:also|and also|another (?:one|thing) is|plus|in addition|besides|secondly|second|thirdly|third|finally|lastly)\b[,:]?\s*/iu
/** A clause that leads on to the next is part of one thing, not a thing of its own. */
const LEADS_ON =
  /(?:て|で|が|けど|けれど|けれども|ので|から|ば|と|たら|のに|ため|とき|時|場合|は|も|を|に|って|しつつ|ながら)$/u
const LEADS_ON_EN = /^(?:so|but|because|which|when|then|who|where|as|if|since|that|while)\b/iu
const FILLER =
  /^(?:えっと|ええと|えーと|あの|その|まあ|うーん|やっぱり|例えば|たとえば|正直|最近|昨日|今日|毎日|毎朝|私は|自分は|基本的に|全体的に)$/u
const LONGEST_PART = { japanese: 40, other: 80 }
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u
/** 〜し、 adds one thing to another. */
const ALSO_JA = /(?<=[いだたるん]し)、/u

/** The separate things one answer lists, in the person's own words. An answer that lists nothing apart is one thing. */
export function listItems(text: string): string[] {
  const lines = text.split(/\n+/u).flatMap((line) => line.split(INLINE_NUMBER))
  const parts = lines.flatMap((line) => additions(line.replace(BULLET, ''))).flatMap(byComma)
  const kept = parts.map(tidy).filter((part) => part !== '' && !saysNothing(part))
  return [...new Map(kept.map((part) => [plain(part), part])).values()]
}

function additions(line: string): string[] {
  return line
    .split(ADDITION_JA)
    .flatMap((part) => part.split(ALSO_JA))
    .flatMap((part) => part.split(ADDITION_EN))
}

/** Three or more short clauses in a row, none of which leads on to the next, are a list. */
function byComma(part: string): string[] {
  const bare = part.replace(/[。.!！?？\s]+$/u, '')
  if (/[。！？!?]|\.\s/u.test(bare)) return [part]
  const pieces = bare
    .split(/[、,，；;／/]|(?<=\S)・(?=\S)|\s(?:and|&)\s(?=[^,]*$)/u)
    .map((piece) => piece.replace(/^\s*and\s/iu, '').trim())
  const items = pieces.filter((piece) => piece !== '' && !saysNothing(piece))
  const isList = items.length >= 3 && items.every(isItem)
  return isList ? items : [part]
}

function isItem(piece: string): boolean {
  const longest = JAPANESE.test(piece) ? LONGEST_PART.japanese : LONGEST_PART.other
  if (piece.length > longest || [...piece].length < 2) return false
  return !LEADS_ON.test(piece) && !LEADS_ON_EN.test(piece) && !FILLER.test(piece)
}

function saysNothing(part: string): boolean {
  const bare = plain(part)
  return bare === '' || isClosingClause(bare) || isOpeningSignal(part) || isUnclear(part)
}

/** Without the marks around it and without a closing sentence at its end. */
function tidy(part: string): string {
  const sentences = part.trim().split(/(?<=[。！？!?])/u)
  while (sentences.length > 1 && isClosingClause(plain(sentences.at(-1) ?? ''))) sentences.pop()
  return sentences
    .join('')
    .replaceAll(/^[\s、,・]+|[\s、,。.!！]+$/gu, '')
    .trim()
}
