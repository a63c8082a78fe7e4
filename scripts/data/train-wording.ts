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

interface Judged {
  readonly line: Line
  readonly margin: number
}

/** How many of the lines are judged wrongly when what is over `more` is refused. */
function share(judged: readonly Judged[], language: string, breaks: boolean, more: number) {
  const own = judged.filter(({ line }) => line.language === language && line.breaks === breaks)
  const wrong = own.filter(({ margin }) => margin > more !== breaks)
  return { lines: own.length, wrong: wrong.length / own.length }
}

function sharesAt(judged: readonly Judged[], more: number) {
  const of = (language: string) => ({
    breaksAccepted: share(judged, language, true, more),
    goodRefused: share(judged, language, false, more),
  })
  return { ja: of('ja'), en: of('en') }
}

function print(who: string, judged: readonly Judged[], steps: readonly number[]): void {
  for (const more of steps) {
    const { ja, en } = sharesAt(judged, more)
    const of = (figure: typeof ja) =>
      `accepted ${(figure.breaksAccepted.wrong * 100).toFixed(1)} %, refused ${(figure.goodRefused.wrong * 100).toFixed(1)} %`
    console.log(`${who} ${more}: ja ${of(ja)}; en ${of(en)}`)
  }
}

if (values.left === true) {
  const steps = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1]
  const all = new Map<string, readonly Judged[]>()
  for (const left of WRITERS) {
    if (left.startsWith('house') || !(values.of ?? left).split(',').includes(left)) continue
    useWeights(train(WRITERS.filter((writer) => writer !== left).flatMap(linesOf)))
    const judged = linesOf(left).map((line) => {
      const text = withoutMentions(line.text)
      const named = namedIn(line.kind, readAsPerson(text)) !== undefined
      return { line, margin: named ? Infinity : marginOf(line.kind, readAsPerson(text), placeOf(line.field)) }
    })
    all.set(left, judged)
    print(left, judged, steps.slice(2, -2))
    if (values.show)
      for (const { line, margin } of judged)
        if (margin > 0 !== line.breaks) console.log(`  ${line.breaks ? 'accepted' : 'refused'} ${line.text}`)
  }
  const pooled = [...all.values()].flat()
  print('all together', pooled, steps)
  if (values.of === undefined)
    writeResult('wording-training', {
      leftOut: Object.fromEntries([...all].map(([left, judged]) => [left, sharesAt(judged, 0)])),
      curve: steps.map((more) => ({ more, at: sharesAt(pooled, more) })),
    })
}
