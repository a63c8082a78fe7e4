import type { Similarity } from '#text/index.ts'
import type { Language } from '../contract.ts'
import { heardAnswers, isContent } from './heard-answers.ts'
import { isTopicTouched } from './hearing/topic-touched.ts'
import type { Spoken } from './spoken.ts'

/** From here on a sentence answers a topic by its meaning: see answered-topics.test.ts. */
const ANSWERS: Readonly<Record<Language, number>> = { ja: 0.62, en: 0.62 }

/** Topics the person has spoken of without being asked, by their place. */
export async function answeredTopics(
  topics: readonly string[],
  spoken: readonly Spoken[],
  language: Language,
  similarity: Similarity,
): Promise<number[]> {
  if (topics.length === 0) return []
  const told = heardAnswers(spoken, language).flatMap(({ sentences }) => sentences.filter(isContent))
  const found: number[] = []
  for (const [place, topic] of topics.entries()) {
    if (
      await isAnswered(
        topic,
        told.map(({ text }) => text),
        language,
        similarity,
      )
    )
      found.push(place)
  }
  return found
}

async function isAnswered(
  topic: string,
  told: readonly string[],
  language: Language,
  similarity: Similarity,
): Promise<boolean> {
  if (isTopicTouched(topic, told)) return true
  for (const sentence of told) if ((await similarity.compare(topic, sentence)) >= ANSWERS[language]) return true
  return false
}
