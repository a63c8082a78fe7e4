import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { asks, attempts } from '../src/kernel/gate/tables.ts'
import { callVerb } from '../src/kernel/verb.ts'
import { isNazeError } from '../src/kernel/errors.ts'
import type { Store } from '../src/store/store.ts'
import { type ScriptedModel, startScriptedModel } from './scripted-model/index.ts'
import { boardOn } from './support/board/board.ts'
import { personContext } from './support/contexts.ts'
import { followEvents } from './support/surfaces/event-stream.ts'
import { type InterviewServer, startInterviewServer } from './support/interview/server.ts'
import { onBothStores } from './support/store/stores.ts'
import { exchangeAt, PEOPLE, planFor, reportFor } from './support/why/plans.ts'
import { answersWell, modelsAt, sessionAt, startWhyServer, type WhyServer } from './support/why/server.ts'

const person = PEOPLE.ja
const NUL = '\0'
const HALF = '\uD83D'
const GOOD = '「検索が遅い」のですね。最近だと、それはどんなときでしたか？'
/** Refused by a rule or its form, as any bad answer: not our failure. */
const FORESEEN = ['AI_ERROR', 'PLANNER_PARSE_ERROR']

/** Between what is expected and noise, with everything PostgreSQL cannot hold. */
const answer = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(NUL, HALF, '\uDE00', '😀', 'か', '？', '{"', '":"', '"}', '\\u0000', '\\udfff') }),
  fc.constantFrom(
    JSON.stringify({ summary: NUL, decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }),
    `{"summary":"${HALF}"}`,
    `${GOOD}${NUL}${HALF}`,
  ),
)

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())
beforeEach(() => model.reset())

onBothStores('a model that answers with characters that are no text', (open) => {
  let store: Store
  let why: WhyServer
  let interview: InterviewServer
  beforeAll(async () => {
    store = await open()
    why = await startWhyServer(store, { models: modelsAt(model.url) })
    interview = await startInterviewServer(store, { models: modelsAt(model.url), analyse: false })
  })
  afterAll(async () => {
    await why.close()
    await interview.close()
  })
  const triesByModel = async () =>
    (await store.db.select({ n: count() }).from(attempts).where(eq(attempts.source, 'model')))[0]?.n
  const warningsOf = async (ask: string) =>
    (await store.db.select().from(asks).where(eq(asks.name, ask))).flatMap(({ warnings }) => warnings)

  test('[trust.model-no-text] why goes on: plan, question and report are kept without them', async () => {
    const id = await sessionAt(why, model, person, 1)
    const plan = planFor(person, 1, { sessionPurpose: `${NUL}${person.purpose}${HALF}` })
    model.script('why.plan-turn', { json: plan })
    const { status, body } = await why.say(id, exchangeAt(person, 1).said)
    expect({ status, body }).toMatchObject({ status: 200, body: { message: exchangeAt(person, 1).asks } })
    expect(JSON.stringify((await why.session(id)).goal)).toContain(`"${person.purpose}"`)
    for (const turn of [2, 3]) {
      answersWell(model, person, turn)
      await why.say(id, exchangeAt(person, turn).said)
    }
    const { confirmed_insights: insights } = await why.session(id)
    const report = reportFor('ja', person.purpose, insights)
    model.script('why.write-report', { text: `${report.slice(0, 100)}${NUL}${report.slice(100)}${HALF}` })
    const weights = insights.map(({ id, strength }) => ({ id, slider_weight: strength }))
    const written = await why.post('/api/report', { session_id: id, slider_weights: weights })
    expect(written).toMatchObject({ status: 200, body: { report_markdown: report } })
    for (const ask of ['why.plan-turn', 'why.write-report'])
      expect(await warningsOf(ask)).toContainEqual(expect.objectContaining({ rule: 'no-text' }))
  })

  test('[trust.model-no-text] an interview is answered, as it is written and when it is final', async () => {
    const who = (await interview.start(await interview.create())).body
    const live = `${interview.url}/api/live/conversation:${who.conversation_id}`
    const stream = await followEvents(live, { authorization: `Bearer ${who.key}` })
    const [head, tail] = [GOOD.slice(0, 9), GOOD.slice(9)]
    model.script('interview.reply', { text: `${NUL}${head}${HALF}${NUL}${tail}`, chunkSize: 2, dripMs: 20 })
    const { reply } = await interview.say(who, '検索が遅い')
    expect(reply).toMatchObject({ content: GOOD, meta: { made_by: { kind: 'model' } } })
    const drafts = stream.events.filter(({ event }) => event === 'reply').map(({ data }) => data as { text: string })
    expect(drafts.length).toBeGreaterThan(1)
    for (const { text } of drafts) expect(GOOD.startsWith(text)).toBe(true)
    await stream.close()
    expect(await warningsOf('interview.reply')).toContainEqual(expect.objectContaining({ rule: 'no-text' }))
  })

  test('[trust.model-no-text] a report about the board is adopted, or shown as refused', async () => {
    const ctx = personContext({ workspace: randomUUID() })
    const board = boardOn(store, modelsAt(model.url))
    const ids = []
    for (const title of ['展示会の会場', '展示会の名札'])
      ids.push((await callVerb(board.createNode, ctx, { title })).node.id)
    const empty = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }
    const group = { group_label: `展示${NUL}会`, reason: `同じ話題に見えます。${HALF}`, node_ids: ids }
    const summary = 'まず会場から見ると良さそうです。'
    model.script('board.organize', { json: { ...empty, grouping_proposals: [group], summary: NUL + summary } })
    const run = await callVerb(board.runOrganizer, ctx, {})
    expect(run).toMatchObject({ ok: true, report: { summary, grouping_proposals: [{ group_label: '展示会' }] } })
    model.always('board.organize', { json: { ...empty, summary: `やるべきです${NUL}${HALF}` } })
    const refused = await callVerb(board.runOrganizer, ctx, {})
    expect(refused).toMatchObject({ ok: false, report: { summary: 'やるべきです' } })
    expect(await callVerb(board.getProposal, ctx, { run_id: refused.run_id })).toMatchObject({ ok: false })
  })

  test('[trust.ledger-always] a provider that says it in its error is quoted without it, and is in the ledger', async () => {
    const id = await why.start('ja')
    model.always('why.plan-turn', { status: 400, message: `bad${NUL}${HALF} request` })
    expect(await why.say(id, exchangeAt(person, 0).said)).toMatchObject({ status: 200, body: { turn: 0 } })
    const rows = await store.db.select().from(attempts).where(eq(attempts.subjectId, id))
    const row = rows.find(({ source }) => source === 'model')
    expect(row).toMatchObject({ source: 'model', errors: [{ message: expect.stringContaining('bad request') }] })
  })

  test('[trust.ledger-always] whatever it says: never a failure of ours, and every call is in the ledger', async () => {
    const project = await interview.create()
    const ctx = personContext({ workspace: randomUUID() })
    const board = boardOn(store, modelsAt(model.url))
    await callVerb(board.createNode, ctx, { title: '展示会の会場' })
    await fc.assert(
      fc.asyncProperty(answer, async (text) => {
        model.reset()
        const before = Number(await triesByModel())
        model.always('*', { text })
        const said = await why.say(await why.start('ja'), exchangeAt(person, 0).said)
        if (said.status !== 200) expect(FORESEEN).toContain(said.body.code)
        const who = (await interview.start(project)).body
        expect((await interview.say(who, '検索が遅い')).reply.status).toBe('final')
        const run = await callVerb(board.runOrganizer, ctx, {}).catch((error: unknown) => error)
        if (isNazeError(run)) expect(FORESEEN).toContain(run.code)
        else expect(run).toMatchObject({ attempts: expect.any(Number) })
        expect(Number(await triesByModel()) - before).toBe(model.calls.length)
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})
