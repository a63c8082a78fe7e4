import { passing, readJson } from '../../../lib/browser/storage.ts'
import type { GuideValues } from './guide-values.ts'

/** Fields of a guide that were changed and not saved: they stay with the tab, so that a reload loses nothing. */
export interface GuideDraft {
  /** Laid over the guide as it is kept. */
  over(kept: GuideValues): GuideValues
  write(changed: Partial<GuideValues>): void
  forget(): void
}

export function guideDraft(of: string): GuideDraft {
  const key = `naze.interview.guide.${of}`
  const forget = () => passing.remove(key)
  return {
    over: (kept) => {
      const read = readJson(passing, key)
      const fields = Object.entries(typeof read === 'object' && read !== null ? read : {})
      return {
        ...kept,
        ...Object.fromEntries(fields.filter(([field, value]) => field in kept && typeof value === 'string')),
      }
    },
    write: (changed) => (Object.keys(changed).length === 0 ? forget() : passing.write(key, JSON.stringify(changed))),
    forget,
  }
}
