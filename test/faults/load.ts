import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

const CALL_MS = 90_000
/** What a server may say while its database is away, or while an earlier try is still being worked on. */
const TRY_AGAIN = new Set(['DB_UNAVAILABLE', 'TURN_IN_PROGRESS', 'OVERLOADED'])

/** What people were told by the server. The oracle lives here, in another process than naze and than PostgreSQL. */
export interface Told {
  talks: { session: string; answers: { text: string; question: string | null; turn: number }[] }[]
  interviews: { id: string; key: string; sent: string[]; finished: boolean }[]
  streams: Map<string, number[]>
  /** How often each refusal was heard. */
  refusals: Map<string, number>
  /** Anything a client should never see: a broken or endless call, another code, a refusal without Retry-After. */
  wrong: string[]
  /** Streams that ended although nobody had ended them. */
  endedStreams: number
}

const WISHES = [
  'I want to build a notice board for our stairwell',
  'Because parcels vanish and everybody suspects everybody, so people stopped greeting',
  'Last winter a package with medicine was gone for a week and nobody asked around',
]
const ANSWERS = ['検索が遅い', '通知が多くて困る', 'ログインできない']

interface Reply<T> {
  status: number
  body: T & { code?: string }
}

/** People who talk, answer and follow until `over`; each insists under the same key until it is told yes. */
export class Load {
  readonly told: Told = {
    talks: [],
    interviews: [],
    streams: new Map(),
    refusals: new Map(),
    wrong: [],
    endedStreams: 0,
  }
  readonly #url: string
  readonly #over = new AbortController()
  readonly #followers = new AbortController()
  readonly #following: Promise<void>[] = []

  constructor(url: string) {
    this.#url = url
  }

  stop(): void {
    this.#over.abort()
  }

  async stopFollowing(): Promise<void> {
    this.#followers.abort()
    await Promise.all(this.#following)
  }

  /** One conversation after the other, each three messages long. */
  async talk(): Promise<void> {
    while (!this.#over.signal.aborted) {
      const { session_id: session } = await this.insist<{ session_id: string }>(200, '/api/session', {
        language: 'en',
      })
      const mine = { session, answers: [] as Told['talks'][number]['answers'] }
      this.told.talks.push(mine)
      for (const [n, text] of WISHES.entries()) {
        const body = { session_id: session, user_message: text }
        const answer = await this.insist<{ message: string | null; turn: number }>(200, '/api/process', body, `k${n}`)
        mine.answers.push({ text, question: answer.message, turn: answer.turn })
      }
    }
  }

  /** One interview after the other, each followed live; the third answer ends it and sends a job. */
  async answer(token: string): Promise<void> {
    while (!this.#over.signal.aborted) {
      const once = randomUUID()
      const { conversation_id: id, key } = await this.insist<{ conversation_id: string; key: string }>(
        200,
        `/api/i/${token}/conversations`,
        {},
        once,
      )
      const mine = { id, key, sent: [] as string[], finished: false }
      this.told.interviews.push(mine)
      const own = { authorization: `Bearer ${key}` }
      this.follow(`conversation:${id}`, own)
      for (const [n, content] of ANSWERS.entries()) {
        const path = `/api/conversations/${id}/messages`
        const { message } = await this.insist<{ message: { id: string } }>(202, path, { content }, `k${n}`, own)
        mine.sent.push(message.id)
      }
      mine.finished = true
    }
  }

  /** Comes back with the number it has seen, as a browser does; naze itself never ends a stream for a lost database. */
  follow(stream: string, headers: Record<string, string> = {}): void {
    const seen: number[] = []
    this.told.streams.set(stream, seen)
    this.#following.push(this.#followOn(stream, headers, seen))
  }

  async #followOn(stream: string, headers: Record<string, string>, seen: number[]): Promise<void> {
    const { signal } = this.#followers
    while (!signal.aborted) {
      try {
        const at = { ...headers, 'last-event-id': String(seen.at(-1) ?? 0) }
        const response = await fetch(`${this.#url}/api/live/${stream}`, { headers: at, signal })
        if (response.status === 200 && response.body !== null) {
          let open = ''
          for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
            const lines = (open + piece).split('\n')
            open = lines.pop() ?? ''
            for (const line of lines) if (line.startsWith('id: ')) seen.push(Number(line.slice(4)))
          }
          if (!signal.aborted) this.told.endedStreams++
        } else {
          const { code = '' } = (await response.json()) as { code?: string }
          this.#refused(`live: ${response.status}`, code, response.headers)
        }
      } catch (error) {
        if (!signal.aborted) this.told.wrong.push(`live: ${String(error)}`)
      }
      if (!signal.aborted) await sleep(100)
    }
  }

  async insist<T>(
    wanted: number,
    path: string,
    body: unknown,
    key?: string,
    headers: Record<string, string> = {},
  ): Promise<T> {
    for (;;) {
      const reply = await this.#post<T>(path, body, {
        ...headers,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      })
      if (reply?.status === wanted) return reply.body
      await sleep(50)
    }
  }

  async #post<T>(path: string, body: unknown, headers: Record<string, string>): Promise<Reply<T> | undefined> {
    try {
      const response = await fetch(`${this.#url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(CALL_MS),
      })
      const read = (await response.json()) as Reply<T>['body']
      if (!response.ok) this.#refused(`${path}: ${response.status}`, read.code ?? '', response.headers)
      return { status: response.status, body: read }
    } catch (error) {
      this.told.wrong.push(`${path}: ${String(error)}`)
      return undefined
    }
  }

  #refused(what: string, code: string, headers: Headers): void {
    this.told.refusals.set(code, (this.told.refusals.get(code) ?? 0) + 1)
    if (!TRY_AGAIN.has(code)) this.told.wrong.push(`${what} ${code}`)
    if (code === 'DB_UNAVAILABLE' && headers.get('retry-after') === null)
      this.told.wrong.push(`${what}: no Retry-After`)
  }
}
