import type { Context } from '#kernel/context.ts'
import type { Insight, Language, Quote } from '../../contract.ts'
import type { InterviewDeps } from '../../deps.ts'
import { cardsOf } from '../../rows/cards.ts'
import { readTranscripts } from '../../rows/transcripts.ts'
import { readCards } from './read-cards.ts'
import { partSaidOnce, remarksOff } from './said-once.ts'

/** The cards several people speak of, and every remark that stands on none of them. */
export async function readBoard(
  deps: Pick<InterviewDeps, 'store' | 'evidence'>,
  ctx: Context,
  projectId: string,
  language: Language,
): Promise<{ shown: Insight[]; saidOnce: Quote[] }> {
  const cards = await readCards(deps, ctx, projectId)
  const rows = await cardsOf(deps.store.db, ctx, projectId)
  const settled = new Set(
    rows.flatMap(({ id, theme, hidden, mergedInto }) => mergedInto ?? (theme !== null || hidden ? id : [])),
  )
  const transcripts = await readTranscripts(deps.store.db, ctx, projectId)
  const finished = transcripts.filter(({ conversation }) => conversation.finishedAt !== null).length
  const { shown } = partSaidOnce(cards, settled, finished)
  return { shown, saidOnce: remarksOff(transcripts, shown, language) }
}
