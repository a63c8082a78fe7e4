import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ProcessOutput, SessionView, StartSessionOutput } from '#capabilities/why/contract.ts'
import { startTestServer } from '../../../test/support/surfaces/test-server.ts'

describe.each([
  {
    language: 'ja',
    opening: '何を作りたい？',
    answers: ['回覧板をアプリにしたい', '遅れて困るから', '取り残されるから'],
  },
  {
    language: 'en',
    opening: 'What would you like to make?',
    answers: ['a notice app', 'it is late', 'people are lost'],
  },
])('the why routes, $language', ({ language, opening, answers }) => {
  it('carry a whole conversation to its report', async () => {
    const { post, get } = await startTestServer()
    const started = await post('/api/session', { language })
    expect(started).toMatchObject({ status: 200, json: { phase: 'WELCOME', message: opening } })
    const { session_id } = started.json

    for (const [turn, user_message] of answers.slice(0, 2).entries()) {
      const answer = await post('/api/process', { session_id, user_message })
      expect(answer).toMatchObject({ status: 200, json: { phase: 'CONVERSATION', turn } })
      expect(answer.json['message']).toContain(user_message)
    }
    const slider = await post('/api/process', { session_id, user_message: answers[2] })
    expect(slider.json).toMatchObject({ phase: 'SLIDER', message: null, turn: 2 })
    const insights = ProcessOutput.parse(slider.json).confirmed_insights ?? []
    expect(insights).toHaveLength(3)

    expect((await post('/api/process/resume', { session_id })).json).toMatchObject({ phase: 'CONVERSATION' })
    expect((await post('/api/process', { session_id, user_message: 'x' })).json).toMatchObject({ phase: 'SLIDER' })

    const id = insights[0]?.id
    const report = await post('/api/report', { session_id, slider_weights: [{ id, slider_weight: 5 }] })
    expect(report.json).toMatchObject({ phase: 'REPORT', session_purpose: 'purpose' })
    expect(report.json['report_markdown']).toContain(`${answers[0]} (5)`)

    const view = await get(`/api/session/${session_id}`)
    expect(view.json).toMatchObject({ session_id, phase: 'REPORT', language })
    expect(SessionView.parse(view.json).messages[1]).toEqual({ role: 'user', content: answers[0], turn: 0 })

    expect((await post(`/api/session/${session_id}/complete`)).json).toEqual({ phase: 'COMPLETE' })
    const list = await get('/api/sessions?limit=1')
    expect(list.json['sessions']).toMatchObject([{ session_id, phase: 'COMPLETE' }])
  })
})

it('answers the routes of the installation itself', async () => {
  const { get, post, retried } = await startTestServer()
  expect((await get('/api/health')).json).toEqual({
    ok: true,
    version: '0.0.0-test',
    store: 'pglite',
    store_state: 'ok',
    model: 'built-in',
    jobs: { running: true, failed: 0 },
  })
  expect((await get('/api/kpi')).json['return_rate']).toMatchObject({ n: 0 })
  expect((await get('/api/runs?ask=why.plan-turn')).json['runs']).toHaveLength(1)
  expect((await get('/api/runs?ask=other')).json['runs']).toHaveLength(0)
  expect((await get('/api/jobs/failed')).json).toEqual({ jobs: [] })
  const id = randomUUID()
  expect(await post(`/api/jobs/research/${id}/retry`)).toMatchObject({ status: 200, json: {} })
  expect(retried).toEqual([{ queue: 'research', id }])
  expect(await post('/api/chat', { messages: [{ role: 'user', content: 'hi' }] })).toMatchObject({
    status: 503,
    json: { code: 'MODEL_NOT_CONFIGURED' },
  })
})

it('hands the Idempotency-Key on, so that a resend gets the same answer', async () => {
  const { post, sessions } = await startTestServer()
  const { session_id } = StartSessionOutput.parse((await post('/api/session')).json)
  const send = () => post('/api/process', { session_id, user_message: 'a wish' }, { 'idempotency-key': 'k-1' })
  expect((await send()).json).toEqual((await send()).json)
  expect(sessions.get(session_id)?.turn).toBe(1)
  expect(await post('/api/process', { session_id, user_message: 'x' }, { 'idempotency-key': '' })).toMatchObject({
    status: 400,
    json: { code: 'INVALID_INPUT', issues: [{ path: 'idempotency_key' }] },
  })
})

it('takes no body, an empty body and {} alike', async () => {
  const { post, url } = await startTestServer()
  const empty = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '' }
  expect((await post('/api/session')).status).toBe(200)
  expect((await post('/api/session', {})).status).toBe(200)
  expect((await fetch(`${url}/api/session`, empty)).status).toBe(200)
})

it('takes a parameter without a value for one that was left out', async () => {
  const { get } = await startTestServer()
  const all = await get('/api/runs')
  expect(all.json['runs']).toHaveLength(1)
  expect(await get('/api/runs?ask=&before=&limit=')).toMatchObject({ status: 200, json: all.json })
})

it('lets the path decide over the body', async () => {
  const { post, get } = await startTestServer()
  const mine = (await post('/api/session')).json['session_id']
  const answer = await post(`/api/session/${randomUUID()}/complete`, { session_id: mine })
  expect(answer).toMatchObject({ status: 404, json: { code: 'SESSION_NOT_FOUND' } })
  expect((await get(`/api/session/${mine}`)).json['phase']).toBe('WELCOME')
})

it('says who is asking, and gives each request an id of its own', async () => {
  const { post, calls } = await startTestServer()
  const first = await post('/api/session', {}, { 'x-naze-client': 'web' })
  const second = await post('/api/session', {}, { 'x-request-id': 'mine' })
  expect(calls.map(({ ctx }) => ctx.actor)).toEqual([
    { id: 'local', kind: 'person', via: 'web' },
    { id: 'local', kind: 'person', via: 'http' },
  ])
  const ids = [first, second].map((answer) => answer.headers.get('x-request-id'))
  expect(ids).toEqual(calls.map(({ ctx }) => ctx.requestId))
  expect(new Set(ids).size).toBe(2)
  expect(ids).not.toContain('mine')
})

it('answers only what the verb declares, whatever the verb returns', async () => {
  const { verbs, get } = await startTestServer()
  const run = verbs.operations.health.run
  verbs.operations.health.run = async (ctx, input) => ({ ...(await run(ctx, input)), secret: 'hidden' })
  expect((await get('/api/health')).text).not.toContain('hidden')
})

it('answers HEAD like GET without a body', async () => {
  const { url } = await startTestServer()
  const head = await fetch(`${url}/api/health`, { method: 'HEAD' })
  expect(head.status).toBe(200)
  expect(await head.text()).toBe('')
})
