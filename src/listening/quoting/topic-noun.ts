import type { Language } from '#text/index.ts'
import type { HeardSentence } from '../kinds/kinds.ts'
import { englishTopic } from './english/topic.ts'
import { japaneseTopic } from './japanese/topic.ts'

const LONGEST: Readonly<Record<Language, number>> = { ja: 12, en: 28 }

/** What a sentence is about, as a noun to refer to it by: "your mornings", 「朝の時間」. Null when no noun stands out. */
export function topicNoun(sentence: Pick<HeardSentence, 'text' | 'language'>): string | null {
  if (sentence.language === 'other') return null
  const found = sentence.language === 'ja' ? japaneseTopic(sentence.text) : englishTopic(sentence.text)
  return found !== null && found.length <= LONGEST[sentence.language] ? found : null
}
