import { contentWords, sentences } from '#text/index.ts'
import { hear, type Kind, writtenLanguage } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { FORBIDDEN } from '../words/forbidden-words.ts'
import { meansIn } from '../means.ts'
import { trimClause } from '../trim-clause.ts'
import { anchorEn } from './anchor-en.ts'
import { anchorJa } from './anchor-ja.ts'
import { WISH_EN } from './english.ts'
import { WISH_JA } from './japanese.ts'

/** What the first message asks for: the What of the session. */
export interface Wish {
  /** The clause that seems to name it, verbatim: to know it again, never to be said. */
  clause: string
  /** What it says, fit to begin a sentence in the language it was written in; null where that is not sure. */
  wanted: string | null
  /** A short noun for it, fit to stand in a question without quotation marks; null where none is to be had. */
  topic: string | null
  /** 「回覧板をアプリにしよう」 / "build a sounding-board AI"; null where the wish has no such form. */
  action: string | null
  language: Language
  /** How-words that are the thing itself, not a means to it. */
  what: string[]
}

const seen = new WeakMap<object, Wish>()

/** Said to whoever listens, behind the thing. */
const ADDRESSED = /\s(?:man|bro|dude|mate|lol)$/iu

/** 「作るっちゅうか、やめたい」 puts the question aside before it answers it. */
const OR_RATHER = /(?:っちゅう|ちゅう|って?いう|て?ゆう|という)か/u

/** The wish of a session, read once for each ask: its rules run on every candidate answer. Goes with the input. */
export function wishOf(input: { language: Language }, anchorMessage: string): Wish {
  const wish = seen.get(input) ?? readWish(anchorMessage, input.language)
  seen.set(input, wish)
  return wish
}

export function readWish(message: string, talk: Language): Wish {
  const written = writtenLanguage(message, talk)
  const language = written === 'other' ? talk : written
  const text = wishClause(message, language)
  const sentence = sentences(message).find((s) => s.text.includes(text))?.text ?? message
  const said = hear(message, { language }).filter(({ kind }) => NAMES_IT.has(kind))
  const plain = said.map((each) => withoutMeansPhrase(each.text.trim(), language))
  const anchor = language === 'ja' ? anchorJa(plain) : anchorEn(plain)
  const what = anchor === null ? meansIn(withoutMeansPhrase(sentence, language)) : meansIn(anchor.wanted)
  const sayable = (slot: string | null | undefined, longest: number): string | null =>
    isSlot(slot ?? null, what, longest) ? (slot ?? null) : null
  const named = anchor?.wanted.replace(ADDRESSED, '')
  const wanted = OR_RATHER.test(named ?? '') ? null : sayable(named, 120)
  return {
    clause: text,
    wanted,
    topic: wanted === null ? null : sayable(anchor?.topic, 40),
    action: wanted === null ? null : sayable(anchor?.action, language === 'ja' ? 32 : 100),
    what,
    language,
  }
}

const NAMES_IT: ReadonlySet<Kind> = new Set<Kind>(['content', 'correction', 'question-back', 'other-language', 'aside'])

const CUTS: Readonly<Record<Language, RegExp>> = {
  ja: /[、，,。！!；;]+|(?<=けど|ですが|ますが|たが|ので)/u,
  en: /[,;.!]+\s+|\s+(?=(?:because|but|since|so that|so (?:i|we|my|our|the|people|that))\b)/iu,
}

/** The clause that says what is wished for; without one the first sentence that says something. Always verbatim. */
function wishClause(message: string, language: Language): string {
  const marker = language === 'ja' ? WISH_JA : WISH_EN
  const content = hear(message, { language }).filter(({ kind }) => kind === 'content' || kind === 'correction')
  const pieces = content.flatMap(({ text }) => text.split(CUTS[language]))
  const clauses = pieces.map((piece) => trimClause(piece, language)).filter((piece) => message.includes(piece))
  const wished = clauses.find((piece) => marker.test(piece) && contentWords(piece, language).length > 0)
  const first = content.map(({ text }) => trimClause(text, language)).find((text) => message.includes(text))
  return (
    [wished, firstSentence(message, language), first].find(
      (text) => text !== undefined && text !== null && text !== '',
    ) ?? message.trim()
  )
}

/** A wish without a verb of wishing is the whole line: "An app so my dad takes his pills". */
function firstSentence(message: string, language: Language): string | null {
  const first = sentences(message)
    .map((sentence) => trimClause(sentence.text, language))
    .find((text) => text !== '')
  return first !== undefined && first.length <= 90 && !/["“”「」『』]/u.test(first) ? first : null
}

/** "… with React", 「Reactで…」: the means a wish names are not what is wished for. */
function withoutMeansPhrase(text: string, language: Language): string {
  if (language === 'en') {
    const tail = /\b(?:with|using|via|in|on|through|on top of|built on|based on|powered by)\s(.+)$/iu.exec(text)
    return tail?.[1] !== undefined && tail.index > 8 && meansIn(tail[1]).length > 0
      ? text.slice(0, tail.index).trim()
      : text
  }
  const head = /^(.*?(?:で|を(?:使って|使った|使い|用いて|活用して)))(.{3,})$/u.exec(text)
  return head?.[1] !== undefined && head[2] !== undefined && meansIn(head[1]).length > 0
    ? `${objectOf(head[1])}${head[2].replace(/^[、\s]+/u, '')}`
    : text
}

/** 「予約をLINEで…」: what is done to what stays, by what means goes. */
function objectOf(head: string): string {
  const before = /^(.*[をがに])[^をがに]*で$/u.exec(head)?.[1] ?? ''
  return meansIn(before).length === 0 ? before : ''
}

/** What stands in a question as it is: short, one line, no mark, no how-word but the What, no forbidden word. */
function isSlot(slot: string | null, what: readonly string[], longest: number): slot is string {
  if (slot === null || slot.length < 2 || slot.length > longest || FORBIDDEN.test(slot)) return false
  return (
    !/[?？!！。.「」『』"“”{}[\]`<>%％\r\n\t]/u.test(slot) &&
    meansIn(slot, what).length === 0 &&
    contentWords(slot).length > 0
  )
}
