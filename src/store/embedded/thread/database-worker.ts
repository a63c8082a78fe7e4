import { openAsBlob } from 'node:fs'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { joinBytes } from './join-bytes.ts'
import type { DatabaseOptions, FromDatabase, ToDatabase } from './thread-messages.ts'

/**
 * PGlite and nothing else: whatever happens to this thread, the one that answers people goes on.
 * Old WAL is removed and not kept for another use, because it holds what people had deleted.
 */
const START = [
  ...PGlite.defaultStartParams,
  ...['wal_recycle=off', 'min_wal_size=32MB', 'jit=off', 'shared_buffers=64MB'].flatMap((each) => ['-c', each]),
]
const LINES_KEPT = 20

async function open({ folder, template, module }: DatabaseOptions, log: string[]): Promise<PGlite> {
  return PGlite.create({
    ...(folder === undefined ? {} : { dataDir: folder }),
    ...(template === undefined ? {} : { loadDataDir: await openAsBlob(template) }),
    pgliteWasmModule: module,
    startParams: START,
    onStderr: (line) => {
      log.push(line)
      if (log.length > LINES_KEPT) log.shift()
      return false
    },
  })
}

function answerer(pglite: PGlite): (message: Uint8Array) => Uint8Array<ArrayBuffer> {
  let parts: Uint8Array<ArrayBuffer>[] = []
  // A view of the database's own memory: copied before it changes.
  const onRawData = (bytes: Uint8Array) => void parts.push(Uint8Array.from(bytes))
  return (message) => {
    parts = []
    // Its work is done when it returns; there is nothing to sync after a query on a disk.
    void pglite.execProtocolRawStream(message, { syncToFs: false, onRawData })
    const [only, ...more] = parts
    return only !== undefined && more.length === 0 ? only : joinBytes(parts)
  }
}

async function serve(port: MessagePort, options: DatabaseOptions): Promise<void> {
  const tell = (message: FromDatabase) => port.postMessage(message)
  const tellBytes = (bytes: Uint8Array<ArrayBuffer>) => port.postMessage(bytes, [bytes.buffer])
  const log: string[] = []
  let pglite: PGlite
  try {
    pglite = await open(options, log)
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error), log })
    return port.close()
  }
  const answer = answerer(pglite)
  port.on('message', async (message: ToDatabase) => {
    if (message instanceof Uint8Array) return tellBytes(answer(message))
    if (message === 'dump') return tellBytes(await dump(pglite))
    await pglite.close()
    tell({ kind: 'closed' })
    port.close()
  })
  tell({ kind: 'open' })
}

async function dump(pglite: PGlite): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await pglite.dumpDataDir('gzip')
  return new Uint8Array(await blob.arrayBuffer())
}

if (parentPort === null) throw new Error('this file runs as a worker')
await serve(parentPort, workerData as DatabaseOptions)
