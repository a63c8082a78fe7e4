// npm run bench -- pii [--data ../shared/data] [--peers <folder>]: how well and how fast personal data is masked.
// npm run bench -- pii --talks <folder with chats-ja.jsonl and chats-en.jsonl>: only the totals of talks that nobody reads.
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadMasker, type Masker } from '../../src/text/pii/index.ts'
import { peers, type Peer } from './peers.ts'
import { figures, type Labelled, type Score, score } from './score.ts'
import { writeResult } from '../write-result.ts'
import { countTalks, readTalks, talkFigures } from './talks.ts'
import { englishDevelopment, japaneseDevelopment, OWN_SETS, ownSet } from './sets.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data' },
    peers: { type: 'string', default: root },
    talks: { type: 'string' },
  },
  strict: false,
})
const percent = (value: number) => value.toFixed(3)

interface Line {
  set: string
  who: string
  type: string
  gold: number
  recall: number
  precision: number
  f1: number
  wrong: number
}
const lines: Line[] = []

function print(set: string, name: string, type: string, sum: Score): void {
  const { recall, precision, f1 } = figures(sum)
  lines.push({ set, who: name, type, gold: sum.gold, recall, precision, f1, wrong: sum.found - sum.right })
  const counts = `${sum.hit}/${sum.gold} found, ${sum.found - sum.right} wrong`
  const rates = `R ${percent(recall)} P ${percent(precision)} F1 ${percent(f1)}`
  console.log(`  ${name.padEnd(16)} ${type.padEnd(10)} ${sum.gold === 0 ? '' : rates}  (${counts})`)
}

/** Peers name their types differently, so they are compared on what is masked, whatever it is called. */
async function beside(set: string, rows: readonly Labelled[], peer: Peer, ours: Score | undefined): Promise<void> {
  const answers = new Map<string, Awaited<ReturnType<Peer['find']>>>()
  for (const { text } of rows) answers.set(text, await peer.find(text))
  const find = (text: string) =>
    (answers.get(text) ?? []).map(({ start, end }) => ({ start, end, type: 'NAME' as const }))
  const any = score(rows, find).get('any')
  if (!any || !ours) return
  print(set, peer.name, 'any', any)
  const [naze, other] = [figures(ours), figures(any)]
  const ratio = (a: number, b: number) => (b === 0 ? '∞' : `${(a / b).toFixed(2)}×`)
  if (any.gold > 0)
    console.log(
      `  ${' '.repeat(27)}naze finds ${ratio(naze.recall, other.recall)}, F1 ${ratio(naze.f1, other.f1)} of it`,
    )
}

/** Megabytes of UTF-8 a second of processor time over texts of message size, after a warm-up. */
function speed(masker: Masker, rows: readonly Labelled[]): { megabytesPerSecond: number; messageMs: number } {
  const texts = rows.map(({ text }) => text)
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
  const rounds = 5
  for (let round = 0; round < rounds; round++) for (const text of texts) masker.mask(text)
  const begin = process.cpuUsage()
  for (let round = 0; round < rounds; round++) for (const text of texts) masker.mask(text)
  const { user, system } = process.cpuUsage(begin)
  const seconds = (user + system) / 1e6
  return { megabytesPerSecond: (bytes * rounds) / 1e6 / seconds, messageMs: (seconds * 1000) / (texts.length * rounds) }
}

/** Totals only, so that talks kept apart stay unread. */
function printTalks(masker: Masker, folder: string): void {
  for (const language of ['ja', 'en']) {
    const file = join(folder, `chats-${language}.jsonl`)
    if (!existsSync(file)) throw new Error(`no ${file}`)
    const counts = countTalks(masker, readTalks(file))
    console.log(language, JSON.stringify({ ...counts, ...talkFigures(counts) }))
  }
}

const start = performance.now()
const masker = await loadMasker()
console.log(`loaded in ${Math.round(performance.now() - start)} ms`)
if (typeof values.talks === 'string') {
  printTalks(masker, resolve(root, values.talks))
  process.exit()
}
const others = peers(resolve(String(values.peers)))
if (others.length < 3)
  console.log(
    'peers missing: npm i redact-pii openredaction @redactpii/node in a folder of their own, then --peers <folder>',
  )

/** The tagger learned from these sentences: they tell how fast it is, and names-ja.json how good where it did not. */
const LEARNED = 'ner-ja-dev'
const folder = resolve(root, String(values.data))
const sets = new Map<string, Labelled[] | undefined>([
  ['pii-en-dev', englishDevelopment(folder)],
  [LEARNED, japaneseDevelopment(folder)],
  ...OWN_SETS.map((name) => [name, ownSet(name)] as const),
])
const speeds: object[] = []
for (const [name, rows] of sets) {
  if (!rows) {
    console.log(`\n${name}: not in ${folder}, skipped`)
    continue
  }
  const { megabytesPerSecond, messageMs } = speed(masker, rows)
  speeds.push({ set: name, texts: rows.length, megabytesPerSecond, messageMs })
  console.log(
    `\n${name}: ${rows.length} texts, ${megabytesPerSecond.toFixed(2)} MB/s, a message ${messageMs.toFixed(2)} ms`,
  )
  if (name === LEARNED) {
    console.log('  learned from: see bench/results/names-ja.json for sentences the tagger never saw')
    continue
  }
  const scores = score(rows, (text) => masker.find(text))
  for (const [type, sum] of scores) print(name, 'naze', type, sum)
  for (const peer of others) await beside(name, rows, peer, scores.get('any'))
}
writeResult('pii', { speeds, lines })
