import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import { inMemoryVerbs } from '../../../test/support/surfaces/in-memory-verbs.ts'
import { startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { closeGracefully, listen, makeHttpServer } from '../index.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { opened, open }
}

it('lets a running request finish and accepts no new one', async () => {
  const entered = gate()
  const leave = gate()
  const { verbs, url, server, get, port } = await startTestServer()
  verbs.why.kpi.run = async () => {
    entered.open()
    await leave.opened
    const rate = { value: 1, target: 't', met: true, n: 1 }
    return { why_discovery_rate: rate, turn_to_completion: rate, hypothesis_accuracy: rate, return_rate: rate }
  }
  const running = get('/api/kpi')
  await entered.opened
  const closing = closeGracefully(server)
  await expect
    .poll(() =>
      fetch(`${url}/api/health`).then(
        (r) => r.status,
        () => 'refused',
      ),
    )
    .toBe('refused')
  leave.open()
  expect(await running).toMatchObject({ status: 200, json: { return_rate: { value: 1 } } })
  expect(await closing).toBe(true)
  expect(server.server.listening).toBe(false)
  expect(port).toBeGreaterThan(0)
})

it('[house.http-shutdown] waits for a turn whose client has hung up, and does not cancel it', async () => {
  const entered = gate()
  const leave = gate()
  let outcome = 'running'
  const { verbs, url, server } = await startTestServer()
  verbs.why.startSession.run = async (ctx) => {
    entered.open()
    await leave.opened
    outcome = ctx.signal.aborted ? 'cancelled' : 'finished'
    return { session_id: ctx.ids.next(), phase: 'WELCOME', message: 'm' }
  }
  const client = new AbortController()
  const hungUp = fetch(`${url}/api/session`, { method: 'POST', signal: client.signal }).catch(() => 'gone')
  await entered.opened
  client.abort()
  expect(await hungUp).toBe('gone')
  let closed = false
  const closing = closeGracefully(server).finally(() => (closed = true))
  await sleep(200)
  expect({ outcome, closed }).toEqual({ outcome: 'running', closed: false })
  leave.open()
  expect(await closing).toBe(true)
  expect(outcome).toBe('finished')
})

it('tells a turn that takes too long to stop, and answers it', async () => {
  const entered = gate()
  const { verbs, server, post } = await startTestServer({ turnDrainMs: 30 })
  verbs.why.startSession.run = (ctx) =>
    new Promise((_resolve, reject) => {
      entered.open()
      ctx.signal.addEventListener('abort', () => reject(ctx.signal.reason))
    })
  const running = post('/api/session')
  await entered.opened
  expect(await closeGracefully(server)).toBe(false)
  expect(await running).toMatchObject({ status: 503, json: { code: 'CANCELLED' } })
})

it('cuts what ignores even that, at the limit', async () => {
  const entered = gate()
  const { verbs, server, post } = await startTestServer()
  verbs.why.startSession.run = () => {
    entered.open()
    return new Promise(() => {})
  }
  const running = post('/api/session').catch(() => 'cut')
  await entered.opened
  expect(await closeGracefully(server, 100)).toBe(false)
  expect(await running).toBe('cut')
})

it('answers on a connection that is already open that it is shutting down', async () => {
  const entered = gate()
  const leave = gate()
  const { verbs, server } = await startTestServer()
  verbs.operations.health.run = async () => {
    entered.open()
    await leave.opened
    return {
      ok: true,
      version: '1',
      store: 'pglite',
      store_state: 'ok',
      model: 'm',
      jobs: { running: true, failed: 0 },
    }
  }
  const running = server.inject({
    path: '/api/health',
    headers: { host: `localhost:${new URL(server.listeningOrigin).port}` },
  })
  await entered.opened
  const host = `localhost:${new URL(server.listeningOrigin).port}`
  const closing = closeGracefully(server)
  const late = await server.inject({ path: '/api/kpi', headers: { host } }).catch((error: unknown) => error)
  leave.open()
  await running
  await closing
  if (late instanceof Error) throw late
  expect(late).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5', connection: 'close' } })
})

it('says in one line when the port is taken', async () => {
  const { port } = await startTestServer()
  const { verbs } = inMemoryVerbs()
  const second = await makeHttpServer({
    verbs,
    live: { async *follow() {} },
    webFolder: null,
    version: '1',
    host: '127.0.0.1',
    port,
    debug: false,
    logger: false,
  })
  const refused = await listen(second, { host: '127.0.0.1', port }).catch((error: unknown) => error)
  await second.close()
  expect(refused).toBeInstanceOf(NazeError)
  expect(refused).toMatchObject({ code: 'CONFIG_INVALID', message: `PORT ${port} on 127.0.0.1 is already in use` })
})
