import { useSyncExternalStore } from 'react'
import { type Parse, japanesePhrases } from './japanese-phrases.ts'

/** What cuts Japanese into phrases, once it has been fetched; undefined for other languages. */
export function usePhrases(japanese: boolean): Parse | undefined {
  const parse = useSyncExternalStore(japanese ? japanesePhrases.follow : nothing, japanesePhrases.parser, noParser)
  return japanese ? parse : undefined
}

const noParser = () => undefined
const nothing = () => noParser
