import type { ConflictJudge } from './types.ts'

/** The rules for what cannot both be true; they need their tables first. */
export async function loadConflictJudge(): Promise<ConflictJudge<unknown>> {
  return {
    read: (claim) => claim,
    judge: () => ({ conflict: false, type: null, severity: 0, confidence: 0, why: '' }),
    candidates: () => [],
  }
}
