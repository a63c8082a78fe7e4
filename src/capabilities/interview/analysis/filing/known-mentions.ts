import { setImmediate as breathe } from 'node:timers/promises'
import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import { acrossWorkspaces, within } from '#kernel/workspace.ts'
import type { Queries } from '#store/store.ts'
import type { Theme } from '../../asks/find-themes/theme.ts'
import { remarkOf } from '../../asks/find-themes/likeness/remark.ts'
import type { InterviewDeps } from '../../deps.ts'
import { cardsOf, quotesOf } from '../../rows/cards.ts'
import { insightConversations, insights } from '../../tables.ts'
import type { Mention } from '../grouping/mention.ts'

/** Up to so many, all are grouped anew when another comes; then the cards have settled, and the newest speak for each. */
const MOST_REGROUPED = 300
const NEWEST_OF_A_CARD = 12

/** A mention that has its card. */
export interface FiledMention extends Mention {
  insightId: string
}

export interface KnownMentions {
  mentions: FiledMention[]
  /** Changes when any card of the project gains or loses a conversation, or a person settles one. */
  version: string
}

/** What people said so far of the project's themes, oldest card first. */
export async function readKnownMentions(
  deps: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  projectId: string,
): Promise<KnownMentions> {
  const { db } = deps.store
  const version = await cardsVersion(db, ctx, projectId)
  const cards = await cardsOf(db, ctx, projectId)
  if (cards.length === 0) return { mentions: [], version }
  const ids = cards.map(({ id }) => id)
  const all = await countRows(db, ctx, ids)
  const rows = await newestRows(db, ctx, ids, all > MOST_REGROUPED ? NEWEST_OF_A_CARD : all)
  const quotes = Map.groupBy(await quotesOf(deps, ctx, ids), (quote) => `${quote.insightId} ${quote.conversationId}`)
  const survivors = new Set(cards.map(({ mergedInto }) => mergedInto))
  const mentions: FiledMention[] = []
  for (const { id, theme, hidden, mergedInto } of cards) {
    const touched = theme !== null || hidden || mergedInto !== null || survivors.has(id)
    const settled = touched || all > MOST_REGROUPED ? id : undefined
    for (const row of rows.filter((each) => each.insightId === id)) {
      const quoted = quotes.get(`${id} ${row.conversationId}`) ?? []
      const said = spoken({ ...row, evidence: quoted.map(({ text }) => text ?? '') })
      mentions.push({ insightId: id, conversationId: row.conversationId, remark: remarkOf(said), settled })
    }
    // Reading them is work of this process, and others wait for their answers.
    await breathe()
  }
  return { mentions, version }
}

/**
 * What stands for a theme when it is compared: its quotes, and what a model put into words about them. The built-in's
 * own words are the quotes once more.
 */
export function spoken({ theme, jtbd, summary, evidence }: Omit<Theme, 'severity'>): string {
  const told = [theme, jtbd, summary].filter((words) => {
    const bare = words.replaceAll(/[「」“”]/gu, '').trim()
    return bare !== '' && !evidence.some((quote) => quote.includes(bare) || bare.includes(quote))
  })
  return [...told, ...evidence].join('\n')
}

export async function cardsVersion(db: Queries, ctx: Context, projectId: string): Promise<string> {
  const share = sql`concat_ws(' ', ${insights.id}, ${insightConversations.conversationId}, ${insights.mergedInto},
    ${insights.hidden}, ${insights.theme} is null)`
  const [row] = await db
    .select({ version: sql<string | null>`md5(string_agg(${share}, ',' order by ${share}))` })
    .from(insights)
    .leftJoin(insightConversations, eq(insights.id, insightConversations.insightId))
    .where(within(ctx, insights, eq(insights.projectId, projectId)))
  return row?.version ?? ''
}

async function countRows(db: Queries, ctx: Context, cards: string[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(insightConversations)
    .where(within(ctx, insightConversations, inArray(insightConversations.insightId, cards)))
  return row?.count ?? 0
}

async function newestRows(db: Queries, ctx: Context, cards: string[], most: number) {
  const ranked = db
    .select({
      insightId: insightConversations.insightId,
      conversationId: insightConversations.conversationId,
      theme: insightConversations.theme,
      jtbd: insightConversations.jtbd,
      summary: insightConversations.summary,
      rank: sql<number>`row_number() over (partition by ${insightConversations.insightId}
        order by ${insightConversations.createdAt} desc, ${insightConversations.conversationId})`.as('rank'),
    })
    .from(insightConversations)
    .where(within(ctx, insightConversations, inArray(insightConversations.insightId, cards)))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(acrossWorkspaces('ranked holds those of one', lte(ranked.rank, most)))
    .orderBy(asc(ranked.insightId), asc(ranked.conversationId))
}
