// Rebuilds data/vectors/words.bin. Build time only; everything it reads lies outside this package (data/vectors/README.md).
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildTable } from './vectors/build-table.ts'
import { parseEdict, parseKanjidic } from './vectors/edict.ts'
import { knownWords } from './vectors/known-words.ts'
import { miniLm } from './vectors/minilm.ts'

const SIZE = { dimensions: 128, japanese: 75_000, english: 25_000 }
const USAGE =
  'node scripts/data/build-vectors.ts --edict FILE --kanjidic FILE --model FOLDER --runtime FOLDER --out data/vectors/words.bin'

const { values } = parseArgs({
  options: {
    edict: { type: 'string' },
    kanjidic: { type: 'string' },
    model: { type: 'string' },
    runtime: { type: 'string' },
    out: { type: 'string' },
  },
})
const { edict, kanjidic, model, runtime, out } = values
if (!edict || !kanjidic || !model || !runtime || !out) {
  console.error(USAGE)
  process.exit(2)
}

const read = (path: string): string => new TextDecoder('euc-jp').decode(readFileSync(path))
const { embed, words } = await miniLm(model, runtime)
const table = await buildTable(
  {
    entries: parseEdict(read(edict)),
    kanji: parseKanjidic(read(kanjidic)),
    embed,
    isKnown: await knownWords(),
    englishVocabulary: words,
  },
  SIZE,
  (line) => console.log(line),
)
writeFileSync(out, table)
console.log(`${out}: ${(table.length / 1e6).toFixed(1)} MB`)
