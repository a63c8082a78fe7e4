// Trains what tells the kinds of sentences apart and writes data/listening/kinds.bin.gz. See data/listening/README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { type Kind, KINDS, STATEMENT_TYPES, writtenLanguage } from '../../src/listening/index.ts'
import { type Features, featuresOf } from '../../src/listening/kinds/classifier/features.ts'
import { encodeModels, type KindModels } from '../../src/listening/kinds/classifier/model-file.ts'
import { type KindModel, probabilities } from '../../src/listening/kinds/classifier/softmax.ts'
import { settledKind } from '../../src/listening/kinds/clear/settled-kind.ts'
import type { Language } from '../../src/text/index.ts'
import { type Judged, scoresOf } from './kinds/scores.ts'
import { type Example, trainSoftmax } from './kinds/train-softmax.ts'
import { type Utterance, utterancesOf, type Writer, WRITERS } from './kinds/utterance.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, quick: { type: 'boolean', default: false } } })
if (values.out === undefined) {
  console.error('usage: node scripts/data/train-kinds.ts --out data/listening/kinds.bin.gz [--quick]')
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

const models = train(lessons)
const bytes = encodeModels(models)
writeFileSync(values.out, bytes)
console.log(`${lessons.length} utterances, ${bytes.length} bytes`)

if (!values.quick) {
  const figures: Record<string, object> = {}
  const kinds: Judged[] = []
  const statements: Judged[] = []
  for (const left of WRITERS.filter((writer) => writer !== 'house')) {
    const without = train(lessons.filter(({ writer }) => writer !== left))
    for (const language of LANGUAGES) {
      const tests = lessons.filter((lesson) => lesson.writer === left && lesson.said.language === language)
      const [judged, stated] = [judgeKinds(without, tests), judgeStatements(without, tests)]
      kinds.push(...judged)
      statements.push(...stated)
      const { macroF1, labels } = scoresOf(judged)
      figures[`${left} ${language}`] = { macroF1, stop: labels['stop'], statements: scoresOf(stated).accuracy }
      console.log(left, language, 'kinds', macroF1, 'statements', scoresOf(stated).accuracy)
    }
  }
  const all = { kinds: scoresOf(kinds), statements: scoresOf(statements) }
  console.log(all.kinds, all.statements)
  writeResult('kinds-training', { utterances: lessons.length, bytes: bytes.length, leftOut: figures, ...all })
}
