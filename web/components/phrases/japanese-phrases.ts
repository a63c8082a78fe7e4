type Parse = (text: string) => string[]

let parse: Parse | undefined
let asked = false
const followers = new Set<() => void>()

/** Fetched once, and only by a browser that cannot tell phrases apart itself. */
async function load(): Promise<void> {
  const { loadDefaultJapaneseParser } = await import('budoux')
  const parser = loadDefaultJapaneseParser()
  parse = (text) => parser.parse(text)
  for (const follower of followers) follower()
}

export const japanesePhrases = {
  parser: (): Parse | undefined => parse,
  follow(onChange: () => void): () => void {
    followers.add(onChange)
    if (!asked && !CSS.supports('word-break', 'auto-phrase')) {
      asked = true
      // Without it lines break anywhere, as before.
      load().catch(() => undefined)
    }
    return () => followers.delete(onChange)
  },
}
