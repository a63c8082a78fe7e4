import { contentWords, sentences } from '#text/index.ts'
import { hear, writtenLanguage } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { FORBIDDEN } from '../words/forbidden-words.ts'
import { meansIn } from '../means.ts'
import { trimClause } from '../trim-clause.ts'
import { topicEn, turnPronouns, verbPhrase, WISH_EN } from './english.ts'
import { topicJa, WISH_JA } from './japanese.ts'
import { withObject } from './with-object.ts'

/** What the first message asks for: the What of the session. */
export interface Wish {
  /** The clause that names it, verbatim. */
  clause: string
  /** The same without the means it names. */
  bare: string
  /** A short noun for it, fit to stand in a question without quotation marks; null where none is to be had. */
  topic: string | null
  /** 「回覧板をアプリにしよう」 / "build a sounding-board AI"; null where the wish has no such form. */
  action: string | null
  /** How-words that are the thing itself, not a means to it. */
  what: string[]
}

const seen = new WeakMap<object, Wish>()

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
  const bare = withoutMeansPhrase(text, language)
  const sentence = sentences(message).find((s) => s.text.includes(text))?.text ?? message
  const what = meansIn(withoutMeansPhrase(sentence, language))
  const topic = language === 'ja' ? topicJa(bare) : topicEn(bare)
  return {
    clause: text,
    bare,
    topic: isSlot(topic, what, 40) ? topic : null,
    action: actionOf(bare, language, what),
    what,
  }
}

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

function actionOf(clause: string, language: Language, what: readonly string[]): string | null {
  if (language === 'ja') {
    const action = volitional(clause)
    return isSlot(action, what, 26) ? withObject(action) : null
  }
  const action = verbPhrase(clause)
    ?.split(/\s+(?:so that|because|since|which)\b|[,.;:!?]/iu)[0]
    ?.trim()
  return action !== undefined && isSlot(action, what, 70) ? turnPronouns(action) : null
}

const O_ROW: Readonly<Record<string, string>> = {
  い: 'お',
  き: 'こ',
  ぎ: 'ご',
  し: 'そ',
  ち: 'と',
  に: 'の',
  び: 'ぼ',
  み: 'も',
  り: 'ろ',
}
/** Stems in い-row that take よう all the same (上一段); every other い-row stem is 五段. */
const ICHIDAN_I =
  /(?:見|診|観|着|煮|似|居|い|起き|生き|でき|出来|借り|降り|下り|足り|過ぎ|信じ|感じ|閉じ|演じ|論じ|応じ|通じ|浴び|伸び|延び|落ち|満ち|用い|率い|試み|省み|懲り)$/u
const SURU = /(?:を|に|と|へ|く|[\p{Script=Han}ァ-ヶーA-Za-z])し$/u
/** 話す, 直す, なくす: verbs of their own, not a noun with する. */
const GODAN_SHI = /(?:[話出直増返指示押消試流渡残探隠動通回起過貸越壊許超戻治正写移倒落無]|な(?:く|お)|ただ)し$/u
const E_ROW = /[えけげせてでねべめれ]$/u

/** 「アプリにしたい」→「アプリにしよう」: what somebody decided, from what they want. Null where there is no 〜たい. */
export function volitional(clause: string): string | null {
  const stem = /^(.*?)たい(?:です|んです|な|の|と.*)?$/u.exec(clause.trim())?.[1]
  if (stem === undefined || stem === '') return null
  if (stem.endsWith('し')) return SURU.test(stem) && !GODAN_SHI.test(stem) ? `${stem}よう` : `${stem.slice(0, -1)}そう`
  if (E_ROW.test(stem) || ICHIDAN_I.test(stem) || stem.endsWith('来')) return `${stem}よう`
  const vowel = O_ROW[stem.slice(-1)]
  return vowel === undefined ? null : `${stem.slice(0, -1)}${vowel}う`
}
