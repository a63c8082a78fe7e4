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
import { outlineOf } from './outline.ts'
import type { Tool } from './tool.ts'
import { type McpVerbs, mcpTools } from './tools.ts'

export interface McpOptions {
  verbs: McpVerbs
  version: string
  /** Whose tools are offered; without it those of every room. */
  rooms?: readonly string[]
  /** Ends what is still at work when whoever serves this is told to stop. */
  signal?: AbortSignal
}

function entryOf(tool: Tool): ToolEntry {
  return ToolSchema.parse({
    name: tool.name,
    description: `${tool.verb.summary.replace(/\.$/, '')}. ${tool.hint}`,
    inputSchema: z.toJSONSchema(tool.input ?? tool.verb.input, { io: 'input' }),
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
  const offered = mcpTools(options.verbs, options.rooms)
  const tools = new Map(offered.map((tool) => [tool.name, tool]))
  if (tools.size < offered.length) throw new Error('two tools share a name')
  const entries = [...tools.values()].map(entryOf)
  const server = new Server({ name: 'naze', version: options.version }, { capabilities: { tools: {} } })
  const calls = new Set<Promise<unknown>>()
  running.set(server, calls)
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: entries }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const tool = tools.get(params.name)
    if (tool === undefined) throw new McpError(ErrorCode.InvalidParams, `There is no tool ${params.name}`)
    const call = callTool(tool, params.arguments ?? {}, options.signal).finally(() => calls.delete(call))
    calls.add(call)
    return call
  })
  return server
}
