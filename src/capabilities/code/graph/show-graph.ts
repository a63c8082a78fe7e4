import { defineVerb } from '#kernel/verb.ts'
import { GraphInput, GraphOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import { type Loaded, load } from '../sessions/loaded.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import type { CodeVerbs } from '../verbs.ts'
import { type Marks, NO_MARKS } from './marks.ts'

export function makeShowGraph({ store, facts, roots }: CodeDeps): CodeVerbs['showGraph'] {
  return defineVerb({
    name: 'code.show-graph',
    summary:
      'Who imports or uses a folder, file or symbol, and what it imports or calls; what a session rests on is marked.',
    input: GraphInput,
    output: GraphOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'NOT_FOUND', 'SESSION_NOT_FOUND', 'CANCELLED', 'DB_ERROR'],
    async run(ctx, { root, session_id: sessionId, ...asked }) {
      notForParticipants(ctx)
      const loaded = sessionId === undefined ? undefined : await load(store, ctx, sessionId)
      // A session's folder was chosen once; whether it still may be looked into is asked anew.
      const chosen = await roots.choose(ctx, facts, loaded?.session.root ?? root)
      const marks = loaded === undefined ? NO_MARKS : marksOf(loaded)
      return facts.graph(chosen, { ...asked, marks, ofSession: loaded !== undefined }, ctx.signal)
    },
  })
}

/** A fact is a place in a hit the server kept: its file and, for a symbol, its name are evidence. */
function marksOf({ session, calls, facts }: Loaded): Marks {
  const byId = new Map(calls.map((call) => [call.id, call]))
  const shown = facts.flatMap(({ callId, hit }) => byId.get(callId)?.result.hits[hit] ?? [])
  const symbols = facts.filter(({ kind }) => kind === 'symbol').map(({ name }) => name)
  return {
    evidence: {
      files: new Set([...shown.map(({ path }) => path), ...(session.understanding?.files ?? [])]),
      symbols: new Set([...symbols, ...(session.understanding?.symbols ?? [])]),
    },
    seen: { files: new Set(calls.flatMap(({ result }) => result.hits.map(({ path }) => path))) },
  }
}
