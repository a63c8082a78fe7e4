import { type Language, segments } from '#text/index.ts'
import { meaning, topicCosine } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import { Bag, type Features } from '../../linear/bag.ts'
import { clearPart } from '../clear/clear-kind.ts'
import { parts, plain } from '../plain.ts'
import { CUES } from './cues.ts'
import { questionShape } from './question-shape.ts'
import { statementByCues } from '../statement.ts'

export const BITS = 17
/** Behind the hashed features: one place a dimension of the word vectors, then how near the question is. */
const DIMENSIONS = 2 ** BITS
const NEARNESS = DIMENSIONS + 240
export const BUCKETS = DIMENSIONS + 256
const GRAMS: Readonly<Record<Language, readonly number[]>> = { ja: [1, 2, 3, 4], en: [2, 3, 4, 5] }
/** Of a longer sentence only both ends are read. */
const LONGEST = 160

/** Groups of features, each of length 1 times its share, whatever the length of the text. */
const SHARE = { grams: 1.6, words: 1.4, cues: 1, shape: 1.5, question: 1, overlap: 1, meaning: 2.5 }

export function featuresOf(text: string, language: Language, question: string | undefined): Features {
  const said = shortened(plain(text))
  const shape = questionShape(question, language)
  const bag = new Bag(BITS)
  bag.add(gramsOf(`^${said}$`, language), 1, SHARE.grams)
  bag.add(wordsOf(said, language), 2, SHARE.words)
  const cues = cuesOf(text, said, language)
  bag.add(cues, 3, SHARE.cues)
  bag.add([shape], 6, SHARE.shape)
  bag.add(
    cues.map((cue) => `${shape} ${cue}`),
    4,
    SHARE.question,
  )
  if (question !== undefined) bag.add(overlapOf(said, plain(question), language), 5, SHARE.overlap)
  addMeaning(bag, text, question)
  return { ids: bag.ids, values: bag.values }
}

/** What it is about, and whether that is what was asked. */
function addMeaning(bag: Bag, text: string, question: string | undefined): void {
  const table = vectorTableNow()
  const said = meaning(text, table)
  for (const [dimension, value] of said.sum.entries()) bag.at(DIMENSIONS + dimension, SHARE.meaning * value)
  if (question === undefined) return
  const near = Math.max(0, topicCosine(said, meaning(question, table)))
  bag.at(NEARNESS, SHARE.meaning * near)
  bag.at(NEARNESS + 1 + Math.min(9, Math.floor(near * 10)), SHARE.meaning / 2)
}

export function shortened(said: string): string {
  return said.length <= LONGEST ? said : said.slice(0, LONGEST / 2) + said.slice(-LONGEST / 2)
}

export function gramsOf(said: string, language: Language): string[] {
  const found: string[] = []
  for (const size of GRAMS[language])
    for (let at = 0; at + size <= said.length; at++) found.push(said.slice(at, at + size))
  return found
}

export function wordsOf(said: string, language: Language): string[] {
  const words = segments(said, language)
    .filter(({ wordLike }) => wordLike)
    .map(({ text }) => text)
  const pairs = words.map((word, at) => `${words[at - 1] ?? '^'} ${word}`)
  return [...words, ...pairs, `${words.at(-1)} $`, `^ ${words[0]} ${words[1]}`]
}

export function cuesOf(text: string, said: string, language: Language): string[] {
  const found = CUES[language].flatMap((cue, n) => (cue.test(said) ? [`cue ${n}`] : []))
  const kinds = parts(text).map((part) => clearPart(part, language) ?? 'says')
  const length = language === 'ja' ? said.length / 3 : said.split(' ').length
  return [
    ...found,
    ...kinds.map((kind) => `part ${kind}`),
    `first ${kinds[0]}`,
    `last ${kinds.at(-1)}`,
    `length ${Math.min(6, Math.floor(Math.log2(1 + length) * 1.5))}`,
    /[?？]/u.test(text) ? 'asks' : 'tells',
    ...(/[!！]/u.test(text) ? ['loud'] : []),
    ...(/\p{Extended_Pictographic}/u.test(text) ? ['emoji'] : []),
    `states ${statementByCues(text, language)}`,
    'any',
  ]
}

/** Whether the words of the question come back: in a correction and in content more than in an aside. */
function overlapOf(said: string, asked: string, language: Language): string[] {
  const common = segments(said, language).filter(
    ({ text, wordLike }) => wordLike && text.length > (language === 'ja' ? 1 : 3) && asked.includes(text),
  ).length
  return [`shared ${Math.min(3, common)}`]
}
