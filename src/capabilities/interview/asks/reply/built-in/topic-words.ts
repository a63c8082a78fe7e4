import type { Language } from '../../../contract.ts'
import { isQuestion } from '../../../talk/hearing/topic-touched.ts'

const TOPIC_CHARACTERS = 220
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u
const CLAUSE_EN = /^(?:how|what|which|when|where|why|who|whose|whether|if)\b/iu
/** What a guide tells itself to do: the rest is what is asked. */
const TASK_EN =
  /^(?:please )?(?:ask(?: them)?(?: about)?|find out(?: about)?|learn(?: about)?|explore|understand|talk about)\s+/iu
const TASK_JA = /(?:について|に関して|を)?(?:聞く|きく|尋ねる|確認する|確認|ヒアリング(?:する)?)[。]?$/u

/** A topic of a guide, as it can stand in a sentence: a thing, a clause that asks, or a question of its own. */
export interface TopicWords {
  words: string
  shape: 'thing' | 'clause' | 'question'
}

export function topicWords(topic: string, language: Language): TopicWords {
  const line = shortened(topic.trim())
  // In a talk that has gone over to the other language a topic can only be shown as it is written.
  if ((language === 'ja') !== JAPANESE.test(line)) {
    return { words: language === 'ja' ? `「${line}」` : `“${line}”`, shape: 'thing' }
  }
  if (isQuestion(line)) return { words: asQuestion(line), shape: 'question' }
  if (JAPANESE.test(line)) {
    const bare = line.replace(/[。.\s]+$/u, '').replace(TASK_JA, '')
    return { words: bare === '' ? line : bare, shape: /か(?:どうか)?$/u.test(bare) ? 'clause' : 'thing' }
  }
  const bare = toThePerson(line.replace(/[.\s]+$/u, '').replace(TASK_EN, ''))
  return { words: lowered(bare === '' ? line : bare), shape: CLAUSE_EN.test(bare) ? 'clause' : 'thing' }
}

const OF_THEM =
  /^(?:how|what|which|when|where|why|who|whose|whether|if)(?: \S+)? (?:they|(?:the )?(?:participants?|respondents?|interviewees?))\b/iu
const SAID_TO_YOU: readonly (readonly [RegExp, string])[] = [
  [/\b(?:they|them|(?:the )?(?:participants?|respondents?|interviewees?))\b/giu, 'you'],
  [/\btheir\b/giu, 'your'],
  [/\btheirs\b/giu, 'yours'],
  [/\bthemselves\b/giu, 'yourself'],
]

/** A guide speaks about people, "how they decide"; whoever is asked is spoken to. */
function toThePerson(words: string): string {
  if (!OF_THEM.test(words)) return words
  return SAID_TO_YOU.reduce((text, [them, you]) => text.replace(them, you), words)
}

/** Inside a sentence: "Price" is "price", "AI tools" and "I" stay. */
function lowered(words: string): string {
  return /^(?:I\b|[A-Z][^a-z])/u.test(words) ? words : `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

function shortened(line: string): string {
  return line.length <= TOPIC_CHARACTERS ? line : `${line.slice(0, TOPIC_CHARACTERS - 1)}…`
}

/** A question as the guide words it ends in a mark. */
function asQuestion(topic: string): string {
  const bare = topic.replace(/[。.\s]+$/u, '')
  if (/[？?]$/u.test(bare)) return bare
  return JAPANESE.test(bare) ? `${bare}？` : `${bare}?`
}
