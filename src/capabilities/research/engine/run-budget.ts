import type { Clock } from '#kernel/context.ts'
import type { ResearchBudget } from '../contract/engine.ts'
import type { Meter } from './types.ts'

/** The longest time a timer can hold. */
const LONGEST = 2 ** 31 - 1

/** Says when a run has had enough. Whoever reads by then stops and writes down what there is. */
export class RunBudget {
  readonly #budget: ResearchBudget
  readonly #meter: Meter | undefined
  readonly #clock: Clock
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout | undefined

  constructor(budget: ResearchBudget, meter: Meter | undefined, clock: Clock) {
    this.#budget = budget
    this.#meter = meter
    this.#clock = clock
    const left = this.#left()
    if (left <= LONGEST) this.#timer = setTimeout(() => this.#controller.abort(), Math.max(0, left))
    this.check()
  }

  get enough(): AbortSignal {
    return this.#controller.signal
  }

  /** Looks at what was spent since. A cost nobody knows cannot be kept under a limit, so it is over it. */
  check(): boolean {
    const { maxTokens = Number.POSITIVE_INFINITY, maxCost } = this.#budget
    const { tokens, cost } = this.#meter?.spent() ?? { tokens: 0, cost: 0 }
    const isTooDear = maxCost !== undefined && tokens > 0 && (cost ?? Number.POSITIVE_INFINITY) >= maxCost
    if (this.#left() <= 0 || tokens >= maxTokens || isTooDear) this.#controller.abort()
    return this.#controller.signal.aborted
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #left(): number {
    const { deadline } = this.#budget
    return deadline === undefined ? Number.POSITIVE_INFINITY : Date.parse(deadline) - this.#clock.now().getTime()
  }
}
