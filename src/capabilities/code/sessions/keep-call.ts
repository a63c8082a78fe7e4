import { NazeError } from '#kernel/errors.ts'
import { storable } from '#kernel/storable.ts'
import type { Context } from '#kernel/context.ts'
import { codeStream, type Evidence, ToolAnswer, type ToolName } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import type { CodeFacts } from '../facts.ts'
import { type CallRow, keepCall } from '../rows/calls.ts'
import { lockSession, type SessionRow } from '../rows/sessions.ts'
import { assertOpen } from './loaded.ts'

const SUMMED_UP = 5

/** Runs a tool and keeps what it answered: from now on it is evidence. */
export async function runAndKeep(
  { store, live, facts }: Pick<CodeDeps, 'store' | 'live' | 'facts'>,
  ctx: Context,
  { id: sessionId, root }: SessionRow,
  { tool, params, by }: Pick<CallRow, 'tool' | 'params' | 'by'>,
): Promise<CallRow> {
  const result = await answerOf(facts, ctx, root, tool, params)
  const files = await hashesOf(facts, root, result)
  const call = {
    id: ctx.ids.next(),
    sessionId,
    tool,
    params,
    result,
    files,
    by,
    summary: summaryOf(result),
    createdAt: ctx.clock.now(),
  }
  return store.tx(async (tx) => {
    assertOpen(await lockSession(tx, ctx, sessionId))
    const kept = await keepCall(tx, ctx, call)
    const data = { call_id: call.id, tool, hits: result.hits.length, complete: result.complete }
    await live.tell(tx, ctx, codeStream.of(sessionId), { type: 'code.call', data })
    return kept
  })
}

/** As the index gives it, without what no store can hold. */
export async function answerOf(
  facts: Pick<CodeFacts, 'run'>,
  { signal }: Pick<Context, 'signal'>,
  root: string,
  tool: ToolName,
  params: unknown,
): Promise<ToolAnswer> {
  const answer = ToolAnswer.parse(storable(await facts.run(root, tool, params, signal)))
  if (!answer.complete && answer.reasons.length === 0)
    throw new NazeError('INTERNAL', `${tool}: incomplete without a reason`)
  return answer
}

async function hashesOf(
  facts: Pick<CodeFacts, 'look'>,
  root: string,
  { hits }: ToolAnswer,
): Promise<Record<string, string>> {
  const paths = [...new Set(hits.map(({ path }) => path))]
  const looks = await Promise.all(paths.map(async (path) => [path, (await facts.look(root, path)).hash] as const))
  return Object.fromEntries(looks.flatMap(([path, hash]) => (hash === undefined ? [] : [[path, hash]])))
}

function summaryOf({ hits, total, complete, reasons }: ToolAnswer): string {
  const first = hits.slice(0, SUMMED_UP).map(({ path, lines, symbol }) => {
    const at = lines === undefined ? path : `${path}:${lines[0]}`
    return symbol === undefined ? at : `${symbol} ${at}`
  })
  const more = hits.length > first.length ? '; …' : ''
  const honest = complete ? '' : ` (incomplete: ${reasons.join('; ')})`
  return `${total} found${first.length === 0 ? '' : `: ${first.join('; ')}`}${more}${honest}`
}

export function evidenceOf({ id, tool, params, summary, createdAt }: CallRow): Evidence {
  return { call_id: id, tool, params, result_summary: summary, timestamp: createdAt.toISOString() }
}
