import { contentWords, type Similarity, stem } from '#text/index.ts'
import type { Language } from '../contract.ts'
import { heardAnswers, isContent } from './heard-answers.ts'
import { subjectOf } from './hearing/topic-subject.ts'
import { isTopicTouched } from './hearing/topic-touched.ts'
import type { Spoken } from './spoken.ts'

/** From here on something said is near enough to a topic that it is asked as one already spoken of. */
const NEAR: Readonly<Record<Language, number>> = { ja: 0.8, en: 0.8 }

/** Topics by their place: those that were answered without being asked, and those that may have been. */
export interface SpokenTopics {
  touched: number[]
  brushed: number[]
}

export async function answeredTopics(
  topics: readonly string[],
  spoken: readonly Spoken[],
  language: Language,
  similarity: Similarity,
): Promise<SpokenTopics> {
  const found: SpokenTopics = { touched: [], brushed: [] }
  if (topics.length === 0) return found
  const told = heardAnswers(spoken, language).flatMap(({ sentences }) =>
    sentences.filter(isContent).map(({ text }) => text),
  )
  for (const [place, topic] of topics.entries()) {
    if (isAnswered(topic, told, language)) found.touched.push(place)
    else if (await isNear(topic, told, language, similarity)) found.brushed.push(place)
  }
  return found
}

/** Beyond doubt: its wording is what a clause is about, or it is told what the topic asks for, in words of the topic. */
function isAnswered(topic: string, told: readonly string[], language: Language): boolean {
  if (isTopicTouched(topic, told)) return true
  const subject = subjectOf(topic)
  if (subject === undefined) return false
  const words = wordsBeside(topic, subject.topic, language)
  const asks = subject.topic.exec(topic)?.[0] ?? ''
  return told.some(
    (sentence) =>
      subject.answer.test(sentence) &&
      ((words.length === 0 && asks.length > 1 && sentence.includes(asks)) ||
        (words.length > 0 && sharedWith(words, sentence, language) >= Math.min(2, words.length))),
  )
}

async function isNear(
  topic: string,
  told: readonly string[],
  language: Language,
  similarity: Similarity,
): Promise<boolean> {
  const subject = subjectOf(topic)
  const words = subject === undefined ? stems(topic, language) : wordsBeside(topic, subject.topic, language)
  if (subject === undefined && words.length === 0) return false
  const enough = subject === undefined ? 2 : 1
  for (const sentence of told) {
    if (subject !== undefined && !subject.answer.test(sentence)) continue
    if (subject?.plain === true) return true
    if (sharedWith(words, sentence, language) >= Math.min(enough, words.length)) return true
    if ((await similarity.compare(topic, sentence)) >= NEAR[language]) return true
  }
  return false
}

/** What a topic is about besides what it asks for. */
function wordsBeside(topic: string, asks: RegExp, language: Language): string[] {
  return stems(topic.replaceAll(new RegExp(asks.source, `${asks.flags}g`), ' '), language)
}

function stems(text: string, language: Language): string[] {
  return [...new Set(contentWords(text, language).map((word) => stem(word)))]
}

function sharedWith(words: readonly string[], sentence: string, language: Language): number {
  const said = new Set(stems(sentence, language))
  return words.filter((word) => said.has(word)).length
}
