import { join } from 'node:path'
import type { JapaneseLexicon } from '../../../src/text/pii/tagger/ja/lexicon.ts'
import { NameTable } from '../../../src/text/pii/tagger/name-table.ts'
import type { TaggerModel } from '../../../src/text/pii/tagger/tagger-model.ts'
import { WordTable, type WordTableParts } from '../../../src/text/pii/tagger/word-table.ts'
import { readCorpus, type Sentence } from './corpus.ts'
import { type Example, noise, train } from './crf.ts'
import { japaneseDevelopment } from './development.ts'
import type { JapaneseNames } from './dictionaries.ts'
import { fillJapanese, JA_LABELS, japaneseExample, renamed } from './japanese.ts'
import { JAPANESE_TEMPLATES } from './japanese-templates.ts'
import { kanaWeights } from './kana.ts'
import { senses } from './senses.ts'
import { readableWords } from './sudachi.ts'

const BITS = 19
const SEED = 0x2545f491

/** The tables of the Japanese tagger, as they are written, and the lexicon they make. */
export interface JapaneseTables {
  readonly names: Uint32Array
  readonly senses: Uint32Array
  readonly kana: Int8Array
  readonly words: WordTableParts
  readonly lexicon: JapaneseLexicon
}

export function tableSlots(flags: ReadonlyMap<string, number>): Uint32Array {
  return NameTable.build(flags, Math.ceil(flags.size / 0.88) | 1)
}

export function japaneseTables(names: JapaneseNames, latin: NameTable, vectors: string): JapaneseTables {
  const slots = tableSlots(names.flags)
  const groups = tableSlots(senses(vectors, names.words))
  const kana = kanaWeights(names.kana)
  const words = WordTable.build(readableWords(names.sudachi), names.flags.keys())
  const lexicon = {
    table: new NameTable(slots),
    words: new WordTable(words),
    latin,
    senses: new NameTable(groups),
    kana,
  }
  return { names: slots, senses: groups, kana, words, lexicon }
}

/** What the tagger learns from: each example knows which part of the development sentences it comes from, if any. */
export interface Lesson {
  readonly example: Example
  readonly part: number | undefined
}

type Origin = readonly [sentence: Sentence, part: number | undefined]

export function japaneseLessons(names: JapaneseNames, lexicon: JapaneseLexicon, corpora: string): Lesson[] {
  const own = japaneseDevelopment(join(corpora, 'ner-ja-dev.json'))
  const read = ['gsd_train', 'kuwiki'].flatMap((name) => readCorpus(join(corpora, 'ner-train', `${name}.jsonl`)))
  const real: Origin[] = [
    ...read.map((sentence): Origin => [sentence, undefined]),
    ...own.map((sentence): Origin => [sentence, sentence.part]),
  ].filter(([{ spans }], i) => spans.length > 0 || i % 2 === 0)
  const copies = real.flatMap(([sentence, part], i): Origin[] => {
    const copy = renamed(sentence, names, i + 1)
    return copy ? [[copy, part]] : []
  })
  const chat = JAPANESE_TEMPLATES.flatMap((template, i) =>
    Array.from({ length: template.includes('{') ? 8 : 2 }, (_, k): Origin => [
      fillJapanese(template, names, i * 100 + k, 0.5),
      undefined,
    ]),
  )
  return [...real, ...copies, ...chat].map(([sentence, part]) => ({
    example: japaneseExample(sentence, lexicon, BITS),
    part,
  }))
}

/** Learns from every lesson but those of one part of the development sentences. */
export function trainJapanese(
  lessons: readonly Lesson[],
  held: number | undefined,
  log: (line: string) => void,
): TaggerModel {
  const examples = lessons.filter(({ part }) => part === undefined || part !== held).map(({ example }) => example)
  return train(examples, {
    labels: JA_LABELS,
    bits: BITS,
    epochs: 4,
    rate: 0.06,
    dropout: 0.4,
    caution: 1,
    next: noise(SEED),
    log,
  })
}
