import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { FinalReport, type MODEL_TROUBLES } from '../../src/capabilities/research/contract.ts'
import { asks, attempts } from '../../src/kernel/gate/tables.ts'
import { makeModelRouter } from '../../src/kernel/model/index.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import type { Store } from '../../src/store/store.ts'
import { personContext } from '../support/contexts.ts'
import { openResearch, waitFor } from '../support/research/research.ts'
import { FERRY, smallWeb } from '../support/research/small-web.ts'
import { onBothStores } from '../support/store/stores.ts'
import { type ScriptedModel, startScriptedModel, type Step } from '../scripted-model/index.ts'

vi.setConfig({ testTimeout: 240_000, hookTimeout: 300_000 })

const ctx = personContext()
const EXTRACT = 'research.extract-claims'
const WRITE = 'research.write-report'
const JUDGE = 'research.judge-conflict'
const FOREVER = 600_000
/** Less than anybody would wait for a model that does not come. */
const OPTIONS = { iterationCount: 1, agentTimeoutMs: 16_000, searchConfig: { maxResultsPerAgent: 3 } }

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())
beforeEach(() => model.reset())

type Trouble = (typeof MODEL_TROUBLES)[number]
const made = (text: string) => ({ sections: [{ heading: 'Ferry', sentences: [{ text, cites: [1] }] }] })

/** Everything a model can do wrong, and what the page calls it. */
const TROUBLES: readonly (readonly [what: string, step: Step, kind: Trouble])[] = [
  ['no first word', { firstChunkAfterMs: FOREVER }, 'too-slow'],
  ['a slow drip', { text: 'x'.repeat(4_000), chunkSize: 1, dripMs: 200 }, 'too-slow'],
  ['401', { status: 401, message: 'bad key' }, 'key-refused'],
  ['402', { status: 402, message: 'no credit' }, 'no-credit'],
  ['404', { status: 404, message: 'no such model' }, 'unknown-model'],
  ['429', { status: 429, retryAfter: 0 }, 'overloaded'],
  ['500', { status: 500, retryAfter: 0 }, 'server-error'],
  ['a refusal', { text: 'I am sorry, but I cannot help with that.' }, 'unusable'],
  ['broken JSON', { text: '{"sentences":[1,' }, 'unusable'],
  ['an answer cut in the middle', { json: { sentences: [1] }, cutAfterChunks: 1, chunkSize: 4 }, 'away'],
  ['sentences nobody has', { json: { sentences: [999] } }, 'unusable'],
  ['nothing at all', { text: '' }, 'unusable'],
  ['far too much', { floodBytes: 30_000_000 }, 'unusable'],
  ['a body that is no answer', { garbage: true }, 'unusable'],
  ['nobody there', { hangUp: true }, 'away'],
]

onBothStores('research with a model in trouble', (open, kind) => {
  const researching = async (store: Store) => {
    const models = makeModelRouter({ model: 'compatible:scripted', perAsk: {}, url: model.url, keys: {}, restMs: 0 })
    const house = await openResearch(store, smallWeb(), { models })
    try {
      const { run_id } = await callVerb(house.research.startRun, ctx, { topic: FERRY, options: OPTIONS })
      const run = await waitFor(house, run_id)
      const { content } = await callVerb(house.research.report, ctx, { run_id, format: 'json' })
      return { run, report: FinalReport.parse(JSON.parse(content)) }
    } finally {
      await house.close()
    }
  }
  const ledgerOf = async (store: Store, runId: string) => {
    const rows = await store.db
      .select({ attempt: attempts, ask: asks })
      .from(attempts)
      .innerJoin(asks, eq(asks.id, attempts.askId))
      .where(and(eq(attempts.subjectId, runId), eq(attempts.source, 'model')))
    return rows.map(({ ask, attempt }) => ({ name: ask.name, outcome: attempt.outcome, errors: attempt.errors }))
  }

  // Each on the embedded store; on PostgreSQL the ledger's own kinds.
  const tried = kind === 'pglite' ? TROUBLES : TROUBLES.filter(([what]) => /^(?:401|a refusal|nobody)/u.test(what))
  test.each(tried)(
    '[research.model-trouble] %s: the run comes to its report by quoting and says why',
    async (_, step, trouble) => {
      const store = await open()
      for (const ask of [EXTRACT, WRITE, JUDGE]) model.always(ask, step)
      const { run, report } = await researching(store)
      expect(run).toMatchObject({ status: 'completed', has_report: true, error: null })
      expect(run.iterations[0]?.agents.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
      expect(report.method.writtenBy).toBe('built-in')
      expect(report.findings.length).toBeGreaterThan(2)
      expect(run.models.answered).toBe(0)
      expect(run.models.asked).toBeGreaterThan(0)
      expect(run.models.troubles[0]?.kind).toBe(trouble)
      const rows = await ledgerOf(store, run.run_id)
      expect(rows.length).toBeGreaterThanOrEqual(run.models.asked)
      expect(rows.every(({ outcome, errors }) => outcome !== 'accepted' && errors.length > 0)).toBe(true)
    },
  )

  test('[research.model-trouble] a model that says what no page says is not believed', async () => {
    model.always(EXTRACT, { json: { sentences: [1] } })
    model.always(JUDGE, { json: { verdicts: [] } })
    model.always(WRITE, { json: made('The ferry sank in 1999 with 4,000 people on board.') })
    const { run, report } = await researching(await open())
    expect(run.status).toBe('completed')
    expect(JSON.stringify(report)).not.toContain('sank')
    expect(report.method.writtenBy).toBe('built-in')
    expect(run.models.answered).toBeGreaterThan(0)
    expect(run.models.troubles[0]?.kind).toBe('unusable')
  })

  test('[research.model-trouble] a provider that dies in the middle leaves what it said and what is quoted', async () => {
    const store = await open()
    model.script(EXTRACT, { json: { sentences: [1] } }, { json: { sentences: [2] } })
    for (const ask of [EXTRACT, WRITE, JUDGE]) model.always(ask, { hangUp: true })
    const { run, report } = await researching(store)
    expect(run).toMatchObject({ status: 'completed', has_report: true, models: { answered: 2 } })
    expect(run.models.asked).toBeGreaterThan(2)
    expect(report.findings.length).toBeGreaterThan(2)
    const outcomes = (await ledgerOf(store, run.run_id)).map(({ outcome }) => outcome)
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(2)
    expect(outcomes).toContain('failed')
  })
})
