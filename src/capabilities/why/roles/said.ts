import type { PlannerInput } from './types.ts'

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
