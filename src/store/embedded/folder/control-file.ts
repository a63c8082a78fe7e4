const CASTAGNOLI = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0x82f63b78 : rest >>> 1
  return rest >>> 0
})

const SEGMENT_BYTES = 16n * 1024n * 1024n
const SEGMENTS_PER_FILE_ID = 256n
const VERSION_AT = 8
const STATE_AT = 16
const SHUT_DOWN = 1
const REDO_AT = 40
const TIMELINE_AT = 48
/** Behind what the format of the pages is; of PostgreSQL 18, the only one there is here. */
const CHECKSUMS_AT = 252

/** What PostgreSQL's pg_control says; undefined when it is damaged. */
export interface ControlFile {
  version: number
  /** The file of the log without which the database cannot be opened. */
  neededSegment: string
  /** Where in it reading begins. */
  neededFrom: number
}

export function readControlFile(bytes: Buffer): ControlFile | undefined {
  if (!isWhole(bytes)) return undefined
  const position = bytes.readBigUInt64LE(REDO_AT)
  const redo = position / SEGMENT_BYTES
  const parts = [BigInt(bytes.readUInt32LE(TIMELINE_AT)), redo / SEGMENTS_PER_FILE_ID, redo % SEGMENTS_PER_FILE_ID]
  return {
    version: bytes.readUInt32LE(VERSION_AT),
    neededSegment: parts.map((part) => part.toString(16).toUpperCase().padStart(8, '0')).join(''),
    neededFrom: Number(position % SEGMENT_BYTES),
  }
}

/** Closed as it should be: what lies on the disk is all there is. */
export function isShutDown(bytes: Buffer): boolean {
  return isWhole(bytes) && bytes.readUInt32LE(STATE_AT) === SHUT_DOWN
}

/** Whether every page of a table carries a checksum. */
export function hasChecksums(bytes: Buffer): boolean {
  return isWhole(bytes) && bytes.readUInt32LE(CHECKSUMS_AT) !== 0
}

/** The checksum stands right behind what it covers; how much that is differs between versions of PostgreSQL. */
function isWhole(bytes: Buffer): boolean {
  let crc = 0xffffffff
  for (let at = 0; at + 4 <= Math.min(bytes.length, 512); at++) {
    if (at > TIMELINE_AT && at % 4 === 0 && bytes.readUInt32LE(at) === (crc ^ 0xffffffff) >>> 0) return true
    crc = ((crc >>> 8) ^ (CASTAGNOLI[(crc ^ (bytes[at] ?? 0)) & 0xff] ?? 0)) >>> 0
  }
  return false
}
