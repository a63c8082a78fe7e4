import { wholeWords, wordStarts } from './whole-words.ts'

export type Parse = (text: string) => string[]

let parse: Parse | undefined
let asked = false
const followers = new Set<() => void>()

/** Fetched once, and only where Japanese is shown: what browsers know of phrases cuts 「ひと／つずつ」. */
async function load(): Promise<void> {
  const { loadDefaultJapaneseParser } = await import('budoux')
  const parser = loadDefaultJapaneseParser()
  parse = (text) => wholeWords(parser.parse(text), wordStarts(text))
  for (const follower of followers) follower()
}

export const japanesePhrases = {
  parser: (): Parse | undefined => parse,
  follow(onChange: () => void): () => void {
    followers.add(onChange)
    if (!asked) {
      asked = true
      // Until then, and without it, lines break as the browser knows how.
      load().catch(() => undefined)
    }
    return () => followers.delete(onChange)
  },
}
