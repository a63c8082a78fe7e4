import { vectorTable } from '#text/vectors/load.ts'
import type { Meanings } from './judging/align.ts'
import { directionCosine } from './judging/cosine.ts'
import { japaneseWords, makeLexicon } from './lexicon/lexicon.ts'
import { wordNet } from './lexicon/wordnet.ts'
import { plainWords } from './poles/plain-words.ts'
import { readPoleTable } from './poles/pole-table.ts'
import { polesIn } from './poles/poles.ts'
import { englishReader } from './reading/english.ts'
import { englishLemmatiser } from './reading/english-lemma.ts'
import { japaneseReader } from './reading/japanese.ts'
import { morphemes } from './reading/morphemes.ts'
import { claimReader } from './reading/read-claim.ts'
import type { Conflicts } from './types.ts'

/** The reader and what it knows of words, from the shipped dictionaries. */
export async function loadParts(): Promise<{ read: Conflicts['read']; meanings: Meanings }> {
  const [table, net, tokenize, poles] = await Promise.all([vectorTable(), wordNet(), morphemes(), readPoleTable()])
  const known = japaneseWords()
  const ja = japaneseReader(tokenize, (word) => known.has(word), table.find)
  const lemma = englishLemmatiser(net)
  const lexicon = makeLexicon({ ja: ja.lemma, en: lemma })
  const en = englishReader(lexicon, net, lemma, table.find)
  const standsOf = polesIn(poles, plainWords(lemma, tokenize))
  return {
    read: claimReader({ ja, en }),
    meanings: { lexicon, wordNet: net, cosine: directionCosine(table), standsOf },
  }
}
