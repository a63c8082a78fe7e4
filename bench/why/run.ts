// npm run bench -- why [part of an id …] [--insights] [--reports]: holds every scripted conversation with the built-in
// roles, prints the transcripts to be read, then the figures.
import { mkdirSync, writeFileSync } from 'node:fs'
import { offlineSimilarity } from '../../src/text/index.ts'
import { figuresOf, type PersonFigures, summarise } from './figures.ts'
import { type Closing, finish } from './finish.ts'
import { PEOPLE } from './people.ts'
import { converse, type Session } from './session.ts'

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const shows = (option: string): boolean => process.argv.includes(option)

function print(session: Session, closing: Closing, figures: PersonFigures): void {
  const { person } = session
  const me = person.language === 'ja' ? '私' : 'me'
  console.log(`\n━━ ${person.id} (${person.kind})`)
  for (const { user, question, move, decision, broken, warned } of session.turns) {
    const { mgu, sqc, manager_alignment_score: alignment } = decision.goal
    const notes = [...broken.map((name) => `BROKEN ${name}`), ...warned]
    console.log(`${me}: ${user}`)
    console.log(`   naze: ${question ?? `→ sliders (${decision.sliderReason})`}`)
    console.log(`         [MGU ${mgu}, SQC ${sqc}, alignment ${alignment}, ${move ?? '-'}] ${notes.join(', ')}`)
    if (shows('--insights'))
      for (const { layer, strength, label } of decision.insights)
        console.log(`         + ${layer} ${strength} ${label}`)
  }
  console.log(`   purpose: ${session.turns.at(-1)?.decision.goal.session_purpose}`)
  for (const { layer, strength, tag, label } of closing.shown)
    console.log(`   ${tag === 'primary' ? '●' : '○'} ${layer.padEnd(11)} ${String(strength).padStart(3)} ${label}`)
  if (shows('--reports')) console.log(`\n${closing.report.replace(/^/gmu, '   | ')}`)
  const { turn, layers, drift, brokenRules, repeated, headingsInOrder, reportCharacters } = figures
  console.log(
    `   turn ${turn}; layers ${layers.join(', ')}; drift ${drift.join(', ') || 'none'}; broken ${brokenRules.length}; repeated ${repeated}; ` +
      `headings ${headingsInOrder ? 'in order' : 'WRONG'}; report ${reportCharacters} characters`,
  )
}

const all: PersonFigures[] = []
for (const person of PEOPLE.filter(({ id }) => wanted.length === 0 || wanted.some((part) => id.includes(part)))) {
  const session = await converse(person, offlineSimilarity())
  const closing = await finish(session)
  const figures = figuresOf(session, closing)
  all.push(figures)
  print(session, closing, figures)
}

const summary = summarise(all)
console.log(`\n${JSON.stringify(summary, null, 2)}`)
if (wanted.length === 0) {
  mkdirSync('bench/results', { recursive: true })
  const result = { bench: 'why', date: new Date().toISOString(), node: process.version, summary, people: all }
  writeFileSync('bench/results/why.json', `${JSON.stringify(result, null, 2)}\n`)
}
