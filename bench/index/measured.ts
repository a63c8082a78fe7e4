import { spawnSync } from 'node:child_process'

export interface Measured {
  seconds: number
  cpuSeconds: number
  /** The most memory the process held, all its threads together. */
  peakMb: number
}

/** Runs a command under GNU time; undefined where the command or GNU time is not there. */
export function measure(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Measured | undefined {
  const done = spawnSync('/usr/bin/time', ['-f', 'measured %e %U %S %M', command, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  })
  const [, wall, user, system, kilobytes] = /measured (\S+) (\S+) (\S+) (\d+)/.exec(done.stderr ?? '') ?? []
  if (done.status !== 0 || wall === undefined) return undefined
  return {
    seconds: Number(wall),
    cpuSeconds: Number(user) + Number(system),
    peakMb: Math.round(Number(kilobytes) / 1024),
  }
}

export function median(values: readonly Measured[]): Measured | undefined {
  const sorted = values.toSorted((a, b) => a.seconds - b.seconds)
  return sorted[sorted.length >> 1]
}
