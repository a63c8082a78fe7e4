import { keywords, normalise } from '#text/index.ts'
import type { Language } from '../../contract.ts'

const known = new WeakMap<readonly string[], { topic: string; words: string[] }[]>()

/** The forbidden topic a text speaks of, or null: one whose wording, or all of whose own words, stand in it. */
export function forbiddenIn(text: string, neverAsk: readonly string[], language: Language): string | null {
  if (neverAsk.length === 0) return null
  const said = fold(text)
  const found = topics(neverAsk, language).find(
    ({ topic, words }) =>
      said.includes(fold(topic)) || (words.length > 0 && words.every((word) => said.includes(word))),
  )
  return found?.topic ?? null
}

function topics(neverAsk: readonly string[], language: Language): { topic: string; words: string[] }[] {
  let all = known.get(neverAsk)
  if (all === undefined) {
    all = neverAsk.map((topic) => ({
      topic,
      words: keywords(topic, { language }).map(({ phrase }) => fold(phrase)),
    }))
    known.set(neverAsk, all)
  }
  return all
}

function fold(text: string): string {
  return normalise(text).toLowerCase()
}
