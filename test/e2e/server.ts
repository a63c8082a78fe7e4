import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const root = dirname(dirname(import.meta.dirname))
const READY_MS = 120_000
const STOP_MS = 15_000

export interface RunningServer {
  url: string
  stop(): Promise<void>
}

/**
 * A door that people on this machine come in by; its address has to be known before it opens. Below the ports that the
 * system hands out by itself: one of those may be taken between the look and the door.
 */
export async function doorHere(host = '127.0.0.1'): Promise<Record<string, string>> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const probe = createServer()
    const free = new Promise<boolean>((resolve) => {
      probe.once('listening', () => resolve(true)).once('error', () => resolve(false))
    })
    probe.listen(port, host)
    if (!(await free)) continue
    probe.close()
    await once(probe, 'close')
    return { NAZE_DOOR_HOST: host, NAZE_DOOR_PORT: String(port), NAZE_PUBLIC_URL: `http://${host}:${port}` }
  }
}

/** The real server on a port of its own with an empty home; nothing of the caller's naze settings reaches it. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  if (!existsSync(join(root, 'dist', 'web', 'index.html')))
    throw new Error('the web app is not built: npm test builds it, or vite build --config web/vite.config.ts')
  const home = mkdtempSync(join(tmpdir(), 'naze-e2e-'))
  const child = spawn(process.execPath, ['src/main/bin.ts', 'start'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: home, PORT: '0', NAZE_HOME: home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text))
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_MS)
    await exited
    clearTimeout(force)
    rmSync(home, { recursive: true, force: true })
  }

  const ready = Promise.withResolvers<string>()
  const timer = setTimeout(() => ready.reject(new Error(`no ready line in ${READY_MS} ms: ${said.join('')}`)), READY_MS)
  void exited.then(() => ready.reject(new Error(`the server stopped before it was ready: ${said.join('')}`)))
  createInterface({ input: child.stdout }).on('line', (line) => {
    said.push(`${line}\n`)
    const url = /naze is ready at (\S+)/.exec(line)?.[1]
    if (url !== undefined) ready.resolve(url)
  })
  try {
    const url = await ready.promise
    await untilUnhurried(url)
    return { url, stop }
  } catch (error) {
    await stop()
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** A server that has just started on a busy machine sheds its first requests; a browser would show that as the page. */
async function untilUnhurried(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const { ok } = await fetch(`${url}/api/health`)
    if (ok) return
    await sleep(200)
  }
  throw new Error('the server stays too busy to answer')
}
