import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { McpServing, McpSetUp } from '#cli/index.ts'
import type { McpSide } from '#http/index.ts'
import { NazeError } from '#kernel/errors.ts'
import { makeMcpServer, McpSessions, readRooms, serveStdio } from '#mcp/index.ts'
import type { Config } from '../config.ts'
import { serverOf } from '../through/greet.ts'
import { openHouse } from '../through/open-house.ts'
import { version } from '../version.ts'
import type { AppVerbs } from '../wire.ts'
import { isMcpToken, mcpToken, mcpTokenFile } from './token.ts'

const CODE = 'code'

/** Speaks MCP on stdin and stdout, with the store or through the server that has it. */
export async function serveMcp(config: Config, { rooms, root }: McpServing): Promise<void> {
  const chosen = chooseRooms(rooms, root)
  const codeRoot = root === undefined ? undefined : resolve(root)
  const house = await openHouse(config, { codeRoot: codeRoot ?? null })
  try {
    const server = makeMcpServer({
      verbs: house.verbs,
      version,
      ...(chosen && { rooms: chosen }),
      ...(codeRoot !== undefined && { codeRoot }),
    })
    await serveStdio(server, process.stdin, process.stdout)
  } finally {
    await house.close()
  }
}

/** A folder of code is for the code room, and serves its tools alone unless others are named beside it. */
function chooseRooms(rooms: string | undefined, root: string | undefined): string[] | undefined {
  const named = rooms === undefined ? undefined : readRooms(rooms)
  if (root === undefined) return named
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new NazeError('INVALID_INPUT', `--root: ${root} is not a folder`)
  return named ?? [CODE]
}

/** The same over HTTP, on the server that runs. */
export function mcpSide({ home }: Config, verbs: AppVerbs): McpSide {
  const sessions = new McpSessions({ verbs, version })
  return {
    knows: (token) => isMcpToken(home, token),
    readRooms,
    handle: (asked, options) => sessions.handle(asked, options),
    close: () => sessions.close(),
  }
}

/** What an assistant has to be told to come in over HTTP. */
export async function setUpMcp(
  config: Config,
  { renew, rooms }: { renew: boolean; rooms?: string | undefined },
): Promise<McpSetUp> {
  const query = rooms === undefined ? '' : `?rooms=${readRooms(rooms).join(',')}`
  const token = await mcpToken(config.home, { renew })
  const server = await serverOf(config)
  const host = config.host.includes(':') ? `[${config.host}]` : config.host
  const url = server?.url ?? `http://${host}:${config.port}`
  // With PostgreSQL any number of servers may run; which of them is meant, its settings say.
  return {
    url: `${url}/mcp${query}`,
    token,
    file: mcpTokenFile(config.home),
    runs: server !== undefined || config.databaseUrl !== null,
  }
}
