import type { Language } from '#text/index.ts'
import type { HeardSentence, Kind } from '../kinds/kinds.ts'
import { isEchoOf } from './echo.ts'
import { CLOSES_ON, COURTEOUS, EXEMPLIFIES, JUDGES, LEADS_IN, NAMES, OPENS, POINTS_BACK, TAIL } from './marks.ts'
import { askedFor, isBare, pointsOnly, wholeOf } from './naming.ts'

/** What an answer says the matter is, apart from what it denies, grants, or says of what was read back. */
export interface Asserted {
  /** The clause that is meant; null when the answer says nothing of its own. */
  heart: HeardSentence | null
  /** The sentence it stands in. */
  whole: HeardSentence | null
  /** Whether the person's own words mark it: "the main thing is …", 「一番は…」. */
  marked: boolean
  /** What else was told, in order. */
  rest: HeardSentence[]
}

const LEAST: Readonly<Record<Language, number>> = { ja: 4, en: 2 }

/**
 * Read from an answer to what was read back, or to the question what matters most: the clause the person marks, else the first
 * they tell. A sentence that only judges, thanks, gives an example or says the question again is none, and a bare word stands
 * with the sentence that says what it means.
 */
export function assertedIn(sentences: readonly HeardSentence[], language: Language, question = ''): Asserted {
  const own = (sentence: HeardSentence): HeardSentence => bare(markedClause(sentence, language) ?? sentence, language)
  const told = sentences.filter(
    (sentence) =>
      isTold(sentence, language) && (sentence.text.includes('「') || !isEchoOf(sentence.text, question, language)),
  )
  const pointed = sentences.findIndex(({ text }) => POINTS_BACK[language].test(straight(text)))
  const before = pointed > 0 ? told.findLast(({ end }) => end <= (sentences[pointed]?.start ?? 0)) : undefined
  // "It's …" marks what it is instead only where something else was denied.
  const denies = sentences.some(({ kind, text }) => DENYING.has(kind) || JUDGES[language].test(straight(text)))
  const marked =
    told.find((sentence) => isMarked(sentence, language)) ??
    (denies ? told.find((sentence) => markedClause(sentence, language) !== null) : undefined)
  const named = before ?? marked
  const chosen = named ?? told[0]
  if (chosen === undefined) return { heart: null, whole: null, marked: false, rest: [] }
  const meaning = named === undefined && isBare(own(chosen).text, language) ? told[1] : undefined
  const rest = told.filter((sentence) => sentence !== chosen && sentence !== meaning).map(own)
  if (meaning === undefined) return { heart: own(chosen), whole: chosen, marked: named !== undefined, rest }
  const heart = pointsOnly(chosen.text, language) ? own(meaning) : wholeOf(chosen, own(meaning), language)
  return { heart, whole: meaning, marked: false, rest }
}

/** Whether an answer, to whatever question, says of something that this is what matters most. */
export function namesTheHeart(sentences: readonly HeardSentence[], language: Language): boolean {
  return sentences.some(
    (sentence, n) => isMarked(sentence, language) || (n > 0 && POINTS_BACK[language].test(straight(sentence.text))),
  )
}

const DENYING: ReadonlySet<Kind> = new Set<Kind>(['no', 'correction'])

/** Whether a sentence says, by itself, that this is what the person means most. */
function isMarked(sentence: HeardSentence, language: Language): boolean {
  return MOST[language].test(straight(sentence.text)) && markedClause(sentence, language) !== null
}

/** Of the marks those that leave no doubt wherever they stand. */
const MOST: Readonly<Record<Language, RegExp>> = {
  en: /\bwhat (?:really |actually )?(?:matters|counts)(?: most| more)?\b|\b(?:main|most important|biggest) (?:thing|reason|point)\b|\bmore important(?:ly)?\b/iu,
  ja: /一番|いちばん|大事なのは|大切なのは|それだけ/u,
}

/** Half a yes tells something behind its mark: "not quite, it's that …". */
const MAY_TELL: ReadonlySet<Kind> = new Set<Kind>(['yes', 'no', 'partly', 'about-the-talk'])

function isTold({ kind, text }: HeardSentence, language: Language): boolean {
  const said = straight(text)
  if (COURTEOUS[language].test(said) || EXEMPLIFIES[language].test(said) || POINTS_BACK[language].test(said))
    return false
  const clause = behindLead(said, language)
  const names = clause !== null || NAMES[language].test(said)
  if (kind !== 'content' && kind !== 'correction' && !(MAY_TELL.has(kind) && names) && !askedFor(said, kind, language))
    return false
  return !JUDGES[language].test(clause ?? said)
}

/** The part of a sentence behind or before its mark; null when it has none. */
function markedClause(sentence: HeardSentence, language: Language): HeardSentence | null {
  const said = straight(sentence.text)
  const behind = behindLead(said, language)
  if (behind !== null) return part(sentence, said.length - behind.length, said.length)
  const closes = CLOSES_ON[language].exec(said)
  if (closes === null || lengthOf(said.slice(0, closes.index), language) < LEAST[language]) return null
  return part(sentence, 0, closes.index)
}

function behindLead(said: string, language: Language): string | null {
  const last = [...said.matchAll(LEADS_IN[language])].at(-1)
  if (last === undefined) return null
  const clause = said.slice(last.index + last[0].length)
  return lengthOf(clause, language) >= LEAST[language] ? clause : null
}

/** Without the words one begins with, and those said to whoever listens. */
function bare(sentence: HeardSentence, language: Language): HeardSentence {
  const said = straight(sentence.text)
  const from = OPENS[language].exec(said)?.[0].length ?? 0
  const end = TAIL[language].exec(said)?.index ?? said.length
  // 「…」です: what somebody puts between quotation marks is what they mean, word for word.
  const quoted = /^「([^「」]{4,})」(?:です|だ|や|ってこと|ということ)*[。\s]*$/u.exec(said.slice(from))
  if (quoted !== null) return part(sentence, from + 1, from + 1 + (quoted[1] ?? '').length)
  return lengthOf(said.slice(from, end), language) < LEAST[language] ? sentence : part(sentence, from, end)
}

function part(sentence: HeardSentence, from: number, to: number): HeardSentence {
  const text = sentence.text.slice(from, to).replace(/[\s。.！!、,]+$/u, '')
  const start = sentence.start + from
  return { ...sentence, kind: 'content', text, start, end: start + text.length }
}

/** The same length as the text, so that places in one are places in the other. */
function straight(text: string): string {
  return text.replaceAll('’', "'")
}

function lengthOf(text: string, language: Language): number {
  return language === 'ja' ? Array.from(text.trim()).length : text.trim().split(/\s+/u).length
}
