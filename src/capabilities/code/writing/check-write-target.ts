import type { z } from 'zod'
import { defineVerb } from '#kernel/verb.ts'
import { WriteInput, WriteOutput } from '../contract.ts'
import type { CodeDeps } from '../deps.ts'
import type { CodeFacts, PathLook } from '../facts.ts'
import { changesCode } from '../routing/route.ts'
import { decide } from '../sessions/decide.ts'
import type { Loaded } from '../sessions/loaded.ts'
import { notForParticipants } from '../sessions/not-for-participants.ts'
import { isSecretPath } from '../files/secrets.ts'
import { isTestOf } from '../files/test-of.ts'
import { type Reason, told } from '../sessions/reasons.ts'
import { newFileRefusals, type NewFileFacts } from './new-file.ts'
import type { CodeVerbs } from '../verbs.ts'

export function makeCheckWriteTarget(deps: CodeDeps): CodeVerbs['checkWriteTarget'] {
  return defineVerb({
    name: 'code.check-write-target',
    summary:
      'Says whether a file may be written now: only in READY, only explored files as they were explored, or new ones beside them.',
    input: WriteInput,
    output: WriteOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'SESSION_NOT_FOUND', 'PHASE_MISMATCH', 'CONFLICT', 'DB_ERROR'],
    async run(ctx, { session_id, path, symbol }) {
      notForParticipants(ctx)
      return decide(deps, ctx, session_id, async (loaded) => {
        const { session } = loaded
        const look = await deps.facts.look(session.root, path)
        const early = [...sessionRefusals(loaded), ...unsafePath(look, path)]
        // Before READY nothing is explored yet: that a file is not would send somebody round in a circle.
        const wrong = early.length > 0 ? early : await refusals(deps.facts, loaded, look, path, symbol)
        const allowed = wrong.length === 0
        const reasons: Reason[] = allowed ? [{ name: 'write-allowed', item: look.path ?? path }] : wrong
        const value: z.output<typeof WriteOutput> = {
          allowed,
          path: look.inside ? (look.path ?? null) : null,
          is_new: look.inside && !look.exists,
          errors: wrong.map((one) => told(one, session.language)),
        }
        const written = [
          ...new Set([...(session.judgement?.written ?? []), ...(look.path === undefined ? [] : [look.path])]),
        ]
        const change = allowed && session.judgement !== null ? { judgement: { ...session.judgement, written } } : {}
        return {
          value,
          change,
          decisions: [{ kind: 'write', fromPhase: session.phase, toPhase: session.phase, reasons }],
        }
      })
    },
  })
}

function sessionRefusals({ session: { intent, phase } }: Loaded): Reason[] {
  if (!changesCode(intent)) return [{ name: 'write-intent', item: intent }]
  return phase === 'READY' ? [] : [{ name: 'write-phase', item: phase }]
}

function unsafePath(look: PathLook, asked: string): Reason[] {
  if (isSecretPath(asked)) return [{ name: 'file-secret', item: asked }]
  return look.inside && look.path !== undefined ? [] : [{ name: 'file-outside', item: asked }]
}

async function refusals(
  facts: WriteFacts,
  loaded: Loaded,
  look: PathLook,
  asked: string,
  symbol: string | undefined,
): Promise<Reason[]> {
  const wrong = await pathRefusals(facts, loaded, look, asked, symbol)
  return wrong.length > 0 ? wrong : staleGround(facts, loaded)
}

/** READY rests on all that was seen for it: where some of that has changed, nothing may be written. */
async function staleGround(facts: WriteFacts, { session }: Loaded): Promise<Reason[]> {
  const { seen = {}, written = [] } = session.judgement ?? {}
  for (const [path, hash] of Object.entries(seen))
    if (!written.includes(path) && (await facts.look(session.root, path)).hash !== hash)
      return [{ name: 'write-rests-on', item: path }]
  return []
}

type WriteFacts = NewFileFacts & Pick<CodeFacts, 'symbols'>

async function pathRefusals(
  facts: WriteFacts,
  { session }: Loaded,
  look: PathLook,
  asked: string,
  symbol: string | undefined,
): Promise<Reason[]> {
  const { path = asked } = look
  const explored = session.understanding?.files ?? []
  const isOwn = session.judgement?.written?.includes(path) === true
  if (!look.exists) {
    if (explored.includes(path) && !isOwn) return [{ name: 'write-gone', item: path }]
    const wrong = await newFileRefusals(facts, session, path, asked)
    return symbol === undefined ? wrong : [...wrong, { name: 'write-symbol', item: symbol, other: path }]
  }
  if (look.hash === undefined) return [{ name: 'write-not-a-file', item: path }]
  const wrong: Reason[] = []
  if (!explored.includes(path) && !isOwn) {
    const isTest = explored.some((file) => isTestOf(path, file))
    wrong.push({ name: isTest ? 'write-test-unexplored' : 'write-unexplored', item: path })
  } else if (!isOwn && session.judgement?.writable?.includes(path) !== true)
    wrong.push({ name: 'write-untied', item: path })
  else if (!isOwn && session.judgement?.seen?.[path] !== look.hash) wrong.push({ name: 'write-stale', item: path })
  if (symbol !== undefined && !(await facts.symbols(session.root, symbol)).some((known) => known.path === path))
    wrong.push({ name: 'write-symbol', item: symbol, other: path })
  return wrong
}
