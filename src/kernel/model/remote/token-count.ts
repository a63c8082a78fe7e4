const MOST = 2_147_483_647

/** What a server says it used is only its word: a missing, negative, broken or endless count must not fail the call. */
export function tokenCount(reported: number | undefined): number {
  return reported !== undefined && reported > 0 ? Math.min(Math.round(reported), MOST) : 0
}
