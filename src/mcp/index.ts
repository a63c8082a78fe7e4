export { serveStdio } from './serve-stdio.ts'
export { makeMcpServer } from './server.ts'
