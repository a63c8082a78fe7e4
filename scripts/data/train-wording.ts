// Trains what tells an order or a choice from a plain sentence and writes data/board/wording.bin.gz. See data/board/README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { readAsPerson } from '../../src/capabilities/board/proposal-quality/words/fold.ts'
import { featuresOf } from '../../src/capabilities/board/proposal-quality/words/judge/features.ts'
import { judgedParts, marginOf, useWeights } from '../../src/capabilities/board/proposal-quality/words/judge/judge.ts'
import { encodeWeights, type Weights } from '../../src/capabilities/board/proposal-quality/words/judge/weights.ts'
import { namedIn } from '../../src/capabilities/board/proposal-quality/forbidden-words.ts'
import { withoutMentions } from '../../src/capabilities/board/proposal-quality/words/mentions.ts'
import { placeOf } from '../../src/capabilities/board/proposal-quality/words/place.ts'
import { type Line, linesOf, WRITERS } from './wording/line.ts'
import { type Example, trainJudge } from './wording/train-judge.ts'
import { meaningIn, sharesOf } from './wording/word-meanings.ts'

type Lesson = Example & { language: 'ja' | 'en' }

const { values } = parseArgs({
  options: { out: { type: 'string' }, left: { type: 'boolean' }, show: { type: 'boolean' }, of: { type: 'string' } },
})
if ((values.out === undefined) === (values.left === undefined)) {
  console.error(`usage: node scripts/data/train-wording.ts --out data/board/wording.bin.gz
       node scripts/data/train-wording.ts --left   (leaves out each writer in turn and measures on what they wrote)`)
  process.exit(2)
}

/** A neutral text is neutral in each of its sentences; of a text that breaks the rule nobody knows which does. */
function examplesOf({ kind, field, breaks, text }: Line): Lesson[] {
  const parts = judgedParts(readAsPerson(text))
  return (breaks ? parts.slice(0, 1) : parts).map(({ language, text: part }) => ({
    kind,
    breaks,
    language,
    features: featuresOf(part, language, placeOf(field)),
    meaning: language === 'en' ? meaningIn(part) : undefined,
  }))
}

function train(lines: readonly Line[]): Weights {
  const examples = lines.flatMap(examplesOf)
  const of = (language: 'ja' | 'en') => trainJudge(examples.filter((example) => example.language === language))
  const [ja, en] = [of('ja'), of('en')]
  return {
    'ja organizer': { scale: ja.organizer.scale, weights: ja.organizer.weights },
    'ja advisor': { scale: ja.advisor.scale, weights: ja.advisor.weights },
    'en organizer': { ...en.organizer, meaning: sharesOf(en.organizer.meaning) },
    'en advisor': { ...en.advisor, meaning: sharesOf(en.advisor.meaning) },
  }
}

if (values.out !== undefined) {
  const lines = WRITERS.flatMap(linesOf)
  const bytes = encodeWeights(train(lines))
  writeFileSync(values.out, bytes)
  console.log(`${lines.length} lines, ${bytes.length} bytes`)
}

if (values.left === true) {
  const figures = WRITERS.filter(
    (writer) => !writer.startsWith('house') && (values.of ?? writer).split(',').includes(writer),
  ).map((left) => {
    useWeights(train(WRITERS.filter((writer) => writer !== left).flatMap(linesOf)))
    const judged = linesOf(left).map((line) => {
      const place = placeOf(line.field)
      const text = withoutMentions(line.text)
      const named = namedIn(line.kind, readAsPerson(text)) !== undefined
      return { line, margin: named ? Infinity : marginOf(line.kind, readAsPerson(text), place) }
    })
    const share = (language: string, breaks: boolean, more: number) => {
      const own = judged.filter(({ line }) => line.language === language && line.breaks === breaks)
      const wrong = own.filter(({ margin }) => margin > more !== breaks)
      if (values.show && more === 0)
        for (const { line } of wrong) console.log(`  ${breaks ? 'accepted' : 'refused'} ${line.text}`)
      return { lines: own.length, wrong: wrong.length / own.length }
    }
    const at = (more: number) => ({
      ja: { breaksAccepted: share('ja', true, more), goodRefused: share('ja', false, more) },
      en: { breaksAccepted: share('en', true, more), goodRefused: share('en', false, more) },
    })
    for (const more of [-0.5, -0.25, 0, 0.25, 0.5]) {
      const { ja, en } = at(more)
      const of = (figure: typeof ja) =>
        `accepted ${(figure.breaksAccepted.wrong * 100).toFixed(1)} %, refused ${(figure.goodRefused.wrong * 100).toFixed(1)} %`
      console.log(`${left} ${more}: ja ${of(ja)}; en ${of(en)}`)
    }
    return [left, at(0)] as const
  })
  writeResult('wording-training', { leftOut: Object.fromEntries(figures) })
}
