import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base } from '../fixtures.ts'
import { startServer } from '../server.ts'

/** One answer of the model in the hands of a test: it says a beginning, then waits. */
export interface HeldReply {
  /** Says the rest and ends well. */
  finish(rest?: string): void
}

export interface GatedModel {
  url: string
  /** How often it was called. */
  readonly calls: number
  /** The next call begins like this and goes on when told. */
  begins(text: string): HeldReply
  /** Every call from now on is answered with this at once. */
  says(text: string): void
  /** The whole model server goes away: what is being said breaks off, and nothing new is answered. */
  die(): void
  /** Forgets what was scripted and answers again. */
  reset(): void
  close(): Promise<void>
}

interface Scripted {
  beginning: string
  rest: Promise<string>
}

/** A model server that speaks when the test lets it: no wait in a test depends on how fast anything is. */
async function startGatedModel(): Promise<GatedModel> {
  let calls = 0
  let dead = false
  let always = '?'
  const script: Scripted[] = []
  const open = new Set<ServerResponse>()
  const server = createServer((request, response) => {
    calls += 1
    request.resume()
    if (dead) {
      response.destroy()
      return
    }
    open.add(response)
    response.once('close', () => open.delete(response))
    const { beginning, rest } = script.shift() ?? { beginning: always, rest: Promise.resolve('') }
    void speak(response, beginning, rest)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    get calls() {
      return calls
    },
    begins: (beginning) => {
      const rest = Promise.withResolvers<string>()
      script.push({ beginning, rest: rest.promise })
      return { finish: (text = '') => rest.resolve(text) }
    },
    says: (text) => void (always = text),
    die: () => {
      dead = true
      for (const response of open) response.destroy()
    },
    reset: () => {
      calls = 0
      dead = false
      always = '?'
      script.length = 0
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function speak(response: ServerResponse, beginning: string, rest: Promise<string>): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  if (beginning !== '') response.write(frame({ content: beginning }))
  const text = await rest
  if (text !== '') response.write(frame({ content: text }))
  response.write(frame({}, 'stop'))
  response.end('data: [DONE]\n\n')
}

function frame(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }]
  const head = { id: 'gated', object: 'chat.completion.chunk', created: 0, model: 'gated' }
  return `data: ${JSON.stringify({ ...head, choices })}\n\n`
}

/** A server whose interviewer is worded by the gated model; everything else is built in. */
export const test = base.extend<object, { model: GatedModel }>({
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const model = await startGatedModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model }, use) => {
      const server = await startServer({
        NAZE_MODEL_INTERVIEW_REPLY: 'compatible:gated',
        NAZE_MODEL_URL: model.url,
        NAZE_MODEL_KEY: 'none',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})
