import { storableText } from '../storable.ts'
import type { Ask } from './ask.ts'
import { cleanDraft } from './clean-text.ts'

const BETWEEN_DRAFTS_MS = 150
/** A clause may be judged when it is whole: half a one may still turn out to be anything. */
const WHOLE_CLAUSES = /^[\s\S]*(?:[。、！？!?；;：\n…]|[.,:](?=\s|$))/u

/**
 * Lets a growing text be seen clause by clause, only while every prefix rule holds. Once one is broken (or throws) what was shown is taken
 * back, and nothing more is seen but the accepted text.
 */
export class GuardedDraft<I> {
  readonly #ask: Pick<Ask<I, string>, 'prefixRules'>
  readonly #input: I
  readonly #show: (text: string) => void
  readonly #now: () => number
  #shownAt = Number.NEGATIVE_INFINITY
  #frozen = false
  #judged = 0
  #shown = ''

  constructor(ask: Pick<Ask<I, string>, 'prefixRules'>, input: I, show: (text: string) => void, now: () => number) {
    this.#ask = ask
    this.#input = input
    this.#show = show
    this.#now = now
  }

  /** The first at once, then at most one in 150 ms. The rules run on every clause, shown or not. */
  offer(received: string): void {
    if (this.#frozen) return
    // A chunk may end in the middle of a character; its other half comes with the next.
    const soFar = WHOLE_CLAUSES.exec(cleanDraft(storableText(received)))?.[0] ?? ''
    if (soFar === '' || soFar === this.#shown) return
    if (soFar.length !== this.#judged && this.#broken(soFar)) {
      this.#frozen = true
      if (this.#shown !== '') this.#show('')
      return
    }
    this.#judged = soFar.length
    if (this.#now() - this.#shownAt < BETWEEN_DRAFTS_MS) return
    this.#shownAt = this.#now()
    this.#shown = soFar
    this.#show(soFar)
  }

  #broken(soFar: string): boolean {
    for (const rule of this.#ask.prefixRules ?? []) {
      try {
        const said = rule.check(soFar, this.#input)
        if (typeof said === 'string' || (said != null && said.length > 0)) return true
      } catch {
        return true
      }
    }
    return false
  }
}
