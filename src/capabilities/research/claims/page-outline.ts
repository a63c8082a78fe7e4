import { DATE } from './names.ts'
import { type PageSentence, pageSentences } from './page-sentences.ts'

/** A sentence with what stands around it and says whom it is about. */
export interface Outlined extends PageSentence {
  /** The nearest heading or question above it, the title aside; empty where there is none. */
  heading: string
  /** The sentence before it in its paragraph. */
  before: Outlined | undefined
}

export interface PageOutline {
  title: string
  /** Who wrote it, as the line under the title says. */
  byline: string
  /** When it was written, as its head says, in its own words. */
  date: string
  sentences: readonly Outlined[]
}

/** The head of a page: so many lines may be its title, its author and its date. */
const HEAD = 3
const LONGEST_HEADING = 60
const DATED = new RegExp(String.raw`${DATE}|(?:spring|summer|autumn|winter) (?:19|20)\d\d|\b(?:19|20)\d\d\b`, 'iu')
/** 種別：広報紙, Type: leaflet: a field of the head, which heads nothing. */
const FIELD = /^[^\s:：。、]{1,16}\s?[:：]\s*\S/u
const QUESTION_LINE = /^(?:問い?|Q\d*|質問)\s*[.:：．)）]?\s*|\**/gu
/** A row of a table tells of itself alone. */
const ROW = /\S\s*[|｜\t]\s*\S/u
export const ENDS_AS_QUESTION = /(?:か[。？?]?|[?？])\**$/u

const LONGEST_BYLINE = 90
/** Only so much of a page can be its head. */
const TOP = 1_500

/** Who wrote a page and when, where the lines under its title say a day, a month or a year. */
export function bylineOf(text: string, title: string): string {
  const head = pageSentences(text.slice(0, TOP)).filter(
    ({ paragraph, isBare, text }) => paragraph < HEAD && isBare && text.trim() !== title.trim(),
  )
  const dated = head.find(({ text }) => DATED.test(text.normalize('NFKC')))?.text.trim() ?? ''
  return dated.length > LONGEST_BYLINE ? '' : dated.replace(/^[*_]+|[*_]+$/gu, '')
}

/** What a page is made of: its title, author and date, and under which heading each sentence stands. */
export function outlineOf(text: string, title: string, published: string): PageOutline {
  const all = pageSentences(text)
  const head = all.filter(({ paragraph }) => paragraph < HEAD)
  const bare = head.filter(({ isBare, text }) => isBare && text.trim() !== title.trim())
  const byline = bare.find(({ paragraph }) => paragraph <= 1)?.text.trim() ?? ''
  const date = head.flatMap(({ text }) => DATED.exec(text.normalize('NFKC'))?.[0] ?? [])
  const isNews = bare.some(({ text }) => DATED.test(text.normalize('NFKC')))
  const sentences: Outlined[] = []
  let heading = ''
  /** A question that its own line answers heads nothing else. */
  let asked = { text: '', paragraph: -1 }
  for (const sentence of all) {
    const last = sentences.at(-1)
    const before = last?.paragraph === sentence.paragraph ? last : undefined
    const isHead =
      sentence.paragraph < HEAD && (sentence.text.trim() === title.trim() || sentence.text.trim() === byline)
    const isDateline =
      sentence.paragraph < HEAD &&
      (/\)$|^[A-Z][A-Z .,'-]+$/u.test(sentence.text.trim()) || FIELD.test(sentence.text.trim()))
    if (!isHead && !isDateline && isHeading(sentence, before)) {
      const isAnswered = all.some((other) => other.paragraph === sentence.paragraph && other.start > sentence.start)
      if (isAnswered) asked = { text: cleaned(sentence.text), paragraph: sentence.paragraph }
      else heading = cleaned(sentence.text)
    }
    const over = asked.paragraph === sentence.paragraph ? asked.text : heading
    sentences.push({ ...sentence, heading: over, before })
  }
  return { title: title.trim(), byline, date: isNews ? (date[0] ?? '') : published, sentences }
}

function isHeading({ text, isBare }: PageSentence, before: PageSentence | undefined): boolean {
  if (before !== undefined || text.length > LONGEST_HEADING || /[,、]$|^dear\b/iu.test(text.trim()) || ROW.test(text))
    return false
  return isBare || ENDS_AS_QUESTION.test(text.trim())
}

const cleaned = (text: string) =>
  text
    .trim()
    .replaceAll(QUESTION_LINE, '')
    .replace(/^\d+[.．)\s]+/u, '')
    .trim()
