import { contentWords, detectLanguage, stem } from '#text/index.ts'
import { sourceTypeOf } from '../scoring/reliability.ts'
import type { SourceReference } from '../../contract/engine.ts'
import type { Discovery } from './findings.ts'

/** What each sentence of the same page that was chosen before takes away. */
const AGAIN = 0.25
/** What a word of the topic that nothing chosen has yet is worth. */
const NEW_WORD = 0.12
/** What somebody says in passing stands behind what a body publishes. */
const IN_PASSING = 0.3
const INFORMAL = /blog|forum|bbs|thread|diary|ブログ|掲示板|スレ(?:ッド)?|日記|口コミ|知恵袋/iu

/** Anybody may have written it: by its address, its file or its title. */
export function isInformal({ url, title }: Pick<SourceReference, 'url' | 'title'>): boolean {
  return sourceTypeOf(url) === 'community' || INFORMAL.test(`${url} ${title}`)
}

export const isInPassing = ({ sources }: Pick<Discovery, 'sources'>) => sources.every(isInformal)

/**
 * The same discoveries in the order in which they should be read: each page and each word of the topic has its turn before
 * a second sentence of the same page. Greedy, and of equals the surest first.
 */
export function inTurns(discoveries: readonly Discovery[], topicStems: readonly string[], most: number): Discovery[] {
  const left = discoveries.map((discovery, index) => ({
    discovery,
    rank: discovery.confidence + discovery.weight - (isInPassing(discovery) ? IN_PASSING : 0),
    origin: discovery.sources[0]?.originId ?? '',
    words: wordsOf(discovery.text, topicStems),
    index,
  }))
  const turns = new Map<string, number>()
  const said = new Set<string>()
  const chosen: Discovery[] = []
  const worth = ({ rank, origin, words }: (typeof left)[number]) =>
    rank - AGAIN * (turns.get(origin) ?? 0) + NEW_WORD * words.filter((word) => !said.has(word)).length
  while (left.length > 0 && chosen.length < most) {
    let best = 0
    for (let at = 1; at < left.length; at++) {
      const [one, other] = [left[at], left[best]]
      if (one !== undefined && other !== undefined && worth(one) > worth(other)) best = at
    }
    const [next] = left.splice(best, 1)
    if (next === undefined) break
    turns.set(next.origin, (turns.get(next.origin) ?? 0) + 1)
    for (const word of next.words) said.add(word)
    chosen.push(next.discovery)
  }
  return chosen
}

function wordsOf(text: string, topicStems: readonly string[]): string[] {
  const stems = new Set(contentWords(text, detectLanguage(text)).map(stem))
  return topicStems.filter((word) => word.length > 1 && stems.has(word))
}
