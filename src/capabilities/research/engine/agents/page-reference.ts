import type { SourceReference } from '../../contract/engine.ts'
import type { SnapshotPage } from '../types.ts'

/** A page without what it says. */
export function referenceOf(page: SnapshotPage): SourceReference {
  const { pageId, url, title, fetchedAt, published, language, reliabilityScore, hash, originId } = page
  return { pageId, url, title, fetchedAt, published, language, reliabilityScore, hash, originId }
}
