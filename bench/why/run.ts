import { lexicalSimilarity } from '#kernel/text/index.ts'
import { ENGLISH_PEOPLE } from './people-en.ts'
import { JAPANESE_PEOPLE } from './people-ja.ts'
import { finish } from './finish.ts'
import { converse, type Session } from './session.ts'

const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'))
const people = [...JAPANESE_PEOPLE, ...ENGLISH_PEOPLE].filter(
  ({ id }) => only.length === 0 || only.some((part) => id.includes(part)),
)
const sessions: Session[] = []

for (const person of people) {
  const session = await converse(person, lexicalSimilarity())
  sessions.push(session)
  console.log(`\n━━ ${person.id} (${person.kind})`)
  for (const turn of session.turns) {
    const { goal } = turn.decision
    console.log(`${person.language === 'ja' ? '私' : 'me'}: ${turn.user}`)
    const notes = [...turn.broken.map((name) => `BROKEN ${name}`), ...turn.warned]
    const state = `MGU ${goal.mgu} SQC ${goal.sqc} align ${goal.manager_alignment_score}`
    console.log(
      `   naze: ${turn.question ?? '→ sliders'}   [${state} ${turn.questionType ?? ''}]${notes.length ? ` {${notes.join(', ')}}` : ''}`,
    )
    if (process.argv.includes('--insights'))
      for (const i of turn.decision.insights) console.log(`        + ${i.layer} ${i.strength} ${i.label}`)
  }
  const closing = await finish(session)
  console.log(`   purpose: ${session.turns.at(-1)?.decision.goal.session_purpose}`)
  for (const i of closing.shown)
    console.log(
      `   ${i.layer.padEnd(11)} ${String(i.strength).padStart(3)} ${i.tag === 'primary' ? '●' : '○'}${i.johari_blind_spot ? '◐' : ' '} ${i.label}`,
    )
  if (process.argv.includes('--reports')) console.log(`\n${closing.report.replace(/^/gmu, '   | ')}`)
  if (closing.broken.length > 0) console.log(`   REPORT BROKEN ${closing.broken.join(', ')}`)
}
