import type { Context } from '#kernel/context.ts'
import type { Similarity } from '#text/index.ts'
import { type FiledMention, spoken } from './known-mentions.ts'
import { groupMentions } from '../grouping/group-mentions.ts'
import type { Mention } from '../grouping/mention.ts'
import { remarkOf } from '../../asks/find-themes/likeness/remark.ts'
import type { FilingPlan } from '../../rows/filings.ts'
import type { Theme } from '../../asks/find-themes/theme.ts'

/** Finds each theme its card, with all that is known so far. Two themes on one card are one filing. */
export async function planFilings(
  ctx: Context,
  conversationId: string,
  themes: readonly Theme[],
  known: readonly FiledMention[],
  similarity: Similarity,
): Promise<FilingPlan> {
  if (themes.length === 0) return { created: [], moves: [], filings: [] }
  // What this conversation said before tells where its themes were; it is about to be written again.
  const said = themes.map((theme, place): Mention & { place: number } => ({
    conversationId,
    place,
    settled: undefined,
    remark: remarkOf(spoken(theme)),
  }))
  const earlier = known.map((mention) =>
    mention.conversationId === conversationId ? { ...mention, conversationId: '' } : mention,
  )
  const mentions = [...earlier, ...said]
  const groups = (await groupMentions(mentions, similarity)).map((group) => ({
    filed: group.flatMap((index) => earlier[index] ?? []),
    fresh: group.flatMap((index) => said[index - earlier.length] ?? []),
  }))
  const cards = cardsOf(
    ctx,
    groups.map(({ filed }) => filed),
  )
  const plan: FilingPlan = { created: cards.created, moves: [], filings: [] }
  for (const [n, { filed, fresh }] of groups.entries()) {
    const to = cards.ids[n] ?? ''
    for (const { insightId: from, conversationId: id } of filed) {
      if (from !== to && id !== '') plan.moves.push({ conversationId: id, from, to })
    }
    if (fresh.length > 0) plan.filings.push({ insightId: to, themes: fresh.map(({ place }) => place) })
  }
  const used = new Set([...plan.moves.map(({ to }) => to), ...plan.filings.map(({ insightId }) => insightId)])
  return { ...plan, created: plan.created.filter((id) => used.has(id)) }
}

/** A group keeps the card most of it was on, the settled one first; each card is kept once. */
function cardsOf(ctx: Context, groups: readonly (readonly FiledMention[])[]): { ids: string[]; created: string[] } {
  const claims = groups
    .flatMap((filed, group) =>
      [...Map.groupBy(filed, ({ insightId }) => insightId)].map(([card, mentions]) => ({
        group,
        card,
        weight: mentions.length + (mentions.some(({ settled }) => settled === card) ? Number.MAX_SAFE_INTEGER / 2 : 0),
      })),
    )
    .sort((a, b) => b.weight - a.weight)
  const cardOf = new Map<number, string>()
  const taken = new Set<string>()
  for (const { group, card } of claims) {
    if (cardOf.has(group) || taken.has(card)) continue
    cardOf.set(group, card)
    taken.add(card)
  }
  const created: string[] = []
  const ids = groups.map((_, group) => {
    const known = cardOf.get(group)
    if (known !== undefined) return known
    const id = ctx.ids.next()
    created.push(id)
    return id
  })
  return { ids, created }
}
