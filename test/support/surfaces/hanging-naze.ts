import { protocol } from '@electric-sql/pglite'
import { readConfig } from '../../../src/main/config.ts'
import { startServer } from '../../../src/main/serve.ts'
import { EmbeddedDatabase } from '../../../src/store/embedded/embedded-database.ts'
import { withPatience } from '../../../src/store/embedded/patience.ts'

/** A real server whose database begins something endless when it is told to; after `patience` it counts as hung. */
const patience = Number(process.argv[2])
const ENDLESS = 'select count(*) from generate_series(1, 1000000000000)'

let database: EmbeddedDatabase | undefined
const open = EmbeddedDatabase.open.bind(EmbeddedDatabase)
EmbeddedDatabase.open = async (options) => (database = await open(options))

process.on('message', () => {
  const hang = () => database?.exclusive((session) => session.send([protocol.serialize.query(ENDLESS)]))
  withPatience(patience, async () => hang()).catch((error: Error) => process.send?.({ ended: error.message }))
  process.send?.({ hangs: true })
})
const { url, closed } = await startServer(readConfig(), { port: 0 })
process.send?.({ url })
await closed
