// node bench/models/judge-why.ts <folder of prompts> <answers.json | answers.jsonl>: what the real gate makes of each answer.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModelHouse, type Situation } from './house.ts'

const [folder, answers] = process.argv.slice(2)
if (folder === undefined || answers === undefined) throw new Error('usage: judge-why.ts <folder> <answers.json>')
const text = readFileSync(answers, 'utf8').trim()
const given = (text.startsWith('[') ? JSON.parse(text) : text.split('\n').map((line): unknown => JSON.parse(line))) as {
  id: string
  answer: unknown
}[]
const house = new ModelHouse()
const counts = new Map<string, { accepted: number; all: number }>()
for (const { id, answer } of given) {
  const file = JSON.parse(readFileSync(join(folder, `${id.split('#', 1)[0]}.json`), 'utf8')) as { situation: Situation }
  const { situation } = file
  const judged = await house.answer(situation, typeof answer === 'string' ? answer : JSON.stringify(answer))
  const { accepted, broken, warnings } = judged
  console.log(JSON.stringify({ id, accepted, broken, warnings }))
  const key = `${situation.ask} ${situation.talk.language}`
  const count = counts.get(key) ?? { accepted: 0, all: 0 }
  counts.set(key, { accepted: count.accepted + (accepted ? 1 : 0), all: count.all + 1 })
}
for (const [key, { accepted, all }] of counts) console.log(`${key}: ${accepted} of ${all} accepted at the first try`)
await house.close()
