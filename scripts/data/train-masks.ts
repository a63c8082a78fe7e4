// Trains what tells a person somebody knows from everything else written like a name, and writes data/names/judge.gz. See data/names/README.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { writeResult } from '../../bench/write-result.ts'
import { dataFolder } from '../../src/text/data-folder.ts'
import { allDetectors, judgedIn } from '../../src/text/pii/detect/detect.ts'
import { BITS } from '../../src/text/pii/judge/facts.ts'
import { encodeJudge, type JudgeTable, scoreOf } from '../../src/text/pii/judge/weights.ts'
import { createMasker } from '../../src/text/pii/masker.ts'
import { loadNameData, type NameData, sha256 } from '../../src/text/pii/tagger/data.ts'
import { DIALOGUES, dialogue, whoIs } from './masks/dialogues.ts'
import { covered } from '../../bench/pii/score.ts'
import { countTalks, type Line, type OnError, talkFigures } from '../../bench/pii/talks.ts'
import { type Language, messagesIn, recordsIn, sentencesIn, talksOf, WRITERS } from './masks/line.ts'
import { namesIn, renamed } from './masks/renamed.ts'
import { type Example, trainJudge } from './masks/train-judge.ts'

const { values } = parseArgs({
  options: {
    left: { type: 'boolean', default: false },
    show: { type: 'boolean', default: false },
    corpora: { type: 'string' },
    of: { type: 'string' },
    language: { type: 'string' },
  },
})
const folder = dataFolder('names')
const LANGUAGES = (['ja', 'en'] as const).filter((language) => (values.language ?? language) === language)
/** Below this a guess is no mask: chosen so that those left out lose as few words as asked for. */
const THRESHOLD: Readonly<Record<Language, number>> = { ja: 1.1, en: 1.3 }
/** Records have many more names than talk. */
const MESSAGES = 0.1
const RECORDS = 0.3
const SENTENCES = 0.2
/** How often a line is repeated with other people in it, and what such a copy counts. */
const RENAMED = { copies: 4, weight: 0.3 }
/** Real dialogue has far more that is nobody than what is written to teach. */
const DIALOGUE: Readonly<Record<Language, number>> = { ja: 0.6, en: 0.3 }

const empty: JudgeTable = { scale: 0, threshold: 0, weights: new Int8Array(2 ** BITS) }
const data: NameData = await loadWithout()
const detectors = allDetectors(data)

/** The data without the judge that is being made. */
async function loadWithout(): Promise<NameData> {
  const file = join(folder, 'judge.gz')
  try {
    return await loadNameData(folder)
  } catch {
    save(file, { ja: empty, en: empty })
    return loadNameData(folder)
  }
}

function save(file: string, judge: Parameters<typeof encodeJudge>[0]): void {
  writeFileSync(file, gzipSync(encodeJudge(judge), { level: 9 }))
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Record<string, string>
  manifest['judge.gz'] = sha256(readFileSync(file))
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

function examplesOf({ text, spans, neutral = [] }: Line, weight: number): Example[] {
  const options = { data, detectors, seen: new Map(), deadline: Infinity }
  const { text: read, judged } = judgedIn(text, options)
  if (read.length !== text.length) return []
  return judged
    .filter(({ guess }) => covered(guess, neutral) === 0)
    .map(({ guess, ids }) => ({ ids, isPerson: covered(guess, spans) >= 0.5, weight }))
}

const cache = new Map<string, Example[]>()
function lessons(writer: string, language: Language): Example[] {
  const key = `${writer} ${language}`
  const known = cache.get(key)
  if (known) return known
  const made = talksOf(writer, language)
    .flat()
    .flatMap((line) => examplesOf(line, 1))
  cache.set(key, made)
  return made
}

if (!values.corpora) {
  console.error('usage: node scripts/data/train-masks.ts --corpora <folder with pii-en-dev.json> [--left] [--show]')
  process.exit(2)
}
const corpora = values.corpora
const records: Readonly<Record<Language, Example[]>> = {
  ja: LANGUAGES.includes('ja') ? sentencesIn(corpora).flatMap((line) => examplesOf(line, SENTENCES)) : [],
  en: !LANGUAGES.includes('en')
    ? []
    : [
        ...recordsIn(corpora).flatMap((line) => examplesOf(line, RECORDS)),
        ...messagesIn(corpora).flatMap((line) => examplesOf(line, MESSAGES)),
      ],
}

/** What real dialogue says of its guesses; what it does not tell is left out. */
function dialogueLessons(language: Language): Example[] {
  return DIALOGUES.filter((each) => LANGUAGES.includes(language) && each.language === language).flatMap(
    ({ name, people }) =>
      dialogue(corpora, name, 'teaching')
        .flat()
        .flatMap((said) => {
          const { text, judged } = judgedIn(said, { data, detectors, seen: new Map(), deadline: Infinity })
          return judged.flatMap(({ guess, ids }) => {
            const who = whoIs({ text, people }, guess, data)
            return who === 'unknown' ? [] : [{ ids, isPerson: who === 'somebody', weight: DIALOGUE[language] }]
          })
        }),
  )
}
const spoken: Readonly<Record<Language, Example[]>> = { ja: dialogueLessons('ja'), en: dialogueLessons('en') }

/** Wrong masks in talks that taught nothing. */
function wrongInDialogue(judge: NameData['judge']): void {
  const masker = createMasker({ ...data, judge })
  for (const { name, people } of DIALOGUES.filter((each) => LANGUAGES.includes(each.language))) {
    const talks = dialogue(corpora, name, 'kept')
    const wrong = talks.map((talk) =>
      talk.flatMap((text) =>
        masker.find(text).filter((span) => span.type === 'NAME' && whoIs({ text, people }, span, data) === 'nobody'),
      ),
    )
    const messages = talks.flat().length
    const share = wrong.filter((found) => found.length > 0).length / talks.length
    console.log(
      `${name}: ${((wrong.flat().length * 100) / messages).toFixed(2)} wrong names in 100 messages, ${(share * 100).toFixed(1)} % of ${talks.length} talks`,
    )
    if (values.show) for (const { text } of wrong.flat()) console.log(`  ${text}`)
  }
}

function trained(writers: readonly string[], language: Language): JudgeTable {
  const own = writers.flatMap((writer) => lessons(writer, language))
  const talks = writers.flatMap((writer) => talksOf(writer, language))
  const copies = renamed(talks, namesIn(talks), RENAMED.copies).flatMap((line) => examplesOf(line, RENAMED.weight))
  return trainJudge([...own, ...copies, ...spoken[language], ...records[language]], THRESHOLD[language])
}

/** What the whole masker does to the talks of a writer. */
function measured(writer: string, language: Language, table: JudgeTable, show: boolean) {
  const judge = { ...data.judge, [language]: table }
  const masker = createMasker({ ...data, judge })
  const onError: OnError = (kind, piece, text) => console.log(`  ${kind} ${piece} | ${text}`)
  const counts = countTalks(masker, talksOf(writer, language), show ? onError : undefined)
  return { threshold: table.threshold, ...talkFigures(counts) }
}

function lineOf(figure: ReturnType<typeof measured>): string {
  const { threshold, recall, precision, wrongPer100, talksWithWrong } = figure
  const parts = [`R ${recall.toFixed(3)}`, `P ${precision.toFixed(3)}`, `wrong ${wrongPer100.toFixed(2)} in 100`]
  return [`at ${threshold.toFixed(1)}`, ...parts, `${(talksWithWrong * 100).toFixed(1)} % of talks`].join('  ')
}

if (values.left) {
  const figures = WRITERS.filter(
    (writer) => writer.startsWith('chats') && (values.of ?? writer).split(',').includes(writer),
  ).flatMap((left) =>
    LANGUAGES.map((language) => {
      const table = trained(
        WRITERS.filter((writer) => writer !== left),
        language,
      )
      const figures = [-1, -0.5, 0, 0.5, 1].map((more) => {
        const moved = { scale: table.scale, weights: table.weights, threshold: table.threshold + more }
        return measured(left, language, moved, more === 0 && values.show)
      })
      console.log(`${left} ${language}, ${figures[0]?.messages} messages`)
      for (const figure of figures) console.log(`   ${lineOf(figure)}`)
      return { left, language, figures }
    }),
  )
  wrongInDialogue({
    ja: LANGUAGES.includes('ja') ? trained(WRITERS, 'ja') : empty,
    en: LANGUAGES.includes('en') ? trained(WRITERS, 'en') : empty,
  })
  if (values.of === undefined && values.language === undefined) writeResult('masks-training', { leftOut: figures })
} else {
  const judge = { ja: trained(WRITERS, 'ja'), en: trained(WRITERS, 'en') }
  save(join(folder, 'judge.gz'), judge)
  for (const language of LANGUAGES) {
    const all = WRITERS.flatMap((writer) => lessons(writer, language))
    const wrong = all.filter(
      ({ ids, isPerson }) => scoreOf(judge[language], ids) > judge[language].threshold !== isPerson,
    )
    console.log(`${language}: ${all.length} guesses of ${WRITERS.join(', ')}; ${wrong.length} still judged wrong`)
  }
}
