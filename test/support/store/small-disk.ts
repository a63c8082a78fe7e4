import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MB = 1024 * 1024

export interface SmallDisk {
  path: string
  freeBytes(): number
  /** Fills it until no more than this is left. */
  fillTo(bytes: number): void
  empty(): void
  remove(): void
}

/** A disk of its own, in memory; undefined where this user may not mount one. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const path = mkdtempSync(join(tmpdir(), 'naze-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path], { stdio: 'ignore' })
  } catch {
    rmSync(path, { recursive: true, force: true })
    return undefined
  }
  const filler = join(path, 'filler')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(path)
    return bavail * bsize
  }
  return {
    path,
    freeBytes,
    fillTo(bytes) {
      const file = openSync(filler, 'a')
      for (let left = freeBytes() - bytes; left > 0; left = freeBytes() - bytes)
        writeSync(file, Buffer.alloc(Math.min(left, MB)))
      closeSync(file)
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      execFileSync('umount', ['-l', path])
      rmSync(path, { recursive: true, force: true })
    },
  }
}
