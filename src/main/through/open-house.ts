import type { Context } from '#kernel/context.ts'
import { isNazeError, NazeError } from '#kernel/errors.ts'
import type { LiveReader } from '#kernel/live/contract.ts'
import { callVerb, type Verb } from '#kernel/verb.ts'
import type { ServerDoor } from '#store/embedded/folder/server-door.ts'
import { z } from 'zod'
import type { Config } from '../config.ts'
import { type App, type AppOptions, type AppVerbs, openApp, wireApp } from '../wire.ts'
import { AbsentStore } from './absent-store.ts'
import { followThrough } from './follow.ts'
import { reach } from './reach.ts'
import { answerOf, NobodyThere, requestOf } from './request.ts'

/** What a command works with: its own store, or the one of the server that runs. It cannot tell which. */
export interface House {
  verbs: AppVerbs
  live: LiveReader
  close(): Promise<void>
}

/** Needs no store: done here, and what is masked or read goes nowhere. */
const AT_HOME: ReadonlySet<string> = new Set(['masking.mask', 'research.conflicts', 'research.extract'])
const Answered = z.object({ output: z.unknown() })

export async function openHouse(config: Config, options: AppOptions = {}): Promise<House> {
  const { opened, server } = await reach(config, () => openApp(config, options))
  return opened ?? houseThrough(config, server, options)
}

export function houseThrough(config: Config, server: ServerDoor, options: AppOptions = {}): House {
  const through = new Through(config, options, server)
  return { verbs: through.verbs, live: through, close: () => through.close() }
}

/** Every call goes to the server; once it is gone, to whoever has the store then, which may be this process. */
class Through implements LiveReader {
  readonly verbs: AppVerbs
  readonly #config: Config
  readonly #options: AppOptions
  #server: ServerDoor | undefined
  #app: App | undefined
  #moving: Promise<void> | undefined

  constructor(config: Config, options: AppOptions, server: ServerDoor) {
    this.#config = config
    this.#options = options
    this.#server = server
    this.verbs = wireApp(config, new AbsentStore(), options).verbs
    for (const [name, verb] of namedVerbs(this.verbs))
      if (!AT_HOME.has(name)) verb.elsewhere = (ctx, raw) => this.#call(name, ctx, raw)
  }

  async close(): Promise<void> {
    await this.#app?.close()
  }

  async *follow(...[ctx, stream, after, signal]: Parameters<LiveReader['follow']>): ReturnType<LiveReader['follow']> {
    if (this.#server === undefined) yield* this.#app?.live.follow(ctx, stream, after, signal) ?? []
    else yield* followThrough(this.#server, stream, after, signal)
  }

  async #call(name: string, ctx: Context, raw: unknown): Promise<unknown> {
    for (;;) {
      const server = this.#server
      if (server === undefined) return this.#callHere(name, ctx, raw)
      try {
        return await askVerb(server, name, ctx, raw)
      } catch (error) {
        if (!isGone(error)) throw error
        if (server === this.#server) await (this.#moving ??= this.#moveOn().finally(() => (this.#moving = undefined)))
      }
    }
  }

  async #callHere(name: string, ctx: Context, raw: unknown): Promise<unknown> {
    const verb = this.#app && namedVerbs(this.#app.verbs).get(name)
    if (verb === undefined) throw new NazeError('INTERNAL', `there is no verb ${name}`)
    return callVerb(verb, ctx, raw)
  }

  /** One of several calls at once looks; the others wait for what it finds. */
  async #moveOn(): Promise<void> {
    const { opened, server } = await reach(this.#config, () => openApp(this.#config, this.#options))
    this.#server = server
    this.#app = opened
  }
}

/** Not heard by anybody, or by one that has another key: this was not done. */
function isGone(error: unknown): boolean {
  return error instanceof NobodyThere || (isNazeError(error) && error.code === 'UNAUTHORIZED')
}

async function askVerb(server: ServerDoor, name: string, ctx: Context, input: unknown): Promise<unknown> {
  const response = await requestOf(server, {
    method: 'POST',
    path: `/api/verbs/${name}`,
    headers: { authorization: `Bearer ${server.key}` },
    body: { via: ctx.actor.via, input },
    signal: ctx.signal,
  })
  return Answered.parse(await answerOf(response)).output
}

function namedVerbs(verbs: AppVerbs): Map<string, Verb> {
  return new Map(
    Object.entries(verbs).flatMap(([room, group]) =>
      Object.entries<Verb>(group).map(([name, verb]) => [`${room}.${name}`, verb] as const),
    ),
  )
}
