import { HYPOTHESIS_FROM } from '../../score/understanding.ts'
import type { PlannerInput } from './input.ts'

/** Every message of the person, oldest first, the newest included. */
export function saidBy(input: Pick<PlannerInput, 'history' | 'latest'>): string[] {
  return [...input.history.filter((m) => m.role === 'user').map((m) => m.content), input.latest]
}

export function askedOf(input: Pick<PlannerInput, 'history'>): string[] {
  return input.history.filter((m) => m.role === 'assistant').map((m) => m.content)
}

export function anchorMessage(input: Pick<PlannerInput, 'anchor' | 'latest'>): string {
  return input.anchor?.original_message ?? input.latest
}

/** What may define a term: the anchor alone while little is understood, then also the purpose and the insights. */
export function definingContext(input: PlannerInput): string {
  const anchor = anchorMessage(input)
  if ((input.previousGoal?.mgu ?? 0) < HYPOTHESIS_FROM) return anchor
  const understood = input.insights.map((insight) => `${insight.label}\n${insight.quotes.join('\n')}`)
  return [anchor, input.previousGoal?.session_purpose ?? '', ...understood].join('\n')
}
