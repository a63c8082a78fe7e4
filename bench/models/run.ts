import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RecordedCall, type ScriptedModel, startScriptedModel } from '../../test/scripted-model/index.ts'
import { interviewClient } from '../../test/support/interview/server.ts'
import { followEvents } from '../../test/support/surfaces/event-stream.ts'
import { startNaze } from '../../test/support/surfaces/naze-process.ts'
import { say, startSession } from '../../test/support/why/client.ts'
import { PEOPLE, planFor } from '../../test/support/why/plans.ts'
import { writeResult } from '../write-result.ts'

/**
 * What a person waits for with models of everyday speed: turns of why, and the first words of an interview's reply. The
 * model is scripted and gives a good answer at the pace of a real one, token by token.
 */
const PACES = [
  { firstTokenMs: 1_200, tokensPerSecond: 40 },
  { firstTokenMs: 3_000, tokensPerSecond: 25 },
] as const
type Pace = (typeof PACES)[number]

const PERSON = PEOPLE.en
const TURNS = 3
const REPLIES = 4
const GOOD_REPLY = '「検索が遅い」のですね。ほかにも気になることはありますか？'
const CHARACTERS_A_TOKEN = 4

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
const promptOf = ({ body }: RecordedCall): string => body.messages.map(({ content }) => String(content)).join('')
const turnOf = (call: RecordedCall) => PERSON.talk.findLastIndex(({ said }) => promptOf(call).includes(said))

function answersWell(model: ScriptedModel, pace: Pace): void {
  model.reset()
  model.pace(pace)
  model.always('why.plan-turn', (call) => ({ json: planFor(PERSON, turnOf(call)) }))
  model.always('why.ask-question', (call) => ({ text: PERSON.talk[turnOf(call)]?.asks ?? '' }))
  model.always('interview.reply', { text: GOOD_REPLY })
}

async function why(url: string, model: ScriptedModel) {
  const session = await startSession(url, PERSON.language)
  if (session === null) throw new Error('no session')
  const times: number[] = []
  const statuses: number[] = []
  for (const [turn, { said }] of PERSON.talk.slice(0, TURNS).entries()) {
    const begun = performance.now()
    statuses.push((await say(url, session, said, `key-${turn}`)).status)
    times.push(performance.now() - begun)
  }
  const calls = model.calls.filter(({ ask }) => ask.startsWith('why.'))
  const prompt = calls.reduce((sum, call) => sum + promptOf(call).length / CHARACTERS_A_TOKEN, 0)
  return {
    turns: TURNS,
    'median turn, s': round(median(times) / 1000),
    'slowest turn, s': round(Math.max(...times) / 1000),
    'answers that were no 200': statuses.filter((status) => status !== 200).length,
    504: statuses.filter((status) => status === 504).length,
    'calls a turn': round(calls.length / TURNS),
    'prompt tokens a turn, four letters each': Math.round(prompt / TURNS),
  }
}

async function interview(url: string, { firstTokenMs }: Pace) {
  const client = interviewClient(url)
  const { body: who } = await client.start(await client.create())
  const stream = await followEvents(`${url}/api/live/conversation:${who.conversation_id}`, {
    authorization: `Bearer ${who.key}`,
  })
  const waits: number[] = []
  for (let n = 0; n < REPLIES; n++) {
    const before = drafts(stream.events)
    const begun = performance.now()
    const replied = client.say(who, `検索が遅い。${n + 1} 回目も遅い`)
    while (drafts(stream.events) === before && performance.now() - begun < 20_000)
      await new Promise((resolve) => setTimeout(resolve, 5))
    waits.push(performance.now() - begun)
    await replied
  }
  return {
    replies: REPLIES,
    'first words, median s': round(median(waits) / 1000),
    'first words / first token of the model': round(median(waits) / firstTokenMs),
  }
}

const drafts = (events: readonly { event?: string | undefined }[]) =>
  events.filter(({ event }) => event === 'reply').length
const round = (value: number) => Math.round(value * 100) / 100

const model = await startScriptedModel()
const home = await mkdtemp(join(tmpdir(), 'naze-bench-models-'))
const naze = await startNaze({
  NAZE_HOME: home,
  NAZE_MODEL: 'compatible:scripted',
  NAZE_MODEL_URL: model.url,
  NAZE_MODEL_INTERVIEW_FIND_THEMES: 'built-in',
})
try {
  const figures: object[] = []
  for (const pace of PACES) {
    answersWell(model, pace)
    figures.push({ ...pace, why: await why(naze.url, model), interview: await interview(naze.url, pace) })
  }
  console.dir(figures, { depth: 4 })
  writeResult('models', { store: 'pglite', figures })
} finally {
  await naze.stop()
  await model.close()
  rmSync(home, { recursive: true, force: true })
}
