import type { CodeFacts } from '../../facts.ts'
import type { Loaded } from '../../sessions/loaded.ts'
import type { Reason } from '../../sessions/reasons.ts'
import type { Place } from '../lines/places.ts'

/** The issue lies in something that was named, or that it calls. */
export async function unexplored(
  facts: Pick<CodeFacts, 'symbols' | 'callsIn'>,
  { session }: Loaded,
  { path, line, symbol }: Place,
  defined: readonly { name: string; path: string }[],
  files: readonly string[],
): Promise<Reason[]> {
  const wrong: Reason[] = [
    {
      name: 'issue-not-explored',
      item: 'observed_issue',
      other: [symbol?.name, `${path}:${line}`].filter((each) => each !== undefined).join(' '),
    },
  ]
  if (!files.includes(path)) return wrong
  if (symbol === undefined) return []
  for (const { name, path: at } of defined) {
    const known = (await facts.symbols(session.root, name)).filter((each) => each.path === at)
    for (const each of known) {
      if (each.path === path && each.line <= line && line <= each.endLine) return []
      const called = await facts.callsIn(session.root, each.path, each.line, each.endLine)
      if (called.includes(symbol.name)) return []
    }
  }
  return wrong
}
