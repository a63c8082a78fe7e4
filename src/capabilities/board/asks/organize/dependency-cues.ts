import { sentences } from '#text/index.ts'

export interface DependencyCue {
  /** What is named as coming first, or as held up. */
  named: string
  relation: 'depends_on' | 'blocks'
  sentence: string
}

/** What is named is short: a bound keeps a long text without punctuation from costing its square. */
const HAPPENED =
  '終わったら|終わってから|終わり次第|済んだら|済んでから|済み次第|決まったら|決まってから|決まり次第|届いたら|届いてから|届き次第|来たら|来てから|揃ったら|揃ってから|そろったら|できたら|できてから|でき次第|出たら|出てから'
/** 確かめてから, 読んだ後: what is left before the ending is the beginning of the verb, whatever its conjugation. */
const VERB_FIRST = '[しいっん]?(?:[てで]から|[ただ](?:後|あと))'
const JAPANESE_FIRST = new RegExp(
  `(?<named>[^、。]{2,40}?)(?:${VERB_FIRST}|が(?:${HAPPENED})|(?:が|の)?完了(?:後|してから|したら)|の(?:後|あと)(?:で|に|、)|待ち|を待って|がないと|が前提)`,
  'gu',
)
const JAPANESE_BLOCKS = /(?<named>[^、。]{2,40}?)を(?:止めて|ブロックして)/gu
const ENGLISH_FIRST =
  /\b(?:after|once|blocked by|depends on|dependent on|waiting (?:for|on)|requires)\s+(?<named>[^,.;]{2,80}?)(?=\s+(?:is|are|has|have)\b|[,.;]|$)/giu
const ENGLISH_BLOCKS = /\bblocks\s+(?<named>[^,.;]{2,80})/giu

const CUES: readonly { pattern: RegExp; relation: DependencyCue['relation'] }[] = [
  { pattern: JAPANESE_FIRST, relation: 'depends_on' },
  { pattern: ENGLISH_FIRST, relation: 'depends_on' },
  { pattern: JAPANESE_BLOCKS, relation: 'blocks' },
  { pattern: ENGLISH_BLOCKS, relation: 'blocks' },
]

/** Places where a text says that something has to come first (〜してから、〜が終わったら、after, blocked by). */
export function dependencyCues(text: string): DependencyCue[] {
  return sentences(text).flatMap(({ text: sentence }) =>
    CUES.flatMap(({ pattern, relation }) =>
      [...sentence.matchAll(pattern)].flatMap((match) => {
        const named = match.groups?.['named']?.trim()
        return named === undefined || named === '' ? [] : [{ named, relation, sentence }]
      }),
    ),
  )
}
