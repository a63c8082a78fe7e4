import { expect, it } from 'vitest'
import type { FastifyInstance } from 'fastify'
import { startTestDoor } from '../../../test/support/surfaces/door-server.ts'
import { inMemoryVerbs } from '../../../test/support/surfaces/in-memory-verbs.ts'
import { startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { LIVE_PATH } from '../live/live-route.ts'
import { routeTable } from '../routes/route-table.ts'
import { isAtTheDoor } from './door-server.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const ID = '00000000-0000-4000-8000-000000000001'

// Frozen on purpose: whatever is added here can be asked for by anybody.
const AT_THE_DOOR = [
  'GET /api/i/:token',
  'POST /api/i/:token/conversations',
  'POST /api/conversations/:id/messages',
  'POST /api/conversations/:id/skip',
  'POST /api/conversations/:id/stop',
  'POST /api/conversations/:id/without-model',
  'PATCH /api/conversations/:id/messages/:message_id',
  'GET /api/conversations/:id/messages',
  'DELETE /api/conversations/:id',
]

/** Every address a server has a route for, as its router knows them, in the route table or not. */
function addressesOf(server: FastifyInstance): string[] {
  const above: string[] = []
  return server
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const found = /^((?:│ {3}| {4})*)[├└]── (\S+) \(/.exec(line)
      if (found === null) return []
      const depth = (found[1] ?? '').length / 4
      above.splice(depth, above.length, found[2] ?? '')
      return [above.join('')]
    })
}

it('[trust.door-routes] has the participants’ routes and no others', async () => {
  const routes = routeTable(inMemoryVerbs().verbs).flatMap((table) => table.routes)
  expect(routes.filter(isAtTheDoor).map(({ method, path }) => `${method} ${path}`)).toEqual(AT_THE_DOOR)
  const { server } = await startTestDoor({ webFolder: null })
  const paths = new Set([...AT_THE_DOOR.map((route) => route.split(' ')[1] ?? ''), LIVE_PATH])
  expect(new Set(addressesOf(server))).toEqual(paths)
})

it('[trust.door-routes] answers 404 with a code to everything else there is, by any method', async () => {
  const owner = { knows: () => true, proof: () => '' }
  const mcp = { knows: () => true, readRooms: () => [], handle: async () => {}, close: async () => {} }
  const { server: researchers } = await startTestServer({ owner, mcp })
  const { server, knock, calls } = await startTestDoor()
  const own = new Set(addressesOf(server))
  const others = addressesOf(researchers).filter((path) => !own.has(path))
  expect(others.length).toBeGreaterThan(45)
  expect(others).toEqual(
    expect.arrayContaining(['/api/docs', '/api/openapi.json', '/api/health', '/api/backup', '/mcp']),
  )
  expect(others).toEqual(expect.arrayContaining(['/api/verbs', '/api/verbs/:name']))
  const table = routeTable(inMemoryVerbs().verbs).flatMap(({ routes }) => routes)
  for (const route of table.filter((each) => !isAtTheDoor(each))) expect(others).toContain(route.path)
  for (const path of [...others, '/metrics', '/api', '/api/live', '/', '/why', '/interviews', '/index.html'])
    for (const method of METHODS) {
      const headers = { 'content-type': 'application/json' }
      const body = method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }
      const answer = await knock({ method, path: path.replaceAll(/:\w+/g, ID), headers, ...body })
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 404 })
      if (method !== 'HEAD') expect({ method, path, code: answer.code }).toEqual({ method, path, code: 'NOT_FOUND' })
    }
  expect(calls).toEqual([])
})

it('[trust.door-routes] a route that does not say whom it is for is not at the door', () => {
  const [route] = routeTable(inMemoryVerbs().verbs).flatMap(({ routes }) => routes.filter(isAtTheDoor))
  const { participant, ...unmarked } = route ?? expect.fail('no route')
  expect([participant, isAtTheDoor(unmarked)]).toEqual(['visit', false])
})

it.each([
  '/api//projects',
  '/API/projects',
  '/api/projects/',
  '/api/%70rojects',
  '/i/../api/projects',
  '//api/projects',
])('knows no way round: %s', async (path) => {
  const { knock, calls } = await startTestDoor()
  expect(await knock({ path })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(calls).toEqual([])
})

it('[trust.door-streams] nobody follows as the researcher, whatever they bring or leave out', async () => {
  const followed: string[] = []
  const { knock } = await startTestDoor({
    live: {
      async *follow(_ctx, stream) {
        followed.push(stream)
        yield* []
      },
    },
  })
  const bearer = { authorization: 'Bearer x' }
  for (const stream of [`project:${ID}`, `why:${ID}`, 'board', `conversation:${ID}x`, 'conversation:', 'x'])
    for (const headers of [{}, bearer])
      expect(await knock({ path: `/api/live/${stream}`, headers })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const own = `/api/live/conversation:${ID}`
  expect(await knock({ path: own })).toMatchObject({ status: 401, code: 'UNAUTHORIZED' })
  expect(await knock({ path: own, headers: { cookie: `naze_key=x` } })).toMatchObject({ status: 401 })
  expect(await knock({ path: own, headers: bearer })).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  expect(followed).toEqual([])
})

it('takes bodies no larger than the researcher’s side, and only JSON', async () => {
  const { knock, calls } = await startTestDoor()
  const send = (body: string, type = 'application/json') =>
    knock({ method: 'POST', path: '/api/i/x/conversations', headers: { 'content-type': type }, body })
  expect(await send(' '.repeat(256 * 1024 + 1))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  expect(await send('a=b', 'application/x-www-form-urlencoded')).toMatchObject({ status: 415 })
  expect(await send('{')).toMatchObject({ status: 400, code: 'INVALID_INPUT' })
  expect(calls).toEqual([])
  expect(await send('{}')).toMatchObject({ status: 404 })
  expect(calls.map(({ verb, ctx }) => [verb, ctx.actor.kind])).toEqual([['startConversation', 'participant']])
})
