import type { Entry } from './edict.ts'
import { chooseEnglish, trainEnglish } from './english.ts'
import { trainJapanese } from './japanese.ts'
import { matrix } from './matrix.ts'
import type { Embed } from './minilm.ts'
import { packTable } from './pack.ts'
import { embedSpace } from './space.ts'
import { byUse, candidates, firstSense } from './vocabulary.ts'

export interface Sources {
  entries: readonly Entry[]
  kanji: ReadonlyMap<string, readonly string[]>
  embed: Embed
  /** Whether a general analyser holds this to be one word. */
  isKnown(word: string): boolean
  /** Whole English words of the model's vocabulary. */
  englishVocabulary: readonly string[]
}

export interface Size {
  dimensions: number
  japanese: number
  english: number
}

/** From a dictionary and a sentence model to one table of word vectors for both languages. */
export async function buildTable(sources: Sources, size: Size, say: (line: string) => void): Promise<Uint8Array> {
  const { entries, kanji } = sources
  const words = chooseEnglish(entries, sources.englishVocabulary, size.english)
  const texts = [...new Set([...entries.flatMap(firstSense), ...[...kanji.values()].flat(), ...words])]
  say(`embedding ${texts.length} glosses and words`)
  const space = await embedSpace(texts, entries, sources.embed, size.dimensions)
  say(`training ${words.length} English words`)
  const english = trainEnglish(words, space, size.dimensions)
  say(`choosing and training ${size.japanese} Japanese words and ${kanji.size} kanji`)
  const ordered = byUse(candidates(entries), sources.isKnown)
  const japanese = trainJapanese({ words: ordered, kanji, most: size.japanese }, space, english)
  const vectors = matrix(japanese.keys.length + words.length, size.dimensions)
  vectors.cells.set(japanese.table.cells)
  vectors.cells.set(english.table.cells, japanese.table.cells.length)
  return packTable([...japanese.keys, ...words], vectors)
}
