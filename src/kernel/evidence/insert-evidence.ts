import { sql } from 'drizzle-orm'
import { later } from '#store/later.ts'
import type { Tx } from '#store/store.ts'
import type { Context } from '../context.ts'
import { evidence, evidenceLinks } from './tables.ts'

interface NewPassage {
  id: string
  subjectId: string
  sourceType: string
  sourceId: string
  words: string
  start: number
  end: number
}

interface NewLink {
  evidenceId: string
  targetType: string
  targetId: string
  relation: string
}

/** One statement for both tables: a conversation waits for this. A link that exists already stays as it is. */
export async function insertEvidence(
  tx: Tx,
  ctx: Context,
  passages: readonly NewPassage[],
  links: readonly NewLink[],
): Promise<void> {
  if (passages.length === 0 && links.length === 0) return
  const common = { workspace_id: ctx.workspace, created_at: ctx.clock.now().toISOString() }
  const passageRows = passages.map((passage) =>
    Object.assign({}, common, {
      id: passage.id,
      subject_id: passage.subjectId,
      source_type: passage.sourceType,
      source_id: passage.sourceId,
      quote: passage.words,
      start_offset: passage.start,
      end_offset: passage.end,
    }),
  )
  const linkRows = links.map((link) =>
    Object.assign({}, common, {
      evidence_id: link.evidenceId,
      target_type: link.targetType,
      target_id: link.targetId,
      relation: link.relation,
    }),
  )
  const inserts = tx.execute(sql`
    with passages as (
      insert into ${evidence}
      select * from jsonb_populate_recordset(null::${evidence}, ${JSON.stringify(passageRows)}::jsonb)
    )
    insert into ${evidenceLinks}
    select * from jsonb_populate_recordset(null::${evidenceLinks}, ${JSON.stringify(linkRows)}::jsonb)
    on conflict do nothing
  `)
  await later(tx, inserts)
}
