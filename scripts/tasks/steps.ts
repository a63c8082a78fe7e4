import { spawnSync } from 'node:child_process'

export interface Step {
  name: string
  command: string
  args: string[]
}

export function node(name: string, script: string, ...args: string[]): Step {
  return { name, command: process.execPath, args: [script, ...args] }
}

/** Runs every step, shows what failed, and says how long each took; false when any failed. */
export function runSteps(steps: readonly Step[], options: { stopAtFirst: boolean }): boolean {
  let ok = true
  for (const step of steps) {
    const startedAt = performance.now()
    const done = spawnSync(step.command, step.args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    const passed = done.status === 0
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
    process.stdout.write(`${passed ? '✓' : '✗'} ${step.name} (${seconds} s)\n`)
    if (passed) continue
    process.stdout.write(`${done.stdout}${done.stderr}\n`)
    ok = false
    if (options.stopAtFirst) break
  }
  return ok
}
