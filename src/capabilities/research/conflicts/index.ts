import { vectorTable } from '#text/vectors/load.ts'
import { candidateFinder } from './candidates.ts'
import { conflictJudge } from './judging/judge.ts'
import { directionCosine } from './judging/cosine.ts'
import { japaneseWords, makeLexicon } from './lexicon/lexicon.ts'
import { wordNet } from './lexicon/wordnet.ts'
import { englishReader } from './reading/english.ts'
import { englishLemmatiser } from './reading/english-lemma.ts'
import { japaneseReader } from './reading/japanese.ts'
import { morphemes } from './reading/morphemes.ts'
import { claimReader } from './reading/read-claim.ts'
import type { Conflicts } from './types.ts'

export type { Claim, ClaimLanguage, ConflictJudgement, Conflicts, ConflictType, Reading } from './types.ts'

let loading: Promise<Conflicts> | undefined

/** Reads the dictionaries on first use and keeps them; a failure is not kept. */
export function loadConflicts(): Promise<Conflicts> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<Conflicts> {
  const [table, net, tokenize] = await Promise.all([vectorTable(), wordNet(), morphemes()])
  const known = japaneseWords()
  const ja = japaneseReader(tokenize, (word) => known.has(word), table.find)
  const lemma = englishLemmatiser(net)
  const lexicon = makeLexicon({ ja: ja.lemma, en: lemma })
  const en = englishReader(lexicon, net, lemma, table.find)
  const meanings = { lexicon, wordNet: net, cosine: directionCosine(table) }
  return { read: claimReader({ ja, en }), judge: conflictJudge(meanings), candidates: candidateFinder(lexicon) }
}
