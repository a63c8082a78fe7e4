import { readdirSync, readFileSync } from 'node:fs'

interface Held {
  server: number
  compiler: number
  together: number
}

/** Resident megabytes of a server and of what it has started. */
export function heldBy(pid: number): Held {
  const beside = descendants(pid).map(residentMb)
  const server = residentMb(pid)
  return { server, compiler: Math.max(0, ...beside), together: beside.reduce((sum, each) => sum + each, server) }
}

/** The most that was held since it was last asked. */
export class Watch {
  #most = 0
  readonly #timer: NodeJS.Timeout

  constructor(pid: number) {
    this.#timer = setInterval(() => (this.#most = Math.max(this.#most, heldBy(pid).together)), 50)
  }

  take(): number {
    const most = this.#most
    this.#most = 0
    return most
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

function descendants(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => new RegExp(`^PPid:\\s+${pid}$`, 'm').test(statusOf(Number(name))))
    .map(Number)
  return children.concat(children.flatMap(descendants))
}

function residentMb(pid: number): number {
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(statusOf(pid))?.[1] ?? 0) / 1_000)
}

function statusOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}
