import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StoreError } from '../errors/store-error.ts'
import { LONGEST_LINE } from './archive-format.ts'

const CUT = 'is cut or altered; nothing of it can be used'

/** The lines of a gzipped text, one after another. Holds one line at a time, whatever the file unpacks to. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const source = createReadStream(file)
  const gunzip = createGunzip({ chunkSize: 64 * 1024 })
  source.on('error', (error) => gunzip.destroy(error))
  source.pipe(gunzip)
  try {
    yield* splitLines(gunzip)
  } catch (error) {
    throw refusal(file, error)
  } finally {
    source.destroy()
    gunzip.destroy()
  }
}

async function* splitLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let open: string[] = []
  let length = 0
  const add = (piece: string) => {
    length += piece.length
    if (length > LONGEST_LINE) throw new StoreError('INVALID_INPUT', 'holds a line no backup has')
    open.push(piece)
  }
  for await (const chunk of bytes) {
    const pieces = decoder.decode(chunk, { stream: true }).split('\n')
    const last = pieces.pop() ?? ''
    for (const piece of pieces) {
      add(piece)
      yield open.join('')
      open = []
      length = 0
    }
    add(last)
  }
  add(decoder.decode())
  if (length > 0) throw new StoreError('INVALID_INPUT', CUT)
}

/** One sentence that names the file, whatever came up while reading it. */
function refusal(file: string, error: unknown): unknown {
  if (error instanceof StoreError) return new StoreError(error.code, `${file} ${error.message}`, error)
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (error instanceof Error && error.message === 'incorrect header check')
    return new StoreError('INVALID_INPUT', `${file} is not a backup of naze`, error)
  if (code.startsWith('Z_') || error instanceof TypeError)
    return new StoreError('INVALID_INPUT', `${file} ${CUT}`, error)
  if (/^E[A-Z]+$/.test(code)) return new StoreError('INVALID_INPUT', `${file} cannot be read (${code})`, error)
  return error
}
