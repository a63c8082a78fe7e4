import type { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import { makeContext } from '#kernel/context.ts'
import { toNazeError } from '#kernel/errors.ts'
import { callVerb } from '#kernel/verb.ts'

const SESSIONS = 'naze://code/sessions'
const mimeType = 'application/json'
const NEWEST = 20

const assistant = () => makeContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })

/** Sessions and their frames, to be read; whatever changes one is a tool. */
export function offerSessions(server: Server, code: CodeVerbs): void {
  server.setRequestHandler(ListResourcesRequestSchema, async () => {
    const { sessions } = await callVerb(code.listSessions, assistant(), { limit: NEWEST })
    const each = sessions.flatMap(({ session_id, phase }) => [
      { uri: `${SESSIONS}/${session_id}`, name: `session ${session_id} (${phase})`, mimeType },
      { uri: `${SESSIONS}/${session_id}/frame`, name: `frame of ${session_id}`, mimeType },
    ])
    return { resources: [{ uri: SESSIONS, name: 'code sessions', mimeType }, ...each] }
  })
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      { uriTemplate: `${SESSIONS}/{session_id}`, name: 'code session', mimeType },
      { uriTemplate: `${SESSIONS}/{session_id}/frame`, name: 'frame of a code session', mimeType },
    ],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const text = JSON.stringify(await read(code, uri))
    return { contents: [{ uri, mimeType, text }] }
  })
}

async function read(code: CodeVerbs, uri: string): Promise<unknown> {
  const [, session_id, part] = /^naze:\/\/code\/sessions(?:\/([^/]+)(\/frame)?)?$/.exec(uri) ?? []
  if (uri !== SESSIONS && session_id === undefined)
    throw new McpError(ErrorCode.InvalidParams, `There is no resource ${uri}`)
  try {
    if (session_id === undefined) return await callVerb(code.listSessions, assistant(), { limit: NEWEST })
    const session = await callVerb(code.getSession, assistant(), { session_id })
    return part === undefined ? session : session.frame
  } catch (thrown) {
    const { code: reason, message } = toNazeError(thrown)
    throw new McpError(ErrorCode.InvalidParams, `${message} (${reason})`)
  }
}
