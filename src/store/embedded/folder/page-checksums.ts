import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as nextRound } from 'node:timers/promises'
import { hasChecksums, isShutDown } from './control-file.ts'
import { relationFiles } from './relation-files.ts'

const PAGE = 8192
const CHECKSUM_AT = 8
const LANES = 32
const PRIME = 16777619
/** As in PostgreSQL's checksum_impl.h: it must never change there. */
const BASE = Uint32Array.from(
  `5b1f36e9 b8525960 02ab50aa 1de66d2a 79ff467a 9bb9f8a3 217e7cd2 83e13d2c
   f8d4474f e39eb970 42c6ae16 993216fa 7b093b5d 98daff3c f718902a 0b1c9cdb
   e58f764b 187636bc 5d7b3bb1 e73de7de 92bec979 cca6c0b2 304a0979 85aa43d4
   783125bb 6ca8eaa2 e407eac6 4b5cfc3e 9fbf8c76 15ca20be f2ca9fd3 959bd756`.split(/\s+/),
  (hex) => Number.parseInt(hex, 16),
)
const PAGES_PER_SEGMENT = 131_072
const PAGES_AT_ONCE = 128

/** The first page that is not as PostgreSQL wrote it. Of a store that was not closed only the next opening can tell. */
export async function firstDamagedPage(folder: string): Promise<string | undefined> {
  const control = readFileSync(join(folder, 'global', 'pg_control'))
  if (!hasChecksums(control) || !isShutDown(control)) return undefined
  const buffer = Buffer.alloc(PAGE * PAGES_AT_ONCE)
  for (const { name, bytes } of relationFiles(folder)) {
    if (bytes % PAGE !== 0) return `${name} ends in the middle of a page`
    const segment = Number(/\.(\d+)$/.exec(name)?.[1] ?? 0)
    const file = openSync(join(folder, name), 'r')
    try {
      for (let first = 0; first < bytes / PAGE; first += PAGES_AT_ONCE) {
        const pages = readSync(file, buffer, 0, buffer.length, first * PAGE) / PAGE
        for (let n = 0; n < pages; n++) {
          const number = segment * PAGES_PER_SEGMENT + first + n
          if (!isWhole(buffer.subarray(n * PAGE, (n + 1) * PAGE), number)) return `page ${number} of ${name} is damaged`
        }
        await nextRound()
      }
    } finally {
      closeSync(file)
    }
  }
  return undefined
}

/** A page that was never written is all zeros, without a checksum. */
function isWhole(page: Buffer, number: number): boolean {
  if (page.readUInt16LE(14) === 0) return page.every((byte) => byte === 0)
  return page.readUInt16LE(CHECKSUM_AT) === checksumOf(page, number)
}

function checksumOf(page: Buffer, number: number): number {
  const sums = BASE.slice()
  const words = new Uint32Array(page.buffer.slice(page.byteOffset, page.byteOffset + PAGE))
  // The checksum itself counts as zero.
  words[CHECKSUM_AT / 4] = (words[CHECKSUM_AT / 4] ?? 0) & 0xffff0000
  for (let at = 0; at < words.length; at += LANES)
    for (let lane = 0; lane < LANES; lane++) mix(sums, lane, words[at + lane] ?? 0)
  for (let round = 0; round < 2; round++) for (let lane = 0; lane < LANES; lane++) mix(sums, lane, 0)
  const all = sums.reduce((sum, each) => sum ^ each, 0)
  return (((all ^ number) >>> 0) % 65_535) + 1
}

function mix(sums: Uint32Array, lane: number, value: number): void {
  const mixed = (sums[lane] ?? 0) ^ value
  sums[lane] = Math.imul(mixed, PRIME) ^ (mixed >>> 17)
}
