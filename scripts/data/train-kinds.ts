// Trains what tells the kinds of sentences apart and writes data/listening/kinds.bin.gz. See data/listening/README.md.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { type Kind, KINDS, STATEMENT_TYPES, writtenLanguage } from '../../src/listening/index.ts'
import type { Features } from '../../src/listening/linear/bag.ts'
import { featuresOf } from '../../src/listening/kinds/classifier/features.ts'
import { encodeModels, type KindModels } from '../../src/listening/kinds/classifier/model-file.ts'
import { type KindModel, probabilities } from '../../src/listening/kinds/classifier/softmax.ts'
import { settledKind } from '../../src/listening/kinds/clear/settled-kind.ts'
import type { Language } from '../../src/text/index.ts'
import { type Judged, scoresOf } from './kinds/scores.ts'
import { type Example, trainSoftmax } from './kinds/train-softmax.ts'
import { type Utterance, utterancesOf, type Writer, WRITERS } from './kinds/utterance.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, left: { type: 'string' } } })
const left = WRITERS.find((writer) => writer === values.left)
if ((values.out === undefined) === (left === undefined)) {
  console.error(`usage: node scripts/data/train-kinds.ts --out data/listening/kinds.bin.gz
       node scripts/data/train-kinds.ts --left ${WRITERS.join('|')}   (measures on a writer the weights have not seen)`)
  process.exit(2)
}

const LANGUAGES: readonly Language[] = ['ja', 'en']
const LABELS = KINDS.filter((kind) => kind !== 'other-language')

/** Without what they answer, or are beside to, they read like content. */
const LEANS_ON_QUESTION: ReadonlySet<Kind> = new Set<Kind>(['aside', 'partly', 'correction'])

interface Lesson {
  said: Utterance
  writer: Writer
  features: Features
  /** The same without its question, which is not always known. */
  alone: Features[]
}

function lessonOf(said: Utterance, writer: Writer): Lesson {
  const { text, language, question, kind } = said
  return {
    said,
    writer,
    features: featuresOf(text, language, question ?? undefined),
    alone: question === null || LEANS_ON_QUESTION.has(kind) ? [] : [featuresOf(text, language, undefined)],
  }
}

const lessons = WRITERS.flatMap((writer) => utterancesOf(writer).map((said) => lessonOf(said, writer)))

/** What is in another language is told by rule; what states nothing has no type. */
function train(from: readonly Lesson[]): KindModels {
  const of = (language: Language) => {
    const own = from.filter(({ said }) => said.language === language && said.kind !== 'other-language')
    const examples = (labelOf: (said: Utterance) => string | undefined): Example[] =>
      own.flatMap(({ said, features, alone }) => {
        const label = labelOf(said)
        return label === undefined ? [] : [features, ...alone].map((each) => ({ features: each, label }))
      })
    return {
      kinds: trainSoftmax(
        examples(({ kind }) => kind),
        LABELS,
      ),
      statements: trainSoftmax(
        examples(({ type }) => type),
        STATEMENT_TYPES,
      ),
    }
  }
  return { ja: of('ja'), en: of('en') }
}

function top(model: KindModel, features: Features): string {
  const likely = probabilities(model, features)
  return model.labels[likely.indexOf(Math.max(...likely))] ?? ''
}

function judgeKinds(models: KindModels, tests: readonly Lesson[]): Judged[] {
  return tests.map(({ said: { text, language, question, kind }, features }) => {
    if (writtenLanguage(text, language) !== language) return { gold: kind, said: 'other-language' }
    const settled = settledKind(text, language, question ?? undefined)
    return { gold: kind, said: settled ?? top(models[language].kinds, features) }
  })
}

function judgeStatements(models: KindModels, tests: readonly Lesson[]): Judged[] {
  return tests.flatMap(({ said: { language, type }, features }) =>
    type === undefined ? [] : [{ gold: type, said: top(models[language].statements, features) }],
  )
}

if (values.out !== undefined) {
  const bytes = encodeModels(train(lessons))
  writeFileSync(values.out, bytes)
  console.log(`${lessons.length} utterances, ${bytes.length} bytes`)
}

if (left !== undefined) {
  const models = train(lessons.filter(({ writer }) => writer !== left))
  const figures = LANGUAGES.map((language) => {
    const tests = lessons.filter(({ writer, said }) => writer === left && said.language === language)
    const { macroF1, accuracy, labels } = scoresOf(judgeKinds(models, tests))
    const statements = scoresOf(judgeStatements(models, tests)).accuracy
    return [language, { utterances: tests.length, macroF1, accuracy, stop: labels['stop'], statements }] as const
  })
  console.log(left, figures)
  keep(left, Object.fromEntries(figures))
}

/** Beside what was measured of the other writers with the same utterances. */
function keep(writer: Writer, figures: object): void {
  const path = join(import.meta.dirname, '../../bench/results/kinds-training.json')
  const before = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as { utterances?: number; leftOut?: object })
    : {}
  const known = before.utterances === lessons.length ? before.leftOut : {}
  writeResult('kinds-training', { utterances: lessons.length, leftOut: { ...known, [writer]: figures } })
}
