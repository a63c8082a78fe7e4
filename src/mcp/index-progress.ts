import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import { makeContext } from '#kernel/context.ts'
import { callVerb } from '#kernel/verb.ts'

const PATIENCE_MS = 1_000
const PROGRESS = /^(\d+) of (\d+)$/

/** Where a call looks: in its session's folder, or in the one it names. */
const Looking = z.looseObject({ session_id: z.string().optional(), root: z.string().optional() })

export interface Progress {
  progress: number
  total: number
  message: string
}

/** Whoever waits for a folder to be indexed hears how far that is, once a second, until the answer is there. */
export async function tellIndexing<T>(
  code: CodeVerbs,
  args: unknown,
  tell: (progress: Progress) => Promise<void>,
  work: Promise<T>,
): Promise<T> {
  const done = new AbortController()
  const telling = keepTelling(code, args, tell, done.signal)
  try {
    return await work
  } finally {
    done.abort()
    await telling
  }
}

async function keepTelling(
  code: CodeVerbs,
  args: unknown,
  tell: (progress: Progress) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (;;) {
      await sleep(PATIENCE_MS, undefined, { signal })
      const progress = await indexing(code, args)
      if (progress !== undefined) await tell(progress)
    }
  } catch {
    // The answer is there, or nothing can be said: it comes all the same.
  }
}

async function indexing(code: CodeVerbs, args: unknown): Promise<Progress | undefined> {
  const { session_id, root } = Looking.parse(args ?? {})
  const ctx = makeContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })
  const folder = session_id === undefined ? root : (await callVerb(code.getSession, ctx, { session_id })).root
  const { hits } = await callVerb(code.tool, ctx, {
    tool: 'index_status',
    ...(folder !== undefined && { root: folder }),
  })
  const [, read = '', all = ''] = PROGRESS.exec(hits.find(({ kind }) => kind === 'progress')?.text ?? '') ?? []
  return all === '' ? undefined : { progress: Number(read), total: Number(all), message: 'indexing' }
}
