/** A request with what it says of each slot, as the words stand in it; null where it says nothing. */
export interface LabelledRequest {
  query: string
  target_feature: string | null
  trigger_condition: string | null
  observed_issue: string | null
  desired_action: string | null
}

export const labelled = (
  query: string,
  target: string | null,
  trigger: string | null,
  issue: string | null,
  desired: string | null,
): LabelledRequest => ({
  query,
  target_feature: target,
  trigger_condition: trigger,
  observed_issue: issue,
  desired_action: desired,
})

/** Every other one: the built-in decomposer was written on the first half and has not seen the second. */
export function halves(all: readonly LabelledRequest[]): { seen: LabelledRequest[]; unseen: LabelledRequest[] } {
  return { seen: all.filter((_, n) => n % 2 === 0), unseen: all.filter((_, n) => n % 2 === 1) }
}
