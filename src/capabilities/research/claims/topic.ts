import { contentWords, stem, wordVectors } from '#text/index.ts'
import type { Language } from '../contract/engine.ts'

/** Words that say what kind of answer is wanted, not what it is about. */
const GENERAL = new Set(
  `about overview summary introduction impact effect influence current status situation recent latest future trend report research
  survey study compare comparison difference best guide explain information detail history reason cause issue problem challenge
  について 概要 まとめ 影響 現状 状況 最新 動向 今後 調査 研究 比較 違い 解説 情報 詳細 理由 原因 課題 問題 効果 とは 将来 展望 歴史 教え 知り`
    .split(/\s+/u)
    .map(stem),
)
const GENERAL_WEIGHT = 0.25
/** How near a word of the other language must come to be the same word. */
const SAME_WORD = 0.62

interface Term {
  stem: string
  weight: number
  directions: Float32Array[]
}

/** Says how much a text is about a topic, also when they are written in two languages. */
export class Topic {
  readonly language: Language
  readonly #terms: readonly Term[]
  readonly #total: number
  readonly #translated = new Map<string, number[]>()

  private constructor(language: Language, terms: readonly Term[]) {
    this.language = language
    this.#terms = terms
    this.#total = terms.reduce((sum, { weight }) => sum + weight, 0)
  }

  static async of(text: string, language: Language): Promise<Topic> {
    const stems = [...new Set(contentWords(text, language).map(stem))].filter((word) => /[\p{L}\p{N}]/u.test(word))
    const terms = await Promise.all(
      stems.map(async (word) => {
        const vectors = await wordVectors(word)
        const rare = vectors.length === 0 ? 3 : Math.max(...vectors.map(({ weight }) => weight))
        return {
          stem: word,
          weight: GENERAL.has(word) ? GENERAL_WEIGHT : Math.max(0.5, Math.min(rare, 3)),
          directions: vectors.map(({ direction }) => direction),
        }
      }),
    )
    return new Topic(language, terms)
  }

  get stems(): readonly string[] {
    return this.#terms.map(({ stem }) => stem)
  }

  /** Share of the topic's words, by weight, that are among `stems`; in the other language by meaning. */
  async share(stems: Iterable<string>, language: Language): Promise<number> {
    if (this.#total === 0) return 0
    const found = new Set<Term>()
    const all = new Set(stems)
    for (const term of this.#terms) if (all.has(term.stem)) found.add(term)
    if (language !== this.language)
      for (const word of all) for (const index of await this.#translate(word)) addTo(found, this.#terms[index])
    let sum = 0
    for (const { weight } of found) sum += weight
    return sum / this.#total
  }

  async #translate(word: string): Promise<number[]> {
    const known = this.#translated.get(word)
    if (known !== undefined) return known
    const vectors = await wordVectors(word)
    const matched = this.#terms.flatMap((term, index) => {
      const near = term.directions.some((one) => vectors.some(({ direction }) => dot(one, direction) >= SAME_WORD))
      return near ? [index] : []
    })
    this.#translated.set(word, matched)
    return matched
  }
}

function addTo(found: Set<Term>, term: Term | undefined): void {
  if (term !== undefined) found.add(term)
}

function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}

/** Reads each topic once. */
export function topicReader(): (about: { topic: string; language: Language }) => Promise<Topic> {
  const known = new Map<string, Promise<Topic>>()
  return ({ topic, language }) => {
    const key = `${language} ${topic}`
    const read = known.get(key) ?? Topic.of(topic, language)
    known.set(key, read)
    return read
  }
}
