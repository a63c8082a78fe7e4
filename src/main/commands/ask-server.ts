import type { IncomingMessage } from 'node:http'
import { NazeError } from '#kernel/errors.ts'
import type { Store } from '#store/index.ts'
import type { ServerDoor } from '#store/embedded/folder/server-door.ts'
import type { Config } from '../config.ts'
import { reach } from '../through/reach.ts'
import { answerOf, NobodyThere, requestOf } from '../through/request.ts'
import { openStore } from '../wire.ts'

/** Opens the store itself, or finds the server that holds it and can be asked. */
export async function storeOrServer(config: Config): Promise<Store | ((path: string) => Promise<IncomingMessage>)> {
  const { opened, server } = await reach(config, () => openStore(config))
  return opened ?? ((path) => askServer(server, path))
}

async function askServer(server: ServerDoor, path: string): Promise<IncomingMessage> {
  try {
    const response = await requestOf(server, { method: 'POST', path, body: { home_key: server.key } })
    if (response.statusCode !== 200) await answerOf(response)
    return response
  } catch (error) {
    if (!(error instanceof NobodyThere)) throw error
    throw new NazeError('CANCELLED', 'the naze that runs was stopped: ask again', { cause: error })
  }
}
