import { SLOTS } from '../../contract.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Reason } from '../../sessions/reasons.ts'
import type { Submission } from '../submission.ts'
import { checkClaim, type KnownCalls } from './check-claim.ts'

/** The call behind each item that evidence was handed in for; null where the claim about it is false. */
export function claimedCalls(submission: Submission, known: KnownCalls, errors: Reason[]): Map<string, CallRow | null> {
  const { symbols_identified, entry_points, files_analyzed, existing_patterns, resolved_frame } = submission
  const items = new Set<string>([
    ...SLOTS,
    ...symbols_identified,
    ...(resolved_frame?.mapped_symbols ?? []),
    ...entry_points,
    ...files_analyzed,
    ...existing_patterns,
  ])
  const claimed = new Map<string, CallRow | null>()
  for (const [item, claim] of Object.entries(submission.slot_evidence ?? {})) {
    if (!items.has(item)) errors.push({ name: 'evidence-key-unknown', item })
    const checked = checkClaim(claim, known, item)
    if ('wrong' in checked) errors.push(...checked.wrong)
    claimed.set(item, 'call' in checked ? checked.call : null)
  }
  return claimed
}
