import { NazeError } from '#kernel/errors.ts'
import type { Hit, ToolAnswer } from '../contract/hits.ts'
import { DEFAULT_BUDGET } from '../contract/tools.ts'
import { cutTo, tokensOf } from './tokens.ts'

/** What an answer costs beside its hits. */
const FRAME_TOKENS = 40

/** All a tool has found, in its order; `answerWithin` cuts a page out of it. */
export interface Findings {
  hits: Hit[]
  /** Why something may be missing; empty means that nothing is. */
  reasons: string[]
  /** So many are worth a page of their own: who asks for no more than usual gets these first. */
  first?: number
  /** What the ranking does not know yet. */
  history?: 'reading'
}

/** One page within the budget. A page never is empty while there are hits: one that is too long is cut. */
export function answerWithin(
  { hits, reasons, history, first = hits.length }: Findings,
  { budget, page }: { budget: number; page?: string | undefined },
): ToolAnswer {
  const from = offsetOf(page)
  let left = budget - FRAME_TOKENS - reasons.reduce((sum, reason) => sum + tokensOf(reason), 0)
  const shown: Hit[] = []
  const isFirst = page === undefined && budget <= DEFAULT_BUDGET
  for (const hit of hits.slice(from, isFirst ? first : undefined)) {
    const cost = tokensOf(JSON.stringify(hit))
    if (cost > left) {
      if (shown.length === 0) shown.push(shortened(hit, left))
      break
    }
    shown.push(hit)
    left -= cost
  }
  const next = from + shown.length
  return {
    complete: reasons.length === 0,
    reasons,
    hits: shown,
    total: hits.length,
    ...(history !== undefined && { history }),
    ...(next < hits.length && shown.length > 0 && { next: String(next) }),
  }
}

/** How much text a hit may have that is to fill a page of its own. */
export function roomFor(hit: Hit, reasons: readonly string[], budget: number): number {
  const told = reasons.reduce((sum, reason) => sum + tokensOf(reason), 0)
  return budget - FRAME_TOKENS - told - tokensOf(JSON.stringify({ ...hit, text: '' })) - 1
}

function shortened(hit: Hit, tokens: number): Hit {
  const { text, ...rest } = hit
  const left = tokens - tokensOf(JSON.stringify(rest)) - 8
  return text === undefined || left < 4 ? rest : { ...rest, text: cutTo(text, left) }
}

function offsetOf(page: string | undefined): number {
  if (page === undefined) return 0
  if (!/^\d{1,9}$/.test(page)) throw new NazeError('INVALID_INPUT', 'page: take it from `next` of an answer')
  return Number(page)
}
