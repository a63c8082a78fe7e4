import type { Message, Project, State } from '../../../src/capabilities/interview/contract.ts'
import { closeGracefully, listen, makeHttpServer } from '../../../src/http/index.ts'
import type { Store } from '../../../src/store/store.ts'
import { inMemoryVerbs } from '../surfaces/in-memory-verbs.ts'
import { type InterviewHouse, type InterviewHouseOptions, openInterview } from './interview.ts'

export interface Answer<T = Record<string, unknown>> {
  status: number
  headers: Headers
  text: string
  body: T & { code?: string; error?: string }
}

export interface Talking {
  conversation_id: string
  key: string
}

export interface Messages {
  messages: Message[]
  state: State
  finished: boolean
  pending: boolean
}

export interface InterviewServer {
  url: string
  house: InterviewHouse
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer<T>>
  create(guide?: object): Promise<Project>
  start(project: Project, headers?: Record<string, string>): Promise<Answer<Talking & Messages>>
  /** Sends without waiting for the reply; null skips. */
  send(
    who: Talking,
    content: string | null,
    idempotencyKey?: string,
  ): Promise<Answer<{ message: Message; turn_id: string; masked: string[] }>>
  read(who: Talking, after?: string): Promise<Messages>
  /** Sends and polls until the reply is final. */
  say(who: Talking, content: string | null): Promise<Messages & { sent: Message; reply: Message }>
  close(): Promise<void>
}

const POLL_MS = 10
const PATIENCE_MS = 20_000
const SHED_TRIES = 100
const SHED_MS = 200

/** Requests to a running server, whichever process it is in. */
export function interviewClient(url: string): Omit<InterviewServer, 'house' | 'close'> {
  const once: InterviewServer['call'] = async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : {} }
  }
  /** A busy machine makes a server shed load; that is not what these tests are about. */
  const call: InterviewServer['call'] = async <T>(...request: Parameters<InterviewServer['call']>) => {
    for (let tried = 1; ; tried++) {
      const answer = await once<T>(...request)
      if (answer.body.code !== 'OVERLOADED' || tried === SHED_TRIES) return answer
      await new Promise((resolve) => setTimeout(resolve, SHED_MS))
    }
  }
  const own = ({ key }: Talking) => ({ authorization: `Bearer ${key}` })
  const send: InterviewServer['send'] = (who, content, idempotencyKey) =>
    call(
      'POST',
      `/api/conversations/${who.conversation_id}/${content === null ? 'skip' : 'messages'}`,
      content === null ? {} : { content },
      { ...own(who), ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }) },
    )
  const read: InterviewServer['read'] = async (who, after) => {
    const query = after === undefined ? '' : `?after=${after}`
    const { status, body } = await call<Messages>(
      'GET',
      `/api/conversations/${who.conversation_id}/messages${query}`,
      undefined,
      own(who),
    )
    if (status !== 200) throw new Error(`messages: ${status} ${JSON.stringify(body)}`)
    return body
  }
  return {
    url,
    call,
    send,
    read,
    async create(guide = {}) {
      const { status, body } = await call<{ project: Project }>('POST', '/api/projects', {
        name: '家計簿アプリ',
        goal: '続かない理由',
        ...guide,
      })
      if (status !== 201) throw new Error(`project: ${status} ${JSON.stringify(body)}`)
      return body.project
    },
    start: (project, headers = {}) => call('POST', `/api/i/${project.token}/conversations`, {}, headers),
    async say(who, content) {
      const { status, body } = await send(who, content)
      if (status !== 202) throw new Error(`send: ${status} ${JSON.stringify(body)}`)
      const until = performance.now() + PATIENCE_MS
      while (performance.now() < until) {
        const seen = await read(who, body.message.id)
        const reply = seen.messages.find(({ role, status: how }) => role === 'assistant' && how === 'final')
        if (reply !== undefined) return { ...seen, sent: body.message, reply }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS))
      }
      throw new Error('no reply came')
    },
  }
}

/** A really listening server over the real verbs of interview. */
export async function startInterviewServer(
  store: Store,
  options: InterviewHouseOptions = {},
): Promise<InterviewServer> {
  const house = await openInterview(store, options)
  const server = await makeHttpServer({
    verbs: { ...inMemoryVerbs().verbs, interview: house.interview },
    live: house.deps.live,
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
    // On a busy machine the tests' own work would be shed.
    shedding: { sampleIntervalMs: 3_600_000 },
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  return {
    ...interviewClient(url),
    house,
    async close() {
      await closeGracefully(server, 500)
      await house.close()
    },
  }
}
