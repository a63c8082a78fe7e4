import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import { makeContext } from '#kernel/context.ts'
import { type ErrorCode, NazeError, toNazeError } from '#kernel/errors.ts'
import { callVerb } from '#kernel/verb.ts'
import type { Tool } from './tool.ts'

/** Codes whose own text may hold SQL or a path: an assistant gets these words instead. */
const NEUTRAL_MESSAGE: Readonly<Partial<Record<ErrorCode, string>>> = {
  DB_ERROR: 'The data could not be saved or read.',
  INTERNAL: 'Something went wrong on our side.',
}

/** As text only: a client checks structured content against the output schema, also on an error. */
function refusal(thrown: unknown): CallToolResult {
  const { code, message } = toNazeError(thrown)
  const body = { error: NEUTRAL_MESSAGE[code] ?? message, code }
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(body) }] }
}

/** An assistant is never a person: what needs a person's confirmation refuses it by this actor. */
export async function callTool(tool: Tool, input: unknown, signal?: AbortSignal): Promise<CallToolResult> {
  try {
    if (tool.input?.safeParse(input).success === false)
      throw new NazeError('INVALID_INPUT', `input: ${tool.name} takes only what its schema says`)
    const ctx = makeContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' }, ...(signal && { signal }) })
    const output = tool.verb.output.parse(await callVerb(tool.verb, ctx, input))
    return {
      content: [{ type: 'text', text: JSON.stringify(output) }],
      structuredContent: output as Record<string, unknown>,
    }
  } catch (thrown) {
    return refusal(thrown)
  }
}
