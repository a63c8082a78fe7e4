// Trains the two name taggers and writes data/names. See data/names/README.md for the sources and how to run it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { encodeModel, FILES, sha256 } from '#kernel/text/pii/data.ts'
import { NameTable } from '#kernel/text/pii/name-table.ts'
import { readCorpus, type Sentence } from './names/corpus.ts'
import { train } from './names/crf.ts'
import { japaneseDevelopment } from './names/development.ts'
import { japaneseNames, type JapaneseNames } from './names/dictionaries.ts'
import { detokenised, EN_LABELS, englishExample, fill, lowered, renamedEnglish } from './names/english.ts'
import { englishLists } from './names/english-lists.ts'
import { ENGLISH_TEMPLATES } from './names/english-templates.ts'
import { fillJapanese, JA_LABELS, japaneseExample, renamed } from './names/japanese.ts'
import { JAPANESE_TEMPLATES } from './names/japanese-templates.ts'
import { kanaWeights } from './names/kana.ts'
import { personScores } from './names/scores.ts'
import { senses } from './names/senses.ts'

const { values } = parseArgs({
  options: {
    corpora: { type: 'string' },
    enamdict: { type: 'string' },
    edict: { type: 'string' },
    ipadic: { type: 'string' },
    vectors: { type: 'string', default: 'data/vectors/words.bin' },
    faker: { type: 'string' },
    out: { type: 'string' },
    only: { type: 'string' },
    held: { type: 'string', default: '0' },
  },
})
const { corpora, enamdict, edict, ipadic, faker, out } = values
if (!corpora || !enamdict || !edict || !ipadic || !faker || !out) {
  console.error(
    'usage: node scripts/data/train-names.ts --corpora <data folder> --enamdict <file> --edict <file> --ipadic <folder of its CSV files> --faker <folder of the package @faker-js/faker> --out data/names [--only ja|en] [--held 0..4]',
  )
  process.exit(2)
}
const BITS = { ja: 19, en: 18 }
const log = (line: string) => console.log(line)

function tableBytes(flags: ReadonlyMap<string, number>): Uint32Array {
  return NameTable.build(flags, Math.ceil(flags.size / 0.88) | 1)
}

function save(folder: string, file: (typeof FILES)[number], bytes: Uint8Array): void {
  writeFileSync(join(folder, file), gzipSync(bytes, { level: 9 }))
}

function trainJapanese(names: JapaneseNames, folder: string): void {
  const slots = tableBytes(names.flags)
  const groups = tableBytes(senses(values.vectors, names.words))
  const kana = kanaWeights(names.kana)
  const lexicon = { table: new NameTable(slots), senses: new NameTable(groups), kana }
  const { learn, measure } = japaneseDevelopment(join(corpora ?? '', 'ner-ja-dev.json'), Number(values.held))
  const real = [
    ...['gsd_train', 'kuwiki'].flatMap((name) => readCorpus(join(corpora ?? '', 'ner-train', `${name}.jsonl`))),
    ...learn,
  ].filter(({ spans }, i) => spans.length > 0 || i % 2 === 0)
  const copies = real.flatMap((sentence, i) => renamed(sentence, names, i + 1) ?? [])
  const chat = JAPANESE_TEMPLATES.flatMap((template, i) =>
    Array.from({ length: template.includes('{') ? 8 : 2 }, (_, k) => fillJapanese(template, names, i * 100 + k, 0.5)),
  )
  const examples = [...real, ...copies, ...chat].map((sentence) => japaneseExample(sentence, lexicon, BITS.ja))
  const model = train(examples, {
    labels: JA_LABELS,
    bits: BITS.ja,
    epochs: 4,
    rate: 0.06,
    dropout: 0.4,
    caution: 1,
    log,
  })
  log(`Japanese persons, part ${values.held} held out: ${personScores(measure, model, lexicon)}`)
  save(folder, 'ja.crf.gz', encodeModel(model))
  save(folder, 'ja.table.gz', new Uint8Array(slots.buffer))
  save(folder, 'ja.senses.gz', new Uint8Array(groups.buffer))
  save(folder, 'ja.kana.gz', new Uint8Array(kana.buffer))
}

function trainEnglish(names: JapaneseNames, folder: string): void {
  const lists = englishLists(faker ?? '', edict ?? '', names)
  const slots = tableBytes(lists.flags)
  const table = new NameTable(slots)
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
  const examples = sentences.map((sentence) => englishExample(sentence, table, BITS.en))
  const model = train(examples, {
    labels: EN_LABELS,
    bits: BITS.en,
    epochs: 5,
    rate: 0.06,
    dropout: 0.3,
    caution: 0.1,
    log,
  })
  save(folder, 'en.crf.gz', encodeModel(model))
  save(folder, 'en.table.gz', new Uint8Array(slots.buffer))
}

mkdirSync(out, { recursive: true })
const names = japaneseNames({ enamdict, edict, ipadic })
if (values.only !== 'en') trainJapanese(names, out)
if (values.only !== 'ja') trainEnglish(names, out)
const sums = FILES.map((file) => [file, sha256(readFileSync(join(out, file)))])
writeFileSync(join(out, 'manifest.json'), `${JSON.stringify(Object.fromEntries(sums), null, 2)}\n`)
