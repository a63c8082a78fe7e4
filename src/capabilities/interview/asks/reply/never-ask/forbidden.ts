import { keywords } from '#text/index.ts'
import { meaning, type Meaning } from '#text/vectors/features.ts'
import { vectorTableNow } from '#text/vectors/load.ts'
import type { Language } from '../../../contract.ts'
import { fold, MASKS } from '#listening/manners/index.ts'
import { GROUPS } from './synonyms.ts'

/**
 * From here on two words mean the same for a guide that forbids one of them: of pairs that do (年収–収入 .69,
 * 退職–辞める .81, competitor–rival .68) nearly all lie above, of pairs of one subject (salary–price .33) none.
 */
const SAME = 0.62

interface Forbidden {
  topic: string
  folded: string
  words: string[]
  ways: readonly RegExp[]
  /** Each of the topic's own words must be met; function words have none. */
  meaning: Meaning
}

const known = new WeakMap<readonly string[], Forbidden[]>()

/** The forbidden topic a text speaks of, or null: in its wording, another spelling, a reading, or by meaning. */
export function forbiddenIn(text: string, neverAsk: readonly string[], language: Language): string | null {
  if (neverAsk.length === 0) return null
  const said = fold(text.replaceAll(MASKS, ' '))
  const found = topics(neverAsk, language).find(
    ({ folded, words, ways }) =>
      said.includes(folded) ||
      (words.length > 0 && words.every((word) => said.includes(word))) ||
      ways.some((way) => way.test(said)),
  )
  return found?.topic ?? byMeaning(text, neverAsk, language)
}

function byMeaning(text: string, neverAsk: readonly string[], language: Language): string | null {
  const heard = meaning(text, vectorTableNow())
  if (heard.directions.length === 0) return null
  const found = topics(neverAsk, language).find(({ meaning: { directions, weights } }) => {
    const heavy = directions.filter((_, place) => (weights[place] ?? 0) >= MEANS_SOMETHING)
    return heavy.length > 0 && heavy.every((word) => heard.directions.some((other) => dot(word, other) >= SAME))
  })
  return found?.topic ?? null
}

/** Lighter words (こと, about, 使う) are met in any text. */
const MEANS_SOMETHING = 0.5

function topics(neverAsk: readonly string[], language: Language): Forbidden[] {
  let all = known.get(neverAsk)
  if (all === undefined) {
    all = neverAsk.map((topic) => {
      const folded = fold(topic)
      return {
        topic,
        folded,
        words: keywords(topic, { language }).map(({ phrase }) => fold(phrase)),
        ways: waysOf(folded),
        meaning: meaning(topic, vectorTableNow()),
      }
    })
    known.set(neverAsk, all)
  }
  return all
}

/** 「親の病名」 is about an illness, not about parents: whose it is forbids nothing by itself where the thing has a group of its own. */
function waysOf(folded: string): RegExp[] {
  const named = GROUPS.filter(({ name }) => name.test(folded))
  const head = /(?:の|'s? |’s? )([^の]+)$/u.exec(folded)?.[1] ?? /^\S+ (\S+)$/u.exec(folded)?.[1] ?? ''
  const own = named.filter(({ name }) => name.test(head))
  return (own.length > 0 ? own : named).map(({ ways }) => ways)
}

function dot(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0)
}
