import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Actor, makeContext } from '../../src/kernel/context.ts'
import { proofOf } from '../../src/kernel/home-key.ts'
import { callVerb, type Verb } from '../../src/kernel/verb.ts'
import { readConfig } from '../../src/main/config.ts'
import { answers } from '../../src/main/through/greet.ts'
import { type House, houseThrough } from '../../src/main/through/open-house.ts'
import { HOUSE_KEY, serveStore, type ServedStore } from '../support/surfaces/served-store.ts'
import { onBothStores, openTestStore } from '../support/store/stores.ts'
import { listenOn } from '../support/surfaces/listen-on.ts'

const as = (via: Actor['via'], kind: Actor['kind'] = 'person') => makeContext({ actor: { id: 'local', kind, via } })
const CLI = () => as('cli')
const PIPE = () => as('pipe')
const MCP = () => as('mcp', 'agent')

onBothStores('a house through its server', (_open, kind) => {
  let served: ServedStore
  let house: House
  beforeAll(async () => {
    served = await serveStore(await openTestStore(kind))
    house = houseThrough(served.config, served.door)
  })
  afterAll(async () => {
    await house.close()
    await served.close()
  })
  const add = async (title: string) => (await callVerb(house.verbs.board.createNode, CLI(), { title })).node

  test('[cli.through-server] the same verbs answer the same, also to input as it was typed', async () => {
    const node = await add('Send the quote')
    const here = await callVerb(served.verbs.board.listNodes, CLI(), { limit: '5' })
    expect(await callVerb(house.verbs.board.listNodes, PIPE(), { limit: '5' })).toEqual(here)
    expect(here.nodes).toContainEqual(expect.objectContaining({ id: node.id, title: 'Send the quote' }))
    const { history } = await callVerb(house.verbs.board.listHistory, CLI(), { node_id: node.id })
    expect(history.map(({ who, via }) => `${who}/${via}`)).toEqual(['local/cli'])
  })

  test('[cli.through-server] a conversation is held to its answer, once for one key', async () => {
    const { why } = house.verbs
    const { session_id } = await callVerb(why.startSession, CLI(), { language: 'ja' })
    const sent = { session_id, user_message: '回覧板をアプリにしたい', idempotency_key: 'k-1' }
    const answered = await callVerb(why.process, CLI(), sent)
    expect(await callVerb(why.process, MCP(), sent)).toEqual(answered)
    const view = await callVerb(served.verbs.why.getSession, CLI(), { session_id })
    expect(view.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      sent.user_message,
    ])
  })

  test('[cli.through-server] errors come with their code, their words and what was wrong', async () => {
    const { board, why } = house.verbs
    await expect(callVerb(board.listNodes, CLI(), { limit: 0 })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'limit: Too small: expected number to be >=1',
      details: { issues: [{ path: 'limit', message: expect.any(String) }] },
    })
    const session_id = '00000000-0000-4000-8000-00000000000f'
    const missing = { code: 'SESSION_NOT_FOUND' }
    await expect(callVerb(why.getSession, CLI(), { session_id })).rejects.toMatchObject(missing)
  })

  test('[cli.through-server-confirm] a person at a terminal confirms; a pipe and an assistant never do', async () => {
    const { board } = house.verbs
    const node = await add('Check the prices')
    const change = {
      node_id: node.id,
      ui_action: 'test',
      proposed_change: { type: 'status_change', from: node.status, to: 'CLARIFYING' },
    }
    for (const ctx of [PIPE(), MCP()])
      await expect(callVerb(board.confirmChange, ctx, change)).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const { confirmation } = await callVerb(board.confirmChange, CLI(), change)
    const { confirmation_id } = confirmation
    const move = { node_id: node.id, confirm_status: 'CLARIFYING', confirmation_id, source: 'cli' }
    await callVerb(board.estimateStatus, MCP(), move)
    const { history } = await callVerb(board.listHistory, CLI(), { node_id: node.id })
    expect(history[0]?.via).toBe('mcp')
    const undo = { history_id: history[0]?.history_id }
    for (const ctx of [PIPE(), MCP()])
      await expect(callVerb(board.undo, ctx, undo)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })

  test('[cli.through-server] nobody is called elsewhere as a page, a token or a job', async () => {
    for (const via of ['web', 'http', 'token', 'job'] as const)
      await expect(callVerb(house.verbs.board.dashboard, as(via), {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('[cli.through-server-local] what needs no store is done here and sent nowhere', async () => {
    const names = Object.entries(house.verbs).flatMap(([room, group]) =>
      Object.entries<Verb>(group).map(([name, verb]) => ({ name: `${room}.${name}`, verb })),
    )
    const here = names.filter(({ verb }) => verb.elsewhere === undefined).map(({ name }) => name)
    expect(here.sort()).toEqual(['masking.mask', 'research.conflicts', 'research.extract'])
    const masked = await callVerb(house.verbs.masking.mask, PIPE(), { text: 'Call Ann Lee' })
    expect(masked.masked).toBe('Call [NAME]')
  })

  test('[cli.through-server-streams] a stream is followed there: facts with their numbers, then what comes', async () => {
    const stop = new AbortController()
    const seen: { kind: string; type: string; seq: number | undefined }[] = []
    await add('一つ目')
    const following = (async () => {
      for await (const item of house.live.follow(CLI(), 'board', 0, stop.signal))
        seen.push({ kind: item.kind, type: item.type, seq: item.kind === 'fact' ? item.seq : undefined })
    })()
    await expect.poll(() => seen.length).toBeGreaterThan(0)
    const before = seen.length
    await add('二つ目')
    await expect.poll(() => seen.length).toBeGreaterThan(before)
    expect(seen.at(-1)).toEqual({ kind: 'fact', type: 'board.changed', seq: seen.length })
    stop.abort()
    await following
    const nothing = house.live.follow(CLI(), 'nobody:knows', 0, AbortSignal.timeout(5_000))
    await expect(nothing[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('[cli.through-server-proof] only who knows the key of the folder is taken for its server', async () => {
    expect(await answers(served.door)).toBe(true)
    expect(await answers({ ...served.door, key: 'another' })).toBe(false)
    const told: (string | undefined)[] = []
    const impostors = [
      (nonce: string) => JSON.stringify({ proof: proofOf('a guess', nonce) }),
      () => JSON.stringify({ proof: HOUSE_KEY }),
      () => '{}',
      () => 'not JSON',
    ]
    for (const say of impostors) {
      const url = await listenOn(
        createServer((request, response) => {
          told.push(request.headers.authorization)
          response.end(say(String(request.headers['x-naze-nonce'])))
        }),
        onTestFinished,
      )
      expect(await answers({ url, key: HOUSE_KEY })).toBe(false)
    }
    expect(told).toEqual([undefined, undefined, undefined, undefined])
  })
})

test('[cli.through-server-broken-off] a server that hangs up in the middle is a coded error, and nothing is sent twice', async () => {
  let asked = 0
  const url = await listenOn(
    createServer((request, response) => {
      asked += 1
      request.resume().on('end', () => {
        if (asked === 1) return response.destroy()
        response.writeHead(200, { 'content-length': '1000' }).write('{"output": ', () => response.destroy())
      })
    }),
    onTestFinished,
  )
  const home = await mkdtemp(join(tmpdir(), 'naze-cut-'))
  onTestFinished(() => rm(home, { recursive: true, force: true }))
  const house = houseThrough(readConfig({ NAZE_HOME: home }), { url, key: 'k' })
  for (const _ of [1, 2])
    await expect(callVerb(house.verbs.board.dashboard, CLI(), {})).rejects.toMatchObject({
      code: 'CANCELLED',
      message: expect.stringContaining('stopped before it answered'),
    })
  expect(asked).toBe(2)
})
