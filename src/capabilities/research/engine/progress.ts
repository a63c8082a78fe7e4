import type { ConsensusResearchEvent } from './types.ts'

/** How far a run has come, in percent; it never goes back and is 100 only at the end. */
export class Progress {
  readonly #iterations: number
  readonly #agents: number
  #now = 0

  constructor(iterations: number, agents: number) {
    this.#iterations = iterations
    this.#agents = agents
  }

  after(event: Pick<ConsensusResearchEvent, 'type'> & { iteration?: number }): number {
    const share = this.#share(event.type, (event.iteration ?? 1) - 1)
    this.#now = event.type === 'researchCompleted' ? 100 : Math.min(99, Math.max(this.#now, Math.floor(share * 100)))
    return this.#now
  }

  #finished = new Map<number, number>()

  #share(type: ConsensusResearchEvent['type'], before: number): number {
    if (type === 'iterationCompleted') return (before + 1) / this.#iterations
    const finished = (this.#finished.get(before) ?? 0) + (type === 'agentCompleted' ? 1 : 0)
    this.#finished.set(before, finished)
    // Scoring is the last of an iteration's parts.
    return (before + Math.min(finished / (this.#agents + 1), 1)) / this.#iterations
  }
}
