import type { Similarity } from '#text/index.ts'
import { agreeing } from './agreeing.ts'
import { communities } from './communities.ts'
import { linked } from './linkage.ts'
import type { Mention } from './mention.ts'
import { mentionGraph } from './mention-graph.ts'
import { keepCoherent } from './keep-coherent.ts'
import { joinUnseparated } from './join-unseparated.ts'
import { type Apart, groupsApart, keptApart } from './kept-apart.ts'

/** From here on there is a whole to see the parts against; fewer are compared two by two. */
const MANY_FROM = 16

/** So many people say each thing often enough for communities to show; of fewer, only what agrees stands together. */
const CROWD_FROM = 12

/**
 * Looks at all mentions at once: whoever came first decides nothing, and the same words said again tell nothing new about
 * what belongs together. Returns groups of indices.
 */
export async function groupMentions(mentions: readonly Mention[], similarity: Similarity): Promise<number[][]> {
  const sayings = sameWords(mentions)
  const distinct = sayings.flatMap(([first = -1]) => mentions[first] ?? [])
  const areApart = groupsApart(sayings, await keptApart(mentions, similarity))
  const settled = settledGroups(distinct)
  const people = new Set(mentions.map(({ conversationId }) => conversationId)).size
  const groups =
    distinct.length < MANY_FROM
      ? await linked(distinct, settled, areApart, similarity)
      : people < CROWD_FROM
        ? await agreeing(distinct, settled, areApart)
        : await parts(distinct, settled, areApart)
  return groups
    .map((group) => group.flatMap((saying) => sayings[saying] ?? []).sort((a, b) => a - b))
    .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
}

async function parts(
  mentions: readonly Mention[],
  settled: readonly (readonly number[])[],
  areApart: Apart,
): Promise<number[][]> {
  const { near, alike } = await mentionGraph(mentions.map(({ remark }) => remark))
  const found = communities({ near: between(settled, near), areApart: groupsApart(settled, areApart) })
  const groups = found.map((nodes) => nodes.flatMap((node) => settled[node] ?? []))
  return keepCoherent(joinUnseparated(groups, alike, areApart), near, settled)
}

/** The nearness of whole groups: the sum over their members. */
function between(groups: readonly (readonly number[])[], near: readonly Float64Array[]): Float64Array[] {
  return groups.map((left) =>
    Float64Array.from(groups, (right) => {
      let sum = 0
      for (const a of left) for (const b of right) sum += near[a]?.[b] ?? 0
      return sum
    }),
  )
}

function settledGroups(mentions: readonly Mention[]): number[][] {
  const indices = mentions.map((_, index) => index)
  return [...Map.groupBy(indices, (index) => mentions[index]?.settled ?? index).values()]
}

/** Mentions in the same words, in the order of the words and not in that of their coming. */
function sameWords(mentions: readonly Mention[]): number[][] {
  const keys = mentions.map(({ remark: { stems }, settled }) => `${[...stems].sort().join(' ')} ${settled ?? ''}`)
  const byKey = Map.groupBy(keys.keys(), (index) => keys[index] ?? '')
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, indices]) => indices)
}
