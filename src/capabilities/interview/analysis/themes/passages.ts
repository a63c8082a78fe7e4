import { type Language, sentences } from '#kernel/text/index.ts'
import { aspectProfile, aspectSimilarity } from './aspect-profile.ts'
import { listItems } from '../../talk/list-items.ts'
import { isFelt, namedIn } from './felt-words.ts'

/** A piece of a message about one thing: whole sentences, or the items of a list, each verbatim. */
export interface Passage {
  sentences: string[]
}

const BULLET = /^\s*(?:[-*•・●◦▪]|[0-9０-９]{1,2}[.)．）、]|[①-⑳]|\([0-9]{1,2}\))\s*/u
const SWITCH: Readonly<Record<Language, RegExp>> = {
  ja: /^(?:あと(?:は|、|\s)|それと|それから|他には?|ほかには?|もう(?:一つ|ひとつ|1つ)|また、|次に|[一二三四五]つ目|別の|ついでに|加えて|さらに)/u,
  en: /^(?:also\b|another\b|and also|besides|secondly|thirdly|second,|third,|then there|apart from that|on top of that|oh,? and|plus,?\s|one more|the other thing|next,|in addition)/iu,
}
/** Between items that were strung together: 送料が高いし、検索も使いにくいし. */
const STRUNG: Readonly<Record<Language, RegExp>> = {
  ja: /(?<=し)、|[／/;；]|(?<=とか)、/u,
  en: /;\s*|\s\/\s/u,
}
const NOT_THE_SAME = 0.3
/** Of one message; who writes more than this has said what it is about. */
const MOST_SENTENCES = 40

export function passages(message: string, language: Language): Passage[] {
  const found: Passage[] = []
  let left = MOST_SENTENCES
  for (const line of message.split(/[\r\n\u2028\u2029]+/u)) {
    let open: Passage | undefined
    for (const { text } of sentences(line.replace(BULLET, '')).slice(0, left)) {
      left--
      const listed = items(text, language)
      for (const piece of listed) {
        if (open !== undefined && listed.length === 1 && !startsAnew(open, piece, language)) open.sentences.push(piece)
        else found.push((open = { sentences: [piece] }))
      }
    }
  }
  return found
}

/** Two remarks one after the other are two passages when both are felt and the frame says they are about different things. */
function startsAnew(open: Passage, next: string, language: Language): boolean {
  if (SWITCH[language].test(next)) return true
  const before = open.sentences.at(-1) ?? ''
  if (!isFelt(next, language) || !isFelt(before, language)) return false
  const likeness = aspectSimilarity(aspectProfile(before, language), aspectProfile(next, language))
  return likeness !== undefined && likeness < NOT_THE_SAME
}

/** What one sentence lists, as the conversation itself counted it; each item stands in the message as it is. */
function items(sentence: string, language: Language): string[] {
  const strung = trimmed(sentence.split(STRUNG[language]))
  if (strung.length > 1 && strung.every((item) => isItem(item, language))) return strung
  const listed = listItems(sentence).filter((item) => sentence.includes(item))
  return listed.length > 1 && listed.every((item) => isItem(item, language)) ? listed : [sentence]
}

/** It says something, and of what: "it is confusing" belongs to what stands beside it. */
function isItem(item: string, language: Language): boolean {
  return isFelt(item, language) && namedIn(item).length > 0
}

function trimmed(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
