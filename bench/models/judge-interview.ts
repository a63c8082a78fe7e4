import { readFileSync } from 'node:fs'
import { judgeReply } from '../../test/interview/replies/judge-reply.ts'
import { SITUATIONS } from '../../test/interview/replies/situations.ts'

/** One line in, one line out: `{id, answer}` becomes `{id, accepted, shown, broken}`. */
const [file] = process.argv.slice(2)
for (const line of readFileSync(file ?? 0, 'utf8').split('\n')) {
  if (line.trim() === '') continue
  const { id, answer } = JSON.parse(line) as { id: string; answer: string }
  const situation = SITUATIONS.find((each) => each.id === id.split('#', 1)[0])
  if (situation === undefined) throw new Error(`no situation is called ${id}`)
  process.stdout.write(`${JSON.stringify({ id, answer, ...(await judgeReply(situation, answer)) })}\n`)
}
