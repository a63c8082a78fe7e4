// Trains what judges the next move of a talk and writes data/listening/moves.bin.gz. See data/listening/README.md.
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { writeResult } from '../../bench/write-result.ts'
import { encodeWeights } from '../../src/listening/linear/weights-file.ts'
import { MOVE_MODELS } from '../../src/listening/moves/weights.ts'
import { figuresOf } from './moves/figures.ts'
import { lessonOf } from './moves/lessons.ts'
import { readTalks } from './moves/talk.ts'
import { trainAll } from './moves/train-all.ts'

const { values } = parseArgs({ options: { out: { type: 'string' }, left: { type: 'boolean' } } })
if ((values.out === undefined) === (values.left === undefined)) {
  console.error(`usage: node scripts/data/train-moves.ts --out data/listening/moves.bin.gz
       node scripts/data/train-moves.ts --left   (leaves out each author in turn and measures on what they rated)`)
  process.exit(2)
}

const talks = readTalks()
const lessons = talks.map(lessonOf)

if (values.out !== undefined) {
  const bytes = encodeWeights(MOVE_MODELS, trainAll(lessons, []))
  writeFileSync(values.out, bytes)
  console.log(`${talks.length} talks, ${bytes.length} bytes`)
}

if (values.left === true) {
  const figures = [...new Set(talks.map(({ author }) => author))].map((author) => {
    const own = lessons.filter(({ talk }) => talk.author === author)
    const found = figuresOf(own, trainAll(lessons, [author]))
    console.log(author, JSON.stringify(found))
    return [author, found] as const
  })
  writeResult('moves-training', { talks: talks.length, leftOut: Object.fromEntries(figures) })
}
