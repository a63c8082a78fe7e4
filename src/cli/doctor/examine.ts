import { setTimeout as sleep } from 'node:timers/promises'
import { toNazeError } from '#kernel/errors.ts'
import { type DoctorCheck, fail, type Finding } from './check.ts'

const PATIENCE_MS = 20_000

export interface Examined extends Finding {
  name: string
}

/** Never throws and never waits for ever: a broken or silent check is itself a finding. */
export async function examine(check: DoctorCheck, patienceMs: number = PATIENCE_MS): Promise<Examined> {
  const timer = new AbortController()
  const silence = sleep(patienceMs, fail(`no answer in ${patienceMs / 1000} s`), { signal: timer.signal })
  silence.catch(() => {})
  try {
    return { name: check.name, ...(await Promise.race([check.run(), silence])) }
  } catch (thrown) {
    const { code, message } = toNazeError(thrown)
    return { name: check.name, ...fail(`${message} (${code})`) }
  } finally {
    timer.abort()
  }
}
