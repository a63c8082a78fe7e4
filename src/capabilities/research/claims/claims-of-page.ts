import { contentWords, stem } from '#text/index.ts'
import type { Language, ResearchClaim } from '../contract/engine.ts'
import { Breather } from '../engine/breather.ts'
import type { SnapshotPage } from '../engine/types.ts'
import { isForAMachine } from './not-claims.ts'
import { outlineOf, type PageOutline } from './page-outline.ts'
import { pageSentences } from './page-sentences.ts'
import type { Topic } from './topic.ts'
import { type Usable, usable } from './usable.ts'
import { whoseIs } from './whose.ts'

/** A sentence that may become a claim, with what its weight is made of. */
export interface Candidate extends Usable {
  words: string[]
  /** 1 at the beginning of the page. */
  position: number
  /** How much of what the whole page talks about is in it. */
  centrality: number
}

const MOST_CANDIDATES = 600
const MOST_CLAIMS = 24
const MOST_QUESTIONS = 2
/** A page that has less of the topic's words is about something else. */
const OFF_TOPIC = 0.1
/** In another language words are found by what they mean, and a driving licence is near to one of software. */
const OFF_TOPIC_ABROAD = 0.22
const LEAST_WEIGHT = 0.08
/** A question asks more of the topic: most are headings over their answers. */
const LEAST_OF_QUESTION = 0.25
/** A sentence without a word of the topic may be about something the page mentions besides. */
const UNNAMED = 0.85
/** And when the page is headed by something else, it probably is. */
const OF_ANOTHER = 0.45
const SHARE = { topic: 0.3, page: 0.15, position: 0.1, centrality: 0.2, substance: 0.25 }

/** What was read last is kept: several agents come upon the same page. */
const MOST_KEPT = 64
const kept = new Map<string, Promise<Candidate[]>>()

function candidatesOf({ hash, language, text }: SnapshotPage): Promise<Candidate[]> {
  const key = `${language} ${text.length} ${hash}`
  const candidates = kept.get(key) ?? readCandidates(text, language)
  kept.delete(key)
  kept.set(key, candidates)
  const [oldest] = kept.keys()
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  return candidates
}

async function readCandidates(text: string, language: Language): Promise<Candidate[]> {
  const all = pageSentences(text)
  const frequency = new Map<string, number>()
  const found: Candidate[] = []
  const said = new Set<string>()
  const breather = new Breather()
  // Whoever speaks to a machine in a paragraph means the whole of it.
  const tainted = new Set(all.filter(({ text }) => isForAMachine(text)).map(({ paragraph }) => paragraph))
  for (const [at, sentence] of all.slice(0, MOST_CANDIDATES * 4).entries()) {
    await breather.breathe()
    if (tainted.has(sentence.paragraph)) continue
    const candidate = usable(sentence, language)
    if (candidate === null || said.has(candidate.text) || found.length >= MOST_CANDIDATES) continue
    said.add(candidate.text)
    const words = [...new Set(contentWords(candidate.text, language))]
    for (const word of words) frequency.set(stem(word), (frequency.get(stem(word)) ?? 0) + 1)
    found.push({ ...candidate, words, position: 1 / (1 + at / 8), centrality: 0 })
  }
  let most = 1
  for (const count of frequency.values()) most = Math.max(most, count)
  for (const candidate of found)
    candidate.centrality = mean(candidate.words.map((word) => Math.sqrt((frequency.get(stem(word)) ?? 0) / most)))
  return found
}

/** A candidate with how much it says about a topic, 0–1. */
export interface Weighed {
  candidate: Candidate
  weight: number
}

/** What can be quoted from a page about a topic, in its order; nothing where the page is about something else. */
export async function weighed(page: SnapshotPage, topic: Topic): Promise<Weighed[]> {
  const candidates = await candidatesOf(page)
  const heading = contentWords(page.title, page.language)
  const said = candidates.flatMap(({ words }) => words)
  const onPage = await topic.share(
    [...heading, ...contentWords(headOf(page.text), page.language), ...said],
    page.language,
  )
  if (onPage < (page.language === topic.language ? OFF_TOPIC : OFF_TOPIC_ABROAD)) return []
  const inTitle = await topic.share(heading, page.language)
  const isPageAbout = await topic.names(heading, page.language)
  const found: Weighed[] = []
  const outline = candidates.some(({ alone }) => alone === 0) ? outlineOf(page.text, page.title, page.published) : null
  for (const candidate of candidates) {
    const { alone, words } = outline === null ? candidate : withSubject(candidate, outline, page.language)
    const inSentence = await topic.share(words, page.language)
    // What a thread or an article is called is no statement of it.
    if (alone === 0 || page.title.includes(candidate.text.replaceAll(/^["“「]|["”」]$/gu, ''))) continue
    if (candidate.kind === 'question' && isAnswered(page.text, candidate.end)) continue
    const isNamed = await topic.names(words, page.language)
    const named = isNamed ? (inSentence > 0 ? 1 : UNNAMED) : isPageAbout ? UNNAMED : OF_ANOTHER
    const weight = alone * named * weigh(candidate, inSentence, Math.max(inTitle, onPage / 2))
    found.push({ candidate, weight: Math.min(1, weight) })
  }
  return found
}

/** Whose page it is stands under its title: questions and answers often never say it again. */
const HEAD = { lines: 3, longest: 120 }
const headOf = (text: string) =>
  text
    .slice(0, 600)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, HEAD.lines)
    .filter((line) => line.length <= HEAD.longest)
    .join('\n')

const ANSWER = /^[^\S\n]*\S|^\s*(?:A|答え?|回答)\d*[.．:：)）]/u

/** A question with its answer behind it, in its line or marked as one, is not open. */
const isAnswered = (text: string, end: number) => ANSWER.test(text.slice(end, end + 40))

/** How well it stands once it is said whom "it" or "we" means, where its page tells that for sure. */
const TOLD = 0.85

function withSubject(
  candidate: Candidate,
  outline: PageOutline,
  language: Language,
): Pick<Candidate, 'alone' | 'words'> {
  const { alone, words, text, start } = candidate
  const stands = alone > 0 ? undefined : outline.sentences.findLast((sentence) => sentence.start <= start)
  if (stands === undefined) return { alone, words }
  const whose = whoseIs({ ...stands, text }, outline, language)
  return whose.kind === 'told'
    ? { alone: TOLD, words: [...words, ...contentWords(whose.about, language)] }
    : { alone, words }
}

/** The sentences that say most. */
export function best(all: readonly Weighed[]): Weighed[] {
  const sorted = all.filter(({ weight }) => weight >= LEAST_WEIGHT).toSorted((a, b) => b.weight - a.weight)
  return [
    ...sorted.filter(({ candidate }) => candidate.kind === 'statement').slice(0, MOST_CLAIMS),
    ...sorted.filter(isOpen).slice(0, MOST_QUESTIONS),
  ].toSorted((a, b) => a.candidate.start - b.candidate.start)
}

const isOpen = ({ candidate, weight }: Weighed) => candidate.kind === 'question' && weight >= LEAST_OF_QUESTION

function weigh({ text, position, centrality }: Candidate, inSentence: number, onPage: number): number {
  return (
    SHARE.topic * Math.min(1, inSentence) +
    SHARE.page * Math.min(1, onPage) +
    SHARE.position * position +
    SHARE.centrality * centrality +
    SHARE.substance * substance(text)
  )
}

/** Numbers, dates and names are what a reader can check. */
function substance(text: string): number {
  const figures = /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty)\b/u.test(text)
    ? 0.6
    : 0
  const names = /(?<=\S\s)\p{Lu}\p{L}+|[\p{Script=Katakana}ー]{4,}|「[^」]+」/u.test(text) ? 0.4 : 0
  return figures + names
}

export function claimOf(page: SnapshotPage, { text, start, end, kind }: Usable, weight: number): ResearchClaim {
  return { claimId: `${page.pageId}:${start}`, text, pageId: page.pageId, start, end, weight, kind }
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
