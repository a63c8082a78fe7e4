import { contentWords, detectLanguage, stem, wordVectors } from '#text/index.ts'
import { isMeantBy } from '../../claims/same/same-meaning.ts'
import type { WriteReportInput } from './input.ts'

/** Of the words a sentence has beside the topic's, how many must stand in what it cites, or mean the same. */
const LEAST = 0.6
/** Less across languages, where many words have no partner the dictionary knows. */
const LEAST_ACROSS = 0.4
const SAME_MEANING = 0.55

/** Whether what a sentence says beyond the topic comes from what it cites. The topic's own words prove nothing. */
export async function isSupported(
  text: string,
  cited: string,
  { topic, language }: WriteReportInput,
): Promise<boolean> {
  const about = new Set(contentWords(topic).map(stem))
  const words = [...new Set(contentWords(text))].filter((word) => !about.has(stem(word)))
  if (words.length === 0) return true
  const known = new Set(contentWords(cited).map(stem))
  const meanings = await wordVectors(cited)
  let supported = 0
  for (const word of words) if (known.has(stem(word)) || (await isMeantBy(word, meanings, SAME_MEANING))) supported++
  const isAcross = detectLanguage(cited, language) !== detectLanguage(text, language)
  return supported / words.length >= (isAcross ? LEAST_ACROSS : LEAST)
}
