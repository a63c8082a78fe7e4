import type { Readable, Writable } from 'node:stream'
import { setImmediate as afterAnswers } from 'node:timers/promises'
import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { toolsFinished } from './server.ts'

class Transport extends StdioServerTransport {
  readonly #closed = Promise.withResolvers<void>()

  get closed(): Promise<void> {
    return this.#closed.promise
  }

  override async close(): Promise<void> {
    await super.close()
    this.#closed.resolve()
  }
}

/**
 * Speaks the protocol on these streams until the client closes its end; what it has asked for is answered first.
 * Nothing else may write to stdout.
 */
export async function serveStdio(server: Server, stdin: Readable, stdout: Writable): Promise<void> {
  const transport = new Transport(stdin, stdout)
  const leave = async () => {
    await toolsFinished(server)
    await afterAnswers()
    await transport.close()
  }
  stdin.once('end', leave)
  stdin.once('close', leave)
  stdout.once('error', () => transport.close())
  await server.connect(transport)
  await transport.closed
}
