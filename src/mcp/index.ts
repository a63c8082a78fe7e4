export { McpSessions } from './http/mcp-sessions.ts'
export { serveStdio } from './serve-stdio.ts'
export { makeMcpServer } from './server.ts'
export { readRooms, ROOM_NAMES } from './tools.ts'
