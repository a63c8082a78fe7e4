import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
  type Tool as ToolEntry,
  ToolSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { z } from 'zod'
import { callTool } from './call-tool.ts'
import { briefInput, briefOutput, outlineOf } from './outline.ts'
import { type Progress, tellIndexing } from './index-progress.ts'
import { offerSessions } from './code-resources.ts'
import type { Tool } from './tool.ts'
import { type McpVerbs, mcpTools } from './tools.ts'

export interface McpOptions {
  verbs: McpVerbs
  version: string
  /** Whose tools are offered; without it those of every room. */
  rooms?: readonly string[]
  /** Ends what is still at work when whoever serves this is told to stop. */
  signal?: AbortSignal
  /** The folder of code that is meant when none is named. */
  codeRoot?: string
}

function entryOf(tool: Tool): ToolEntry {
  const taken = tool.input ?? tool.verb.input
  const description = `${tool.verb.summary.replace(/\.$/, '')}. ${tool.hint}`
  if (tool.brief === true)
    return ToolSchema.parse({
      name: tool.name,
      description,
      inputSchema: briefInput(taken),
      outputSchema: briefOutput(tool.verb.output),
      annotations: tool.readOnly ? { readOnlyHint: true } : { destructiveHint: false },
    })
  return ToolSchema.parse({
    name: tool.name,
    description,
    inputSchema: z.toJSONSchema(taken, { io: 'input' }),
    outputSchema: outlineOf(tool.verb.output),
    annotations: { readOnlyHint: tool.readOnly, destructiveHint: false, openWorldHint: false },
  })
}

const running = new WeakMap<Server, Set<Promise<unknown>>>()

/** Resolves when no tool is at work: a turn is finished also for a client that has stopped sending. */
export async function toolsFinished(server: Server): Promise<void> {
  const calls = running.get(server) ?? new Set()
  while (calls.size > 0) await Promise.allSettled(calls)
}

export function isBusy(server: Server): boolean {
  return (running.get(server)?.size ?? 0) > 0
}

/** The MCP surface, ready to be connected to a transport. */
export function makeMcpServer(options: McpOptions): Server {
  const offered = mcpTools(options.verbs, options)
  const tools = new Map(offered.map((tool) => [tool.name, tool]))
  if (tools.size < offered.length) throw new Error('two tools share a name')
  const entries = [...tools.values()].map(entryOf)
  const hasCode = options.rooms?.includes('code') ?? true
  const capabilities = { tools: {}, ...(hasCode && { resources: {} }) }
  const server = new Server({ name: 'naze', version: options.version }, { capabilities })
  const calls = new Set<Promise<unknown>>()
  running.set(server, calls)
  if (hasCode) offerSessions(server, options.verbs.code)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: entries }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }, { sendNotification }) => {
    const tool = tools.get(params.name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`)
    const progressToken = params._meta?.progressToken
    const work = callTool(tool, params.arguments ?? {}, options.signal)
    const tell = (progress: Progress) =>
      sendNotification({
        method: 'notifications/progress',
        params: { ...progress, progressToken: progressToken ?? '' },
      })
    const told = tool.brief === true && progressToken !== undefined
    const call = (
      told ? tellIndexing(options.verbs.code, { root: options.codeRoot, ...params.arguments }, tell, work) : work
    ).finally(() => calls.delete(call))
    calls.add(call)
    return call
  })
  return server
}
