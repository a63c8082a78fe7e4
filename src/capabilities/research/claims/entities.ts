import type { Entity } from '../contract/engine.ts'

const MOST = 20
const NAMES = [
  /\b\p{Lu}[\p{L}\p{N}&'’-]*(?:\s+(?:of|for|and|de|van|von)?\s*\p{Lu}[\p{L}\p{N}&'’-]*)+/gu,
  /(?<!^|[.!?]\s)(?<=\s)\p{Lu}[\p{L}\p{N}-]{2,}/gu,
  /[\p{Script=Katakana}ー・]{4,}/gu,
  /(?:株式会社)?[\p{Script=Han}\p{Script=Katakana}ー]{2,12}(?:株式会社|大学|研究所|省|庁|委員会|協会|機構|銀行|新聞|都|府|県|市|区)/gu,
  /(?<=「)[^「」]{2,20}(?=」)/gu,
  /\b\p{Lu}{2,}[\p{L}\p{N}-]*\b/gu,
]

/** Names of people, bodies, places and things, the most frequent first; found by how they are written. */
export function entitiesIn(texts: readonly string[]): Entity[] {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const found = new Set(NAMES.flatMap((name) => text.match(name) ?? []).map((name) => name.trim()))
    for (const name of found) if (!isPartOfAnother(name, found)) counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return Array.from(counts, ([text, count]) => ({ text, count }))
    .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text))
    .slice(0, MOST)
}

function isPartOfAnother(name: string, all: ReadonlySet<string>): boolean {
  return [...all].some((other) => other.length > name.length && other.includes(name))
}
