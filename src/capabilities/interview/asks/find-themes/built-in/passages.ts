import type { Language } from '#text/index.ts'
import { aspectProfile, aspectSimilarity } from '../aspects/aspect-profile.ts'
import { hearAnswer, isContent } from '../../../talk/heard-answers.ts'
import { listItems } from '../../../talk/hearing/list-items.ts'
import { cuesIn } from '../aspects/cue-index.ts'
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
/** Between items that were strung together: 送料が高いし、検索も使いにくいし or 遅いのと、多いのと. */
const STRUNG: Readonly<Record<Language, RegExp>> = {
  ja: /(?<=し)、|[／/;；]|(?<=とか)、|(?<=[いるたなだ]の|こと|ところ|点)と、?(?=[\p{Script=Han}\p{Script=Katakana}a-z、])(?![同違思言比異])/iu,
  en: /;\s*|\s\/\s|\s*\(?\b[1-9][.)]\s+/u,
}
/** Between two things that may each be a whole: search is slow and delivery was late, 検索が遅くて、通知も多い. */
const COORDINATED: Readonly<Record<Language, RegExp>> = {
  ja: /(?<=[くし]て?)、(?=[\p{Script=Han}\p{Script=Katakana}ー]{1,10}も)/u,
  en: /,?\s+(?:and|plus|as well as)\s+/iu,
}
/** A thing of its own starts with what it is about; what begins otherwise goes on about the one before. */
const OWN_START: Readonly<Record<Language, RegExp>> = {
  ja: /^/u,
  en: /^(?:(?:also|honestly|well|and|mainly)[,\s]+)*(?:the|there (?:is|are)|too (?:many|much)|i (?:get|hate|dislike|receive)|your|their|(?!(?:i|it|she|he|they|we|you|my|our|this|that|then|so|a|an|people|suddenly|no|not|never|nobody|have|had|has|was|were|is|are|get|gets|got|gives?|does|did|cry|even|still|now|when|one|two|three|five|looking)\b)[a-z-]+)\s/iu,
}
const NOT_THE_SAME = 0.3
/** Of one message; who writes more than this has said what it is about. */
const MOST_SENTENCES = 40

export function passages(message: string, language: Language): Passage[] {
  const found: Passage[] = []
  let left = MOST_SENTENCES
  for (const line of message.split(/[\r\n\u2028\u2029]+/u)) {
    let open: Passage | undefined
    const said = hearAnswer(line.replace(BULLET, ''), language).filter(isContent)
    for (const { text } of said.slice(0, left)) {
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
  if (isList(strung, language)) return strung
  const listed = listItems(sentence, language).filter((item) => sentence.includes(item))
  if (isList(listed, language)) return listed
  const coordinated = trimmed(sentence.split(COORDINATED[language]))
  return areDifferentThings(coordinated, language) ? coordinated : [sentence]
}

function isList(pieces: readonly string[], language: Language): boolean {
  return pieces.length > 1 && pieces.every((item) => isItem(item, language)) && !isOneThing(pieces, language)
}

/** Every one of them is something by itself, and the frame is sure that no two of them are about the same. */
function areDifferentThings(pieces: readonly string[], language: Language): boolean {
  if (pieces.length < 2 || !pieces.every((piece) => isItem(piece, language) && OWN_START[language].test(piece)))
    return false
  const profiles = pieces.map((piece) => sureAspects(piece, language))
  const all = profiles.flatMap((mine) => [...mine])
  return profiles.every((mine) => mine.size > 0) && new Set(all).size === all.length
}

function sureAspects(piece: string, language: Language): Set<string> {
  const cues = cuesIn(piece, language)
  return cues.some(({ strong }) => strong) ? new Set(cues.map(({ aspect }) => aspect)) : new Set()
}

/** Two clauses about the same thing are what happened and what came of it. */
function isOneThing([first = '', second = '', ...more]: readonly string[], language: Language): boolean {
  const likeness = aspectSimilarity(aspectProfile(first, language), aspectProfile(second, language))
  return more.length === 0 && likeness !== undefined && likeness >= NOT_THE_SAME
}

/** It says something, and of what: "it is confusing" belongs to what stands beside it. */
function isItem(item: string, language: Language): boolean {
  const says = isFelt(item, language) || cuesIn(item, language).some(({ strong }) => strong)
  return says && namedIn(item).length > 0
}

function trimmed(pieces: readonly string[]): string[] {
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}
