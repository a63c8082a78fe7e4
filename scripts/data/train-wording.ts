// Trains what tells an order or a choice from a plain sentence and writes data/board/wording.bin.gz. See data/board/README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { readAsPerson } from '../../src/capabilities/board/proposal-quality/words/fold.ts'
import { judgedParts, useWeights } from '../../src/capabilities/board/proposal-quality/words/judge/judge.ts'
import { encodeWeights, type Weights } from '../../src/capabilities/board/proposal-quality/words/judge/weights.ts'
import { forbiddenIn } from '../../src/capabilities/board/proposal-quality/forbidden-words.ts'
import { withoutMentions } from '../../src/capabilities/board/proposal-quality/words/mentions.ts'
import { placeOf } from '../../src/capabilities/board/proposal-quality/words/place.ts'
import { type Line, linesOf, WRITERS } from './wording/line.ts'
import { type Example, trainJudge } from './wording/train-judge.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, left: { type: 'boolean' } } })
if ((values.out === undefined) === (values.left === undefined)) {
  console.error(`usage: node scripts/data/train-wording.ts --out data/board/wording.bin.gz
       node scripts/data/train-wording.ts --left   (leaves out each writer in turn and measures on what they wrote)`)
  process.exit(2)
}

/** A neutral text is neutral in each of its sentences; of a text that breaks the rule nobody knows which does. */
function examplesOf({ kind, field, breaks, text }: Line): (Example & { language: 'ja' | 'en' })[] {
  const parts = judgedParts(readAsPerson(text), placeOf(field))
  return (breaks ? parts.slice(0, 1) : parts).map(({ language, features }) => ({ kind, breaks, language, features }))
}

function train(lines: readonly Line[]): Weights {
  const examples = lines.flatMap(examplesOf)
  const of = (language: 'ja' | 'en') => trainJudge(examples.filter((example) => example.language === language))
  const [ja, en] = [of('ja'), of('en')]
  return {
    'ja organizer': ja.organizer,
    'ja advisor': ja.advisor,
    'en organizer': en.organizer,
    'en advisor': en.advisor,
  }
}

if (values.out !== undefined) {
  const lines = WRITERS.flatMap(linesOf)
  const bytes = encodeWeights(train(lines))
  writeFileSync(values.out, bytes)
  console.log(`${lines.length} lines, ${bytes.length} bytes`)
}

if (values.left === true) {
  const figures = WRITERS.filter((writer) => writer !== 'house').map((left) => {
    useWeights(train(WRITERS.filter((writer) => writer !== left).flatMap(linesOf)))
    const refused = ({ kind, text, field }: Line) =>
      forbiddenIn(kind, withoutMentions(text), placeOf(field)) !== undefined
    const share = (language: string, breaks: boolean) => {
      const own = linesOf(left).filter((line) => line.language === language && line.breaks === breaks)
      return { lines: own.length, wrong: own.filter((line) => refused(line) !== breaks).length / own.length }
    }
    const figure = {
      ja: { breaksAccepted: share('ja', true), goodRefused: share('ja', false) },
      en: { breaksAccepted: share('en', true), goodRefused: share('en', false) },
    }
    console.log(left, JSON.stringify(figure))
    return [left, figure] as const
  })
  writeResult('wording-training', { leftOut: Object.fromEntries(figures) })
}
