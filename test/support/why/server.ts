import type { ProcessOutput, SessionView } from '../../../src/capabilities/why/contract.ts'
import type { WhyVerbs } from '../../../src/capabilities/why/verbs.ts'
import { closeGracefully, listen, makeHttpServer } from '../../../src/http/index.ts'
import { type Clock, type Context, withLimits } from '../../../src/kernel/context.ts'
import type { ModelRouter } from '../../../src/kernel/model/contract.ts'
import { makeModelRouter } from '../../../src/kernel/model/index.ts'
import type { Store } from '../../../src/store/store.ts'
import type { ScriptedModel } from '../../scripted-model/index.ts'
import { inMemoryVerbs } from '../surfaces/in-memory-verbs.ts'
import { whyOn } from './why.ts'
import { exchangeAt, type Person, planFor } from './plans.ts'

/** What a client gets: the status and the JSON, of whichever kind. */
export interface Reply<T = Record<string, unknown>> {
  status: number
  body: T & { code?: string; error?: string }
}

export interface WhyServer {
  url: string
  start(language: 'ja' | 'en', more?: object): Promise<string>
  say(session_id: string, user_message: string, key?: string): Promise<Reply<ProcessOutput>>
  session(id: string): Promise<SessionView>
  post<T = Record<string, unknown>>(path: string, body?: unknown, key?: string): Promise<Reply<T>>
  get<T = Record<string, unknown>>(path: string): Promise<Reply<T>>
  erase(path: string): Promise<Reply<Record<string, unknown>>>
  close(): Promise<void>
}

export interface WhyServerOptions {
  models?: ModelRouter
  debug?: boolean
  /** A nearer deadline for every turn, resume and report, so that a test of it is a short one. */
  timeoutMs?: number
  /** Turns sent while this says so are cancelled before a model answers: what the built-in may not make good. */
  cancelled?: () => boolean
  /** The clock deadlines are read from; setting it forward spends the time without waiting. */
  clock?: Clock
}

const OUTER_TIMEOUT_MS = 60_000

/** The compatible provider behind an address, as NAZE_MODEL=compatible:test makes it. */
export function modelsAt(url: string, perAsk: Record<string, string> = {}): ModelRouter {
  return makeModelRouter({ model: 'compatible:test', perAsk, url, keys: {}, restMs: 0 })
}

/** A clock that stands still until it is set forward, ahead of every row written by the real one. */
export function standingClock(): Clock & { forward(ms: number): void } {
  let at = Date.now() + 3_600_000
  return { now: () => new Date(at), forward: (ms) => void (at += ms) }
}

function timed(why: WhyVerbs, { timeoutMs, clock, cancelled }: WhyServerOptions): WhyVerbs {
  const within = (given: Context): Context => {
    const asked = cancelled?.() === true ? { ...given, signal: AbortSignal.abort() } : given
    const ctx =
      clock === undefined ? asked : { ...asked, clock, deadline: new Date(clock.now().getTime() + OUTER_TIMEOUT_MS) }
    return timeoutMs === undefined ? ctx : withLimits(ctx, { timeoutMs, attempts: ctx.budget.left })
  }
  return {
    ...why,
    process: { ...why.process, run: (ctx, input) => why.process.run(within(ctx), input) },
    resume: { ...why.resume, run: (ctx, input) => why.resume.run(within(ctx), input) },
    report: { ...why.report, run: (ctx, input) => why.report.run(within(ctx), input) },
  }
}

/** A really listening server over the real verbs of why. */
export async function startWhyServer(store: Store, options: WhyServerOptions = {}): Promise<WhyServer> {
  const { why, live } = whyOn(store, options)
  await live.start()
  const server = await makeHttpServer({
    verbs: { ...inMemoryVerbs().verbs, why: timed(why, options) },
    live,
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: options.debug ?? false,
    logger: false,
    // On a busy machine the tests' own work would be shed.
    shedding: { sampleIntervalMs: 3_600_000 },
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  const answer = async <T>(response: Response): Promise<Reply<T>> => ({
    status: response.status,
    body: (await response.json()) as Reply<T>['body'],
  })
  const post = async <T>(path: string, body: unknown = {}, key?: string): Promise<Reply<T>> => {
    const headers = { 'content-type': 'application/json', ...(key === undefined ? {} : { 'idempotency-key': key }) }
    return answer(await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }))
  }
  const get = async <T>(path: string): Promise<Reply<T>> => answer(await fetch(`${url}${path}`))
  const erase = async (path: string): Promise<Reply<Record<string, unknown>>> =>
    answer(await fetch(`${url}${path}`, { method: 'DELETE' }))
  return {
    url,
    post,
    get,
    erase,
    async start(language, more = {}) {
      return (await post<{ session_id: string }>('/api/session', { language, ...more })).body.session_id
    },
    say: (session_id, user_message, key) => post('/api/process', { session_id, user_message }, key),
    async session(id) {
      return (await get<SessionView>(`/api/session/${id}`)).body
    },
    async close() {
      await closeGracefully(server, 500)
      await live.close()
    },
  }
}

/** The model will answer this turn of the person as it should. */
export function answersWell(model: ScriptedModel, person: Person, turn: number): void {
  model.script('why.plan-turn', { json: planFor(person, turn) })
}

/** A session in which the person has said everything before `turn`; the script is empty again afterwards. */
export async function sessionAt(
  server: WhyServer,
  model: ScriptedModel,
  person: Person,
  turn: number,
): Promise<string> {
  const id = await server.start(person.language)
  for (let said = 0; said < turn; said++) {
    answersWell(model, person, said)
    const { status, body } = await server.say(id, exchangeAt(person, said).said)
    if (status !== 200) throw new Error(`turn ${said}: ${JSON.stringify(body)}`)
  }
  model.reset()
  return id
}
