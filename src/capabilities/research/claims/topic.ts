import { contentWords, stem, wordVectors } from '#text/index.ts'
import { sameSound } from '../conflicts/judging/romaji.ts'
import { dot } from './same/same-meaning.ts'
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
/** A word no dictionary has is a name. */
const UNKNOWN = 3
/** How near a word of the other language must come to be the same word. */
const SAME_WORD = 0.62

interface Term {
  stem: string
  weight: number
  isMain: boolean
  directions: Float32Array[]
}

/** Says how much a text is about a topic, also when they are written in two languages. */
export class Topic {
  readonly language: Language
  readonly #terms: readonly Term[]
  /** Names in kana, as they stand. */
  readonly #names: readonly string[]
  readonly #total: number
  readonly #translated = new Map<string, number[]>()

  private constructor(language: Language, terms: readonly Term[], names: readonly string[]) {
    this.language = language
    this.#names = names
    this.#terms = terms
    this.#total = terms.reduce((sum, { weight }) => sum + weight, 0)
  }

  static async of(text: string, language: Language): Promise<Topic> {
    const words = new Map(contentWords(text, language).map((word) => [stem(word), word]))
    const main = mainWords(text, language)
    const terms: Term[] = []
    for (const [key, word] of words) {
      if (!/[\p{L}\p{N}]/u.test(key)) continue
      const vectors = await wordVectors(word)
      const weight = weightOf(key, vectors.length === 0 ? UNKNOWN : Math.max(...vectors.map(({ weight }) => weight)))
      const directions = vectors.map(({ direction }) => direction)
      terms.push({ stem: key, weight, directions, isMain: main.has(key) && weight > GENERAL_WEIGHT })
    }
    return new Topic(language, terms, namesInKana(text))
  }

  get stems(): readonly string[] {
    return this.#terms.map(({ stem }) => stem)
  }

  /** Share of the topic's words, by weight, that are among `words` (as `contentWords` gives them); in the other language by meaning. */
  async share(words: Iterable<string>, language: Language): Promise<number> {
    let sum = 0
    const found = [...(await this.#found(words, language))]
    // A number by itself is nobody's subject.
    if (found.every(({ stem }) => /^\d/u.test(stem))) return 0
    for (const { weight } of found) sum += weight
    return this.#total === 0 ? 0 : sum / this.#total
  }

  /** Whether what the topic is about before all is among them; a topic may not say. */
  async names(words: Iterable<string>, language: Language): Promise<boolean> {
    if (!this.#terms.some(({ isMain }) => isMain)) return true
    return [...(await this.#found(words, language))].some(({ isMain }) => isMain)
  }

  async #found(words: Iterable<string>, language: Language): Promise<Set<Term>> {
    const all = new Set(words)
    const stems = new Set(Array.from(all, stem))
    const found = new Set(this.#terms.filter((term) => stems.has(term.stem)))
    if (language !== this.language)
      for (const word of all) for (const index of await this.#translate(word)) addTo(found, this.#terms[index])
    return found
  }

  async #translate(word: string): Promise<number[]> {
    const known = this.#translated.get(word)
    if (known !== undefined) return known
    const vectors = await wordVectors(word)
    // カゼリ is Kazeri: a name has no translation, but a sound.
    const heard = this.#names.filter((name) => sameSound(name, word))
    const matched = this.#terms.flatMap((term, index) => {
      const isWord = isTranslatable(term.stem) && isTranslatable(word)
      const near =
        isWord && term.directions.some((one) => vectors.some(({ direction }) => dot(one, direction) >= SAME_WORD))
      return near || heard.some((name) => name.includes(term.stem)) ? [index] : []
    })
    this.#translated.set(word, matched)
    return matched
  }
}

/** 浜町 means no coast and H2 no second version: places, single characters and what has a figure in it stay what they are. */
const isTranslatable = (word: string) => [...word].length > 1 && !/\d/u.test(word) && !/[町市県村区郡駅]$/u.test(word)

function weightOf(word: string, rarity: number): number {
  if (GENERAL.has(word)) return GENERAL_WEIGHT
  // One character (線, 市) or a number says little by itself.
  if (word.length === 1 || /^\d/u.test(word)) return 2 * GENERAL_WEIGHT
  return Math.max(0.5, Math.min(rarity, UNKNOWN))
}

/** What a topic calls by a name: in brackets or in katakana. */
export const namesInKana = (text: string) =>
  text.match(
    /[\p{Script=Katakana}ー]{3,}|(?<!\p{Script=Hiragana})\p{Script=Hiragana}{3,}(?=[\p{Script=Katakana}\p{Script=Han}])/gu,
  ) ?? []

/** In Japanese what stands before the first の, and what is quoted; in English the names. */
function mainWords(text: string, language: Language): Set<string> {
  const names =
    language === 'ja'
      ? [text.split(/[のをはがにで、。\s]|について|とは/u)[0], ...(text.match(/(?<=「)[^」]+(?=」)/gu) ?? [])].join(' ')
      : (text.match(/\b\p{Lu}[\p{L}\p{N}-]+/gu) ?? []).join(' ')
  return new Set(
    contentWords(names, language)
      .map(stem)
      .filter((word) => word.length > 1),
  )
}

function addTo(found: Set<Term>, term: Term | undefined): void {
  if (term !== undefined) found.add(term)
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
