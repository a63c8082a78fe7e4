import { contentWords, detectLanguage, stem, wordVectors } from '#text/index.ts'
import type { Language } from '../../contract/engine.ts'

/** How near a word must come to stand for a word of the topic, in whatever language. */
const SAME_WORD = 0.6
/** Asks for an answer of some kind, and is no part of what the topic is about. */
const GENERAL =
  /^(?:about|overview|summary|impact|effects?|influence|status|recent|latest|future|trends?|use|usage|users?|release|について|概要|まとめ|影響|現状|状況|最新|動向|今後|調査|研究|比較|効果|利用|使用|活用|整備|課題|問題|とは|展望)$/u

interface Facet {
  stem: string
  directions: readonly Float32Array[]
}

/** The words a topic is made of, and which of them a sentence speaks of; リコール is met by 回収 and by recall. */
export class Facets {
  readonly #facets: readonly Facet[]
  readonly #known = new Map<string, readonly number[]>()

  private constructor(facets: readonly Facet[]) {
    this.#facets = facets
  }

  static async of(topic: string, language: Language): Promise<Facets> {
    const facets = new Map<string, Facet>()
    // A topic may name its things in both languages.
    for (const word of [...contentWords(topic, language), ...contentWords(topic, language === 'ja' ? 'en' : 'ja')]) {
      const key = stem(word)
      if (key.length < 2 || GENERAL.test(word.toLowerCase()) || /^\d/u.test(key) || facets.has(key)) continue
      facets.set(key, { stem: key, directions: (await wordVectors(word)).map(({ direction }) => direction) })
    }
    return new Facets([...facets.values()])
  }

  /** By their places in the topic. */
  async in(text: string): Promise<number[]> {
    const found = new Set<number>()
    for (const word of new Set(contentWords(text, detectLanguage(text)))) {
      for (const facet of await this.#of(word)) found.add(facet)
    }
    return [...found].toSorted((a, b) => a - b)
  }

  async #of(word: string): Promise<readonly number[]> {
    const known = this.#known.get(word)
    if (known !== undefined) return known
    const key = stem(word)
    const vectors = await wordVectors(word)
    const found = this.#facets.flatMap((facet, place) => {
      const isMeant = facet.directions.some((one) => vectors.some(({ direction }) => dot(one, direction) >= SAME_WORD))
      return facet.stem === key || isMeant ? [place] : []
    })
    this.#known.set(word, found)
    return found
  }
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
