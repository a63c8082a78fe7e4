import { detectLanguage, sentences } from '#text/index.ts'
import { beginsWithVerb, endsInVerb } from './action-phrases.ts'

export interface Part {
  title: string
  /** The words it was taken from. */
  source: string
}

const BULLET = /^\s*(?:(?:[-*]\s*)?\[ \]|[-*+•・●○■□◦‣]|\d{1,2}[.)．、）]|[①-⑳]|[（(]\d{1,2}[)）])\s*(?<item>\S.*)$/u
const DONE = /^\s*(?:[-*]\s*)?\[[xX✓]\]/u
const LONGEST = 80
const MOST = 12

/** The parts a text names itself: its list, or else what its conjunctions join. Never fewer than two. */
export function partsOf(text: string): Part[] {
  const listed = distinct(listItems(text))
  if (listed.length >= 2) return listed.slice(0, MOST)
  for (const { text: sentence } of sentences(text)) {
    const joined = distinct(joinedBy(sentence).map((title) => ({ title: tidy(title), source: sentence })))
    if (joined.length >= 2) return joined.slice(0, MOST)
  }
  return []
}

function listItems(text: string): Part[] {
  return text.split(/\r?\n/u).flatMap((line) => {
    if (DONE.test(line)) return []
    const item = BULLET.exec(line)?.groups?.['item']
    return item === undefined ? [] : [{ title: tidy(item), source: item.trim() }]
  })
}

/** The first thing still open in a text's own list. */
export function firstItem(text: string): string | undefined {
  return listItems(text)[0]?.title
}

function joinedBy(sentence: string): string[] {
  return detectLanguage(sentence) === 'ja' ? joinedJapanese(sentence) : joinedEnglish(sentence)
}

const JAPANESE_THEN = /[、。]?(?:そして|それから|その後|そのあと|次に|さらに)、?/u
/** 予約して、案内を送る: the て-form of a noun's する, not 対して or 関して. */
const DONE_FIRST = /(?<=[\p{Script=Han}\p{Script=Katakana}ー])(?<![対関通決])して(?:から、?|、)(?=.)/gu
const JOINS_NOUNS = /および|及び|ならびに|・/u

function joinedJapanese(sentence: string): string[] {
  const said = sentence.replace(/。$/u, '')
  return listedActions(said) ?? joinedNouns(said) ?? joinedActions(sentence)
}

const LEADS_IN = /^(?:手順|作業|やること|流れ|順番|内容|予定|残り|中身|段取り|to ?do|steps?)(?:は|：|:|としては)、?/iu

/** 皿を分ける、グラスを包む、番号を書く: parts that each say what is done. */
function listedActions(sentence: string): string[] | undefined {
  const parts = sentence
    .replace(LEADS_IN, '')
    .split('、')
    .map((part) => part.trim())
  const whole = parts.length >= 3 || LEADS_IN.test(sentence)
  return whole && parts.length >= 2 && parts.every((part) => /[をにへでと]/u.test(part) && endsInVerb(part))
    ? parts
    : undefined
}

/** 名札・看板を発注する: each thing with what is done to it. */
function joinedNouns(sentence: string): string[] | undefined {
  const [nouns = '', ...rest] = sentence.split('を')
  const verb = rest.join('を')
  if (verb === '' || nouns.includes('が') || !JOINS_NOUNS.test(nouns)) return undefined
  return nouns.split(/および|及び|ならびに|・|、/u).map((noun) => `${noun}を${verb}`)
}

function joinedActions(sentence: string): string[] {
  const parts = sentence
    .replaceAll(DONE_FIRST, 'する\n')
    .split('\n')
    .flatMap((part) => part.split(JAPANESE_THEN))
    .map((part) => part.replace(/^[まず、に]+(?=.)|[。、]+$/gu, ''))
  return parts.every((part) => endsInVerb(part) && !/^[をにへではがもと]/u.test(part)) ? parts : []
}

const ENGLISH_THEN =
  /;\s+|,?\s+and then\s+|,\s+then\s+|,?\s+and\s+(?!(?:the|a|an|my|our|your|their|his|her|its|any|all|some)\b)/iu

const STEPS =
  /^(?:sub-?steps?|steps?|to ?do|still to do|tasks?|what is left|left to do|checklist|includes?|plan)\s*:\s*/iu
const LEADING = /^(?:first|then|next|finally|and|also|after that|lastly),?\s+/iu
const LISTED = /;\s+|,\s+(?:and\s+)?(?:then\s+)?|\s+and then\s+|\s+and\s+(?=\w+\s)/u

/** Commas and "and" join things to do only when each begins with what is done, or the sentence says that they are steps. */
function joinedEnglish(sentence: string): string[] {
  const steps = STEPS.test(sentence)
  const cut = (by: RegExp) =>
    sentence
      .replace(STEPS, '')
      .replace(/[.!]$/u, '')
      .split(by)
      .map((part) => part.trim().replace(LEADING, ''))
  const whole = (parts: readonly string[]) => parts.every((part) => beginsWithVerb(part) && /\s/u.test(part))
  const listed = cut(LISTED)
  if (whole(listed)) return listed
  if (steps && listed.length >= 3) return listed
  const joined = cut(ENGLISH_THEN)
  return whole(joined) ? joined : []
}

function tidy(text: string): string {
  const trimmed = text.replace(/[\s、。,.;:；：]+$/u, '').trim()
  const cut = [...trimmed].slice(0, LONGEST).join('')
  return cut.charAt(0).toUpperCase() + cut.slice(1)
}

function distinct(parts: readonly Part[]): Part[] {
  const seen = new Set<string>()
  return parts.filter(({ title }) => {
    const key = title.toLowerCase()
    if ([...title].length < 2 || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
