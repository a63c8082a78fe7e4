import type { RunView } from '#capabilities/research/contract.ts'
import type { CliDeps } from '../deps.ts'
import { note } from '../output.ts'

type Iteration = RunView['iterations'][number]
type Agent = Iteration['agents'][number]

const MARKS: Readonly<Record<Agent['status'], string>> = {
  running: '…',
  completed: 'ok',
  failed: 'failed',
  'timed-out': 'timed out',
  cancelled: 'cancelled',
}

/** Agents, iteration and score on stderr: one moving line on a terminal, a line for each news in a pipe. */
export class ProgressView {
  readonly #deps: CliDeps
  readonly #told = new Set<string>()
  #isDrawn = false

  constructor(deps: CliDeps) {
    this.#deps = deps
  }

  async show(run: RunView): Promise<void> {
    for (const line of news(run)) {
      if (this.#told.has(line)) continue
      this.#told.add(line)
      this.#wipe()
      await note(this.#deps, line)
    }
    if (!this.#deps.isTerminal.stderr) return
    this.#deps.stderr.write(`\r\u001b[K${summary(run)}`)
    this.#isDrawn = true
  }

  end(): void {
    this.#wipe()
  }

  #wipe(): void {
    if (this.#isDrawn) this.#deps.stderr.write('\r\u001b[K')
    this.#isDrawn = false
  }
}

function summary({ progress, status, iterations, config }: RunView): string {
  const current = iterations.at(-1)
  const agents = current?.agents.map(({ agent_id, status: at }) => `${agent_id}:${MARKS[at]}`).join(' ') ?? status
  return `${String(progress).padStart(3)} %  iteration ${current?.iteration ?? 1}/${config.iterationCount}  ${agents}`
}

/** Everything there is to say so far; what was said before is not said again. */
function news({ run_id, iterations, degraded }: RunView): string[] {
  return [
    `naze: research ${run_id}`,
    ...degraded.map(({ provider, reason }) => `naze: ${provider}: ${reason}`),
    ...iterations.flatMap(({ iteration, agents, scores, selected_report_id, duration_ms }) => [
      ...agents.flatMap((agent) => (agent.status === 'running' ? [] : [agentLine(iteration, agent)])),
      ...(duration_ms === null ? [] : [scoreLine(iteration, scores, selected_report_id)]),
    ]),
  ]
}

function agentLine(iteration: number, { agent_id, attempt, status, pages, claims, duration_ms, error }: Agent): string {
  const again = attempt > 1 ? ', again' : ''
  const found = `${pages.length} pages, ${claims} claims, ${((duration_ms ?? 0) / 1000).toFixed(1)} s`
  return `iteration ${iteration}  agent ${agent_id}${again}: ${MARKS[status]}  ${error ?? found}`
}

function scoreLine(iteration: number, scores: Iteration['scores'], selected: string | null): string {
  const best = scores.find(({ reportId }) => reportId === selected)
  const conflicts = new Set(scores.flatMap((score) => score.conflicts.map(({ conflictId }) => conflictId)))
  return `iteration ${iteration}  score ${(best?.totalScore ?? 0).toFixed(2)}, ${conflicts.size} conflicts`
}
