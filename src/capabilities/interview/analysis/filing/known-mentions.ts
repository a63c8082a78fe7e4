import { setImmediate as breathe } from 'node:timers/promises'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#kernel/context.ts'
import type { Evidence } from '#kernel/evidence/index.ts'
import type { Queries, Store } from '#store/store.ts'
import { insightConversations, insightEvidence, insights } from '../../tables.ts'
import type { Mention } from '../grouping/group-mentions.ts'
import { remarkOf } from '../../asks/find-themes/likeness/remark.ts'
import type { Theme } from '../../asks/find-themes/ask.ts'

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
  { store, evidence }: { store: Store; evidence: Evidence },
  ctx: Context,
  projectId: string,
): Promise<KnownMentions> {
  const version = await cardsVersion(store.db, ctx, projectId)
  const cards = await store.db
    .select()
    .from(insights)
    .where(and(eq(insights.workspaceId, ctx.workspace), eq(insights.projectId, projectId)))
    .orderBy(asc(insights.createdAt), asc(insights.id))
  if (cards.length === 0) return { mentions: [], version }
  const all = await countRows(
    store.db,
    cards.map(({ id }) => id),
  )
  const rows = await newestRows(
    store.db,
    cards.map(({ id }) => id),
    all > MOST_REGROUPED ? NEWEST_OF_A_CARD : all,
  )
  const quotes = await readQuotes(
    { store, evidence },
    ctx,
    cards.map(({ id }) => id),
  )
  const survivors = new Set(cards.map(({ mergedInto }) => mergedInto))
  const mentions: FiledMention[] = []
  for (const { id, theme, hidden, mergedInto } of cards) {
    const touched = theme !== null || hidden || mergedInto !== null || survivors.has(id)
    const settled = touched || all > MOST_REGROUPED ? id : undefined
    for (const row of rows.filter((each) => each.insightId === id)) {
      const said = spoken({ ...row, evidence: quotes.get(`${id} ${row.conversationId}`) ?? [] })
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
    .where(and(eq(insights.workspaceId, ctx.workspace), eq(insights.projectId, projectId)))
  return row?.version ?? ''
}

async function countRows(db: Queries, cards: string[]): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(insightConversations)
    .where(inArray(insightConversations.insightId, cards))
  return row?.count ?? 0
}

async function newestRows(db: Queries, cards: string[], most: number) {
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
    .where(inArray(insightConversations.insightId, cards))
    .as('ranked')
  return db
    .select()
    .from(ranked)
    .where(sql`${ranked.rank} <= ${most}`)
    .orderBy(asc(ranked.insightId), asc(ranked.conversationId))
}

async function readQuotes(
  { store, evidence }: { store: Store; evidence: Evidence },
  ctx: Context,
  cards: string[],
): Promise<Map<string, string[]>> {
  const links = await store.db
    .select()
    .from(insightEvidence)
    .where(inArray(insightEvidence.insightId, cards))
    .orderBy(asc(insightEvidence.createdAt), asc(insightEvidence.evidenceId))
  const rows = await evidence.read(
    ctx,
    links.map(({ evidenceId }) => evidenceId),
  )
  const words = new Map(rows.map((row) => [row.id, row.quote ?? '']))
  const found = new Map<string, string[]>()
  for (const { insightId, conversationId, evidenceId } of links) {
    const key = `${insightId} ${conversationId}`
    found.set(key, [...(found.get(key) ?? []), words.get(evidenceId) ?? ''])
  }
  return found
}
