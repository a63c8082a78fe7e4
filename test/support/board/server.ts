import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import * as contract from '../../../src/capabilities/board/contract.ts'
import type { BoardVerbs } from '../../../src/capabilities/board/verbs.ts'
import { closeGracefully, listen, makeHttpServer } from '../../../src/http/index.ts'
import type { Store } from '../../../src/store/store.ts'
import { boardOn } from './board.ts'
import { inMemoryVerbs } from '../surfaces/in-memory-verbs.ts'
import { openTestStore } from '../store/stores.ts'

export let board: BoardVerbs
export let store: Store
let url: string

/** A board over HTTP for all tests of a file, with nothing on it when each begins. */
export function serveBoard(): void {
  let close: () => Promise<unknown>
  beforeAll(async () => {
    store = await openTestStore('pglite')
    board = boardOn(store)
    const server = await makeHttpServer({
      verbs: { ...inMemoryVerbs().verbs, board },
      live: { async *follow() {} },
      webFolder: null,
      version: '0.0.0-test',
      host: '127.0.0.1',
      port: 0,
      debug: false,
      logger: false,
      // A busy machine is not what is tried here.
      shedding: { sampleIntervalMs: 3_600_000 },
    })
    url = await listen(server, { host: '127.0.0.1', port: 0 })
    close = () => closeGracefully(server, 500)
  })
  afterAll(async () => {
    await close()
    await store.close()
  })
  beforeEach(async () => {
    await store.db.execute(sql`truncate board.nodes, board.runs cascade`)
  })
}

interface Reply {
  status: number
  headers: Headers
  json: Record<string, unknown>
}

export async function send(method: string, path: string, body?: unknown): Promise<Reply> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers, ...sent })
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Record<string, unknown>,
  }
}
export const get = (path: string) => send('GET', path)
export const post = (path: string, body: unknown = {}) => send('POST', path, body)

export async function create(title: string, more: object = {}): Promise<contract.NodeView> {
  const { status, json } = await post('/nodes', { title, ...more })
  expect(status).toBe(201)
  return contract.NodeOutput.parse(json).node
}
export const read = async (id: string) => contract.GetNodeOutput.parse((await get(`/nodes/${id}`)).json)

export async function confirm(node_id: string, proposed_change: object): Promise<string> {
  const { status, json } = await post('/confirmations', { node_id, ui_action: 'confirm', proposed_change })
  expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } })
  return contract.ConfirmOutput.parse(json).confirmation.confirmation_id
}
export const confirmMove = (id: string, to: string, from = 'CAPTURED') =>
  confirm(id, { type: 'status_change', from, to })
export const move = (id: string, confirm_status: string, more: object = {}) =>
  post(`/nodes/${id}/estimate-status`, { confirm_status, ...more })

/** One relation between two new nodes, as the built-in organizer or another tool would report it. */
export async function relationDiff(): Promise<contract.DiffView> {
  const [from, to] = [await create('見積もりを送る'), await create('単価を確かめる')]
  const relation = {
    from_node_id: from.id,
    to_node_id: to.id,
    relation_type: 'depends_on',
    reason: '順番がありそうです。',
  }
  const report = {
    decomposition_proposals: [],
    grouping_proposals: [],
    relation_proposals: [relation],
    summary: 'まず単価から見ると良さそうです。',
  }
  const { status, json } = await post('/diffs', { report })
  expect(status).toBe(201)
  const [diff] = contract.CreateDiffsOutput.parse(json).diffs
  if (diff === undefined) throw new Error('no diff was made')
  return diff
}
export const confirmDiff = (diff: contract.DiffView) =>
  confirm(diff.target_node_id, { type: diff.type, diff_id: diff.diff_id })
export const apply = (diff_id: string, confirmation_id?: unknown) =>
  post(`/diffs/${diff_id}/apply`, { confirmation_id })

export const refused = (status: number, code: string) => ({ status, json: { code, error: expect.any(String) } })
