import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { closeGracefully, listen, makeHttpServer } from '../../src/http/index.ts'
import type { RunsOutput } from '../../src/kernel/operations.ts'
import { readConfig } from '../../src/main/config.ts'
import { openApp } from '../../src/main/wire.ts'
import { en } from '../../web/i18n/en.ts'
import { ja } from '../../web/i18n/ja.ts'
import { interviewClient } from '../support/interview/server.ts'
import { FAULTS, startScriptedModel, type Step } from '../scripted-model/index.ts'

const DOCUMENT = join(import.meta.dirname, '../../docs/when-the-provider-fails.md')
const ROOMS = ['why', 'interview', 'board', 'code'] as const

type Room = (typeof ROOMS)[number]
type Run = z.infer<typeof RunsOutput>['runs'][number]

/** What is done wrong, in the words of the table. */
const SHOWN: readonly (readonly [what: string, fault: Step])[] = [
  ['cannot be reached', FAULTS.away],
  ['refuses the key (401)', FAULTS['key-refused']],
  ['has no credit left (402)', FAULTS['no-credit']],
  ['does not know the model (404)', FAULTS['unknown-model']],
  ['is overloaded (429)', FAULTS.overloaded],
  ['has a quota that is used up (429)', FAULTS.quota],
  ['fails (500)', FAULTS['server-error']],
  ['does not answer in time', FAULTS['no-first-word']],
  ['cuts the line', { ...FAULTS.cut, cutAfterChunks: 0 }],
  ['answers nothing', FAULTS.empty],
  ['answers far too much', FAULTS['over-long']],
  ['only thinks', FAULTS['only-thinks']],
  ['declines to help', FAULTS.refusal],
  ['is no model at all', FAULTS['no-answer-of-this-kind']],
]

async function openHouse(url: string) {
  const home = await mkdtemp(join(tmpdir(), 'naze-fails-'))
  const config = readConfig({
    NAZE_HOME: home,
    NAZE_MODEL: 'compatible:scripted',
    NAZE_MODEL_URL: url,
    NAZE_MODEL_TIMEOUT: '1',
  })
  // Each fault is to be seen by itself, not the rest that follows three of them.
  const app = await openApp({ ...config, model: { ...config.model, restMs: 0 } })
  const server = await makeHttpServer({
    verbs: app.verbs,
    live: app.live,
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
    shedding: { sampleIntervalMs: 3_600_000 },
  })
  return {
    client: interviewClient(await listen(server, { host: '127.0.0.1', port: 0 })),
    async close() {
      await closeGracefully(server, 500)
      await app.close()
      await rm(home, { recursive: true, force: true })
    },
  }
}

type Client = Awaited<ReturnType<typeof openHouse>>['client']

/** What a person does in each room, and the status or the failure they get. */
const DONE: Record<Room, (client: Client) => Promise<string>> = {
  async why({ call }) {
    const { body } = await call<{ session_id: string }>('POST', '/api/session', { language: 'en' })
    const answer = await call('POST', '/api/process', {
      session_id: body.session_id,
      user_message: 'I want to turn our paper circular into an app because it is always late',
    })
    return answer.status === 200 ? 'ok' : `${answer.status} ${answer.body.code}`
  },
  async interview(client) {
    const project = await client.create({ language: 'en' })
    const { body } = await client.start(project)
    const { reply } = await client.say(body, 'The search is slow when I look for a receipt')
    return reply.meta?.fallback_mode === true ? 'fixed questions' : 'ok'
  },
  async board({ call }) {
    const made: string[] = []
    for (const title of ['Call the printer about the leaflets', 'Fold the leaflets after the printer is done'])
      made.push((await call<{ node: { id: string } }>('POST', '/api/nodes', { title })).body.node.id)
    const answer = await call<{ ok: boolean }>('POST', '/api/organizer/run', {})
    for (const id of made) await call('DELETE', `/api/nodes/${id}`)
    if (answer.status !== 200) return `${answer.status} ${answer.body.code}`
    return answer.body.ok ? 'ok' : 'not adopted'
  },
  async code({ call }) {
    const answer = await call('POST', '/api/code/sessions', {
      intent: 'IMPLEMENT',
      query: 'When a user logs in with an empty password the page crashes, show a message instead',
      root: join(import.meta.dirname, '../../examples'),
    })
    return answer.status < 300 ? 'ok' : `${answer.status} ${answer.body.code}`
  },
}

async function doneIn(client: Client, room: Room): Promise<{ done: string; run: Run | undefined }> {
  const done = await DONE[room](client)
  const { body } = await client.call<z.infer<typeof RunsOutput>>('GET', '/api/runs?limit=20')
  return {
    done,
    run: body.runs.find(
      ({ ask, tries }) => ask.startsWith(`${room}.`) && tries.some(({ source }) => source === 'model'),
    ),
  }
}

const CELLS: Record<string, string> = {
  taken: 'what it said is taken',
  built: 'the built-in answers',
  'fixed questions': 'three fixed questions',
  'not adopted': 'not adopted, with its reasons',
}

/** As it was seen, and what the page Runs says of it; the words do not depend on which of several tries came last. */
function seen(done: string, run: Run | undefined): { cell: string; trouble: Run['tries'][number]['trouble'] } {
  const asked = run?.tries.find(({ source }) => source === 'model')
  expect(asked, `the model was asked, and a person saw ${done}`).toBeDefined()
  if (done === 'ok' && run?.source === 'model' && run.outcome === 'accepted')
    return { cell: CELLS['taken'] ?? '', trouble: null }
  return { cell: CELLS[done === 'ok' ? 'built' : done] ?? `fails: ${done}`, trouble: asked?.trouble ?? null }
}

function sentence(words: typeof en | typeof ja, trouble: Run['tries'][number]['trouble']): string {
  if (trouble !== null) return words.troubles[trouble]
  return words.runs.happened.broken.replace(/[:（]?\s*\{\{rules\}\}[）]?/u, '')
}

test(
  '[models.when-it-fails] the page about a failing provider says what really happens',
  { timeout: 500_000 },
  async () => {
    const model = await startScriptedModel()
    const house = await openHouse(model.url)
    const rows: string[] = []
    try {
      for (const [what, fault] of SHOWN) {
        model.reset()
        model.always('*', fault)
        const cells: string[] = []
        let trouble: Run['tries'][number]['trouble'] = null
        for (const room of ROOMS) {
          const { done, run } = await doneIn(house.client, room)
          const own = seen(done, run)
          cells.push(own.cell)
          if (room === 'board') trouble = own.trouble
        }
        rows.push(`| ${[what, ...cells, sentence(en, trouble), sentence(ja, trouble)].join(' | ')} |`)
      }
    } finally {
      await house.close()
      await model.close()
    }
    const text = document(rows)
    // NAZE_WRITE_DOCS=1 npx vitest run test/models/when-the-provider-fails.test.ts
    if (process.env['NAZE_WRITE_DOCS'] === '1') writeFileSync(DOCUMENT, text)
    expect(readFileSync(DOCUMENT, 'utf8')).toBe(text)
  },
)

function document(rows: readonly string[]): string {
  return `# What a person sees when the provider …

Written by \`test/models/when-the-provider-fails.test.ts\`, which drives each fault through the rooms below and fails when this page
is out of date (\`NAZE_WRITE_DOCS=1\` writes it anew). The person's own words are kept in every case. The last two columns are
what the page *Runs* says. Research comes to its report by quoting in each of these cases (\`test/research/model-trouble.test.ts\`
drives them one by one). After three failures in a row a model is left alone for a minute, and the built-in answers at once.

| the provider … | ${ROOMS.join(' | ')} | said (en) | said (ja) |
|${'---|'.repeat(ROOMS.length + 3)}
${rows.join('\n')}
`
}
