import { inflateRawSync } from 'node:zlib'
import { Refusal } from './refusal.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const MOST_ENTRIES = 5_000

/**
 * Refuses an archive that would unpack to more than `most` bytes. What its directory says is not believed: every entry
 * is unpacked once, with the rest of the allowance as its limit.
 */
export function refuseZipBomb(bytes: Buffer, most: number): void {
  const broken = (cause?: unknown) => new Refusal('broken-document', 'not a readable archive', { cause })
  const from = Math.max(0, bytes.length - 65_557)
  let end = -1
  for (let at = bytes.length - 22; at >= from && end < 0; at--) if (bytes.readUInt32LE(at) === END) end = at
  if (end < 0) throw broken()
  const entries = bytes.readUInt16LE(end + 10)
  if (entries > MOST_ENTRIES) throw new Refusal('too-large', `an archive of ${entries} files`)
  let left = most
  let at = bytes.readUInt32LE(end + 16)
  for (let i = 0; i < entries; i++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw broken()
    const method = bytes.readUInt16LE(at + 10)
    const packed = bytes.readUInt32LE(at + 20)
    const local = bytes.readUInt32LE(at + 42)
    if (local + 30 > bytes.length) throw broken()
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    if (method !== 0 && method !== 8) throw broken()
    const body = bytes.subarray(start, start + packed)
    try {
      left -= method === 0 ? packed : inflateRawSync(body, { maxOutputLength: Math.max(1, left) }).length
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ERR_BUFFER_TOO_LARGE') throw broken(cause)
      left = -1
    }
    if (left < 0) throw new Refusal('too-large', `an archive that unpacks to more than ${most} bytes`)
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
