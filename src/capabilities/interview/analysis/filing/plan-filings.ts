import type { Context } from '#kernel/context.ts'
import type { Similarity } from '#text/index.ts'
import { type FiledMention, spoken } from './known-mentions.ts'
import { groupMentions, type Mention } from '../grouping/group-mentions.ts'
import { remarkOf } from '../../asks/find-themes/likeness/remark.ts'
import { MOST_QUOTES_A_THEME, type Theme } from '../../asks/find-themes/ask.ts'

/** What this conversation says about one card. */
export interface Filing {
  insightId: string
  theme: Theme
}

/** An earlier conversation's share that turns out to belong to another card. */
export interface Move {
  conversationId: string
  from: string
  to: string
}

export interface FilingPlan {
  /** Cards that do not exist yet. */
  created: string[]
  moves: Move[]
  filings: Filing[]
}

/** Finds each theme its card, with all that is known so far. Two themes on one card are one filing. */
export async function fileThemes(
  ctx: Context,
  conversationId: string,
  themes: readonly Theme[],
  known: readonly FiledMention[],
  similarity: Similarity,
): Promise<FilingPlan> {
  if (themes.length === 0) return { created: [], moves: [], filings: [] }
  // What this conversation said before tells where its themes were; it is about to be written again.
  const said = themes.map((theme): Mention & { theme: Theme } => ({
    conversationId,
    theme,
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
    const [first, ...others] = fresh.map(({ theme }) => theme)
    if (first !== undefined) plan.filings.push({ insightId: to, theme: others.reduce(together, first) })
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

function together(first: Theme, second: Theme): Theme {
  const evidence = [...new Set([...first.evidence, ...second.evidence])].slice(0, MOST_QUOTES_A_THEME)
  return { ...first, severity: Math.max(first.severity, second.severity), evidence }
}
