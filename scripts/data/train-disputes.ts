// Trains the weights of sentences of two documents, prints how they do on authors and folders left out, and writes them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadParts } from '../../src/capabilities/research/conflicts/load-parts.ts'
import { chanceOf } from '../../src/capabilities/research/conflicts/weighing/chance.ts'
import { fitGates } from './conflicts/gates.ts'
import { articleLessons } from './conflicts/article-lessons.ts'
import { documentLessons } from './conflicts/document-lessons.ts'
import { pairLessons } from './conflicts/pair-lessons.ts'
import type { Lesson } from './conflicts/lesson.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
/** One voice: there are more lessons than for pairs, and each takes its time. */
const HOW = { voices: [2], steps: 200 }
const parts = await loadParts()
const lessons: Lesson[] = [...pairLessons(parts), ...(await documentLessons(parts)), ...articleLessons(parts)]
console.log(`${lessons.length} lessons`)
/** From which chance two sentences of documents are said to contradict each other. */
const LEAST = 0.8
const FOLDS = 4
const folders = [...new Set(lessons.flatMap(({ set }) => (set.startsWith('folder') ? [set] : [])))]
/** Both languages of one author are left out together, and folders in four lots. */
const authorOf = ({ set }: Lesson) =>
  set.startsWith('folder') ? `folders ${folders.indexOf(set) % FOLDS}` : set.replace(/^(?:ja|en)-/, '')
const sets = [...new Set(lessons.map(({ set }) => set))]
const authors = [...new Set(lessons.map(authorOf))]
const chances = new Map<Lesson, number>()
for (const left of authors.filter((author) => /^loose|^folder/.test(author))) {
  const chanceIn = chanceOf(
    fitGates(
      lessons.filter((lesson) => authorOf(lesson) !== left),
      HOW,
    ),
  )
  for (const lesson of lessons)
    if (authorOf(lesson) === left) chances.set(lesson, chanceIn(lesson.features, lesson.language))
}
for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.85, 0.9, 0.95]) {
  const cell = (set: string) => {
    const own = lessons.filter((lesson) => lesson.set === set && chances.has(lesson))
    const said = own.filter((lesson) => (chances.get(lesson) ?? 0) >= least)
    return `${set} ${said.filter(({ label }) => label).length}/${own.filter(({ label }) => label).length} right, ${said.filter(({ label }) => !label).length} wrong`
  }
  console.log(
    `from ${least}: ${sets
      .filter((set) => /loose|^folder/.test(set))
      .map(cell)
      .join('; ')}`,
  )
}
for (const lesson of lessons.filter(({ set, label }) => set.startsWith('folder') && !label))
  if ((chances.get(lesson) ?? 0) > 0.5) console.log(`${lesson.set} ${chances.get(lesson)?.toFixed(2)} | ${lesson.text}`)
for (const lesson of lessons.filter(({ set, label }) => set.startsWith('folder') && label))
  console.log(`+ ${lesson.set} ${chances.get(lesson)?.toFixed(2)} | ${lesson.text}`)
if (values.out !== undefined) {
  const { names, ja, en } = fitGates(lessons, HOW)
  const short = (voices: typeof ja) =>
    voices.map((gates) => gates.map((gate) => gate.map((weight) => Math.round(weight * 1_000) / 1_000)))
  mkdirSync(values.out, { recursive: true })
  writeFileSync(
    join(values.out, 'documents.json'),
    `${JSON.stringify({ least: LEAST, names, ja: short(ja), en: short(en) })}\n`,
  )
}
