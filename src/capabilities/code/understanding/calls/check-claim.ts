import { canonicalJson } from '#kernel/confirm/index.ts'
import { normalise } from '#text/index.ts'
import type { EvidenceClaim } from '../../contract.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { hitText } from './hit-words.ts'

export interface KnownCalls {
  /** Of this session. */
  own: ReadonlyMap<string, CallRow>
  /** Ids that are calls of other sessions. */
  others: ReadonlySet<string>
}

/** The call somebody means, or everything that is not true of it. `shows`: what it is to show; only an issue may be an absence. */
export function checkClaim(
  claim: EvidenceClaim,
  { own, others }: KnownCalls,
  shows?: string,
): { call: CallRow } | { wrong: Reason[] } {
  const item = claim.call_id
  const call = own.get(item)
  if (call === undefined) return { wrong: [{ name: others.has(item) ? 'call-borrowed' : 'call-unknown', item }] }
  const wrong: Reason[] = []
  if (claim.tool !== undefined && claim.tool !== call.tool) wrong.push({ name: 'call-tool', item, other: call.tool })
  if (claim.params !== undefined && !sameJson(claim.params, call.params)) wrong.push({ name: 'call-params', item })
  if (claim.timestamp !== undefined && Date.parse(claim.timestamp) !== call.createdAt.getTime())
    wrong.push({ name: 'call-time', item })
  if (claim.result_summary !== undefined && !saysIt(call, claim.result_summary))
    wrong.push({ name: 'call-summary', item })
  const isEmpty = call.result.hits.length === 0 && shows !== 'observed_issue'
  if (isEmpty || call.tool === 'index_status') wrong.push({ name: 'call-empty', item })
  return wrong.length === 0 ? { call } : { wrong }
}

function sameJson(a: unknown, b: unknown): boolean {
  try {
    return canonicalJson(a) === canonicalJson(b)
  } catch {
    return false
  }
}

/** The summary the server gave, or words that stand in the result itself. */
function saysIt({ summary, result }: CallRow, claimed: string): boolean {
  const said = normalise(claimed)
  if (said === '') return false
  return normalise(summary).includes(said) || result.hits.some((hit) => normalise(hitText(hit)).includes(said))
}
