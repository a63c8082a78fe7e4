import type { Language } from '../contract/engine.ts'
import { PART_CUES, PART_KINDS, type PartKind } from './part-cues.ts'

/** One thing a topic asks for. */
export interface TopicPart {
  label: string
  /** What kind of answer it wants; null where the topic only gives a word. */
  kind: PartKind | null
  /** The topic's own words for it, where it gives some. */
  words: string
  /** By the topic itself; the others are what anything can be asked about. */
  asked: boolean
}

const CLAUSES: Readonly<Record<Language, RegExp>> = {
  ja: /[、，;；／/]|(?<=[で])、|(?<=か)[。？?]/u,
  en: /[;?]|,\s*(?:and|but|or)?\s*(?=(?:how|what|who|when|where|why|which)\b)|\s+and\s+(?=(?:how|what|who|when|where|why|which)\b)/iu,
}
/** A list of what is wanted: in brackets or after a colon, or the last words of a topic that is no question. */
const LISTED: Readonly<Record<Language, RegExp>> = {
  ja: /[（(:：]\s*([^()（）:：]+?)\s*[)）]?$|の([^の()（）、。]+(?:[・、]|と)[^の()（）、。]+?)(?:について|の現状|の状況)?$/u,
  en: /[（(:]\s*([^():]+?)\s*\)?$|\b((?:[a-z-]+(?:,\s+|\s+and\s+|\s+or\s+))+[a-z-]+)$/u,
}
const SEPARATOR: Readonly<Record<Language, RegExp>> = {
  ja: /[・、，,/／]|と|および|及び/u,
  en: /,\s*(?:and\s+)?|\s+(?:and|or|&)\s+|[・、/]/iu,
}
const IS_QUESTION = /[?？]|か[。]?$|\b(?:how|what|who|when|where|why|which)\b|どの|どんな|何が|なぜ|いつ/iu
/** The Harbour Tram: how it is run … */
const ABOUT_WHOM = /^[^:：]{2,60}[:：]\s*(?=(?:how|what|who|when|where|why|which)\b)/iu
const LONGEST = 24
const MOST_PARTS = 5

/** Takes a topic apart into what it asks for, by its grammar; what it does not ask for follows, for what is told besides. */
export function topicParts(topic: string, language: Language): TopicPart[] {
  const plain = topic.normalize('NFKC').trim()
  const listed = listedParts(plain, language)
  const asked = listed.length > 1 ? listed : clauseParts(plain, language)
  const chosen = asked.slice(0, MOST_PARTS)
  const kinds = new Set(chosen.map(({ kind }) => kind))
  const others = PART_KINDS.filter((kind) => !kinds.has(kind))
  return [
    ...chosen,
    ...others.map((kind) => ({ label: PART_CUES[kind].label[language], kind, words: '', asked: false })),
  ]
}

function clauseParts(topic: string, language: Language): TopicPart[] {
  const clauses = topic.split(CLAUSES[language]).flatMap((clause) => clause?.replace(ABOUT_WHOM, '').trim() || [])
  const parts: TopicPart[] = []
  for (const clause of clauses) {
    const own = kindsIn(clause).filter((kind) => !parts.some((part) => part.kind === kind))
    // A clause of one question is the best heading of its answer.
    const isHeading =
      language === 'en' && clauses.length > 1 && /^(?:how|what|who|when|where|why|which)\b/iu.test(clause)
    if (isHeading && own[0] !== undefined) parts.push(partOf(own[0], capitalised(clause)))
    else parts.push(...own.map((kind) => partOf(kind, PART_CUES[kind].label[language])))
  }
  return parts
}

const partOf = (kind: PartKind, label: string): TopicPart => ({ label, kind, words: '', asked: true })

/** In the order in which they are asked for. */
function kindsIn(clause: string): PartKind[] {
  const found = PART_KINDS.flatMap((kind) => {
    const { index } = PART_CUES[kind].asked.exec(clause) ?? {}
    return index === undefined ? [] : [{ kind, index }]
  })
  // "How was it built" asks for its history, not for how it works; "how has it done" for what came of it.
  const kinds = new Set(found.map(({ kind }) => kind))
  return found
    .toSorted((a, b) => a.index - b.index)
    .map(({ kind }) => kind)
    .filter(
      (kind) => kind !== 'how' || !(kinds.has('history') || (kinds.has('results') && !/仕組|運営|work/iu.test(clause))),
    )
    .filter((kind) => kind !== 'results' || !(kinds.has('history') && /\binto use\b|\bback\b/iu.test(clause)))
}

function listedParts(topic: string, language: Language): TopicPart[] {
  if (IS_QUESTION.test(topic)) return []
  const found = LISTED[language].exec(topic)
  const list = found?.[1] ?? found?.[2]
  if (list === undefined) return []
  const words = list.split(SEPARATOR[language]).flatMap((word) => word?.trim() || [])
  if (words.length < 2 || words.some((word) => word.length > LONGEST || word.length < 2)) return []
  return words.map((word) => ({ label: capitalised(word), kind: kindsIn(word)[0] ?? null, words: word, asked: true }))
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
