import type { Command } from 'commander'
import type { CliDeps } from '../deps.ts'
import { EXIT, Exit } from '../exit-codes.ts'
import { say, sayJson } from '../output.ts'
import { withProgress } from '../progress.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { toNazeError } from '#kernel/errors.ts'
import { type DoctorCheck, fail, type Finding } from '../doctor/check.ts'

const PATIENCE_MS = 20_000

export interface Examined extends Finding {
  name: string
}

/** Never throws and never waits for ever: a broken or silent check is itself a finding. */
export async function examine(check: DoctorCheck, patienceMs = check.patienceMs ?? PATIENCE_MS): Promise<Examined> {
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

const HELP = `
One line each: ok, warn (works, but look at it) or fail (will not work), and what to do about it.
It only looks: nothing is created, changed or brought up to date. Every configured model is really asked, with two
short calls (about 300 tokens) to its provider; --offline leaves that out.
Run it when something does not start, and after changing a setting. Exits with 1 when anything fails.

Examples:
  naze doctor
  naze doctor --json | jq '.checks[] | select(.status != "ok")'`

export function addDoctor(program: Command, deps: CliDeps): void {
  program
    .command('doctor')
    .summary('check the set-up, and say what is wrong')
    .description('Check the set-up: Node, folder, PostgreSQL, store, models (by asking them), door, web app.')
    .option('--offline', 'do not ask the models')
    .option('--json', 'print the findings as JSON')
    .addHelpText('after', HELP)
    .action(async ({ json, offline }: { json?: true; offline?: true }) => {
      const found: Examined[] = []
      const checks = await deps.doctorChecks()
      for (const check of checks.filter(({ asksModel }) => offline !== true || asksModel !== true)) {
        const finding = await withProgress(deps, `checking ${check.name}`, examine(check))
        found.push(finding)
        if (json !== true) await say(deps, `${finding.status.padEnd(4)}  ${finding.name}: ${finding.message}`)
      }
      const healthy = found.every(({ status }) => status !== 'fail')
      if (json === true) await sayJson(deps, { ok: healthy, checks: found })
      if (!healthy) throw new Exit(EXIT.failed)
    })
}
