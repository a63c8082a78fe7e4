import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startScriptedModel } from '../../test/scripted-model/index.ts'
import { crowd, faults } from '../../test/support/interview/crowd.ts'
import { interviewClient } from '../../test/support/interview/server.ts'
import { startNaze } from '../../test/support/surfaces/naze-process.ts'
import { writeResult } from '../write-result.ts'

/**
 * Five hundred people in one interview on one process with the embedded store, each following live and thinking between
 * answers, with a model server that streams. The crowd and the model share this machine with the server: what is measured
 * is what they saw, not what the server alone could do.
 */
const PEOPLE = Number(process.argv[2] ?? 500)
const ANSWERS = 4
const THINK_MS = [4_000, 16_000] as const

const quantile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN
const figure = (values: readonly number[]) => ({
  n: values.length,
  p50: Math.round(quantile(values, 0.5)),
  p95: Math.round(quantile(values, 0.95)),
  p99: Math.round(quantile(values, 0.99)),
})

const home = await mkdtemp(join(tmpdir(), 'naze-bench-interview-'))
const model = await startScriptedModel()
const firstToken = new Map<string, number>()
model.always('interview.reply', ({ body }) => {
  const said = [...JSON.stringify(body.messages).matchAll(/p\d+t\d+ の画面が遅くて困っています/g)].at(-1)?.[0] ?? ''
  firstToken.set(said, performance.now())
  return {
    text: `「${said.slice(0, 20)}」とのこと、ありがとうございます。それはどんな場面でしたか？`,
    chunkSize: 6,
    dripMs: 40,
  }
})
const naze = await startNaze({
  NAZE_HOME: home,
  NAZE_MODEL: 'compatible:scripted',
  NAZE_MODEL_URL: model.url,
  NAZE_MODEL_INTERVIEW_FIND_THEMES: 'built-in',
})
try {
  const client = interviewClient(naze.url)
  const project = await client.create({ limits: { max_turns: 12 } })
  await crowd(naze.url, project, { people: 5, answers: 1, live: true })
  const startedAt = performance.now()
  const seen = await crowd(naze.url, project, { people: PEOPLE, answers: ANSWERS, thinkMs: THINK_MS, live: true })
  const seconds = (performance.now() - startedAt) / 1000
  const lost = await faults(naze.url, seen)
  const drafts = [...seen.firstDraft].flatMap(([said, at]) => {
    const token = firstToken.get(said)
    return token === undefined ? [] : [at - token]
  })
  const figures = {
    people: PEOPLE,
    messages: seen.taken.length,
    seconds: Math.round(seconds),
    'lost or doubled': lost.length,
    '202 after, ms': figure(seen.taken),
    'reply after, ms': figure(seen.replied),
    'first draft after the first token, ms': figure(drafts),
  }
  console.log(figures)
  for (const line of lost.slice(0, 10)) console.log(line)
  writeResult('interview', { store: 'pglite', figures })
  process.exitCode = lost.length === 0 ? 0 : 1
} finally {
  await naze.stop()
  await model.close()
  rmSync(home, { recursive: true, force: true })
}
