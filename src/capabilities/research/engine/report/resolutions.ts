import type { ConflictDetail, Language, SourceReference } from '../../contract/engine.ts'
import { publishedAt } from '../agents/published-at.ts'

/** Where one sentence replaces the other, the age of the sources says which; nothing else is decided here. */
export function withResolution(
  conflict: ConflictDetail,
  sources: ReadonlyMap<string, SourceReference>,
  language: Language,
): ConflictDetail {
  if (conflict.resolution !== undefined || conflict.type !== 'outdated') return conflict
  const [first, second] = [conflict.statement1, conflict.statement2].map(({ pageId }) =>
    publishedAt(sources.get(pageId)?.published ?? ''),
  )
  if (!first || !second || first.getTime() === second.getTime()) return conflict
  const newer = first > second ? conflict.statement1 : conflict.statement2
  const day = (first > second ? first : second).toISOString().slice(0, 10)
  const resolution =
    language === 'ja'
      ? `より新しい情報源（${day}）の記述: ${newer.text}`
      : `The newer source (${day}) says: ${newer.text}`
  return { ...conflict, resolution }
}
