export { serveStdio } from './serve-stdio.ts'
export { makeMcpServer, type McpOptions } from './server.ts'
export type { McpVerbs } from './tools.ts'
