import type { IncomingMessage, ServerResponse } from 'node:http'

/** What speaks MCP behind this address. Surfaces do not know each other: whoever puts the house together hands it in. */
export interface McpSide {
  /** Whether this is the token of this installation's assistants, as it is right now. */
  knows(token: string): boolean
  /** `why,board`, or what is wrong with it. */
  readRooms(text: string): string[]
  handle(
    asked: { request: IncomingMessage; response: ServerResponse; body: unknown },
    options: { rooms?: readonly string[]; signal: AbortSignal },
  ): Promise<void>
  close(): Promise<void>
}
