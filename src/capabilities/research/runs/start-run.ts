import { createHash } from 'node:crypto'
import { canonicalJson } from '#kernel/confirm/index.ts'
import type { Context } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { defineVerb } from '#kernel/verb.ts'
import { isUniqueViolation } from '#store/errors/store-error.ts'
import type { z } from 'zod'
import { type ConsensusResearchConfig, type ResearchOptions, StartInput, StartOutput } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { languageOf, type ResearchConfig, resolveConfig } from '../engine/config.ts'
import { runOfKey, type RunRow } from '../rows/runs.ts'
import { runs } from '../tables.ts'
import type { RunVerbs } from '../verbs.ts'
import { researchQueue } from '../work/queue.ts'
import type { Corpus } from './corpora.ts'
import { notForParticipants } from './not-for-participants.ts'

type Options = z.output<typeof ResearchOptions>

export function makeStartRun({ store, jobs, corpora, checkSearch }: RunDeps): RunVerbs['startRun'] {
  return defineVerb({
    name: 'research.start',
    summary: 'Starts research on a topic: several independent agents, one report they agree on, conflicts shown.',
    input: StartInput,
    output: StartOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'IDEMPOTENCY_MISMATCH', 'CONFIG_INVALID', 'DB_ERROR'],
    async run(ctx, { topic, options = {}, idempotency_key: key }) {
      notForParticipants(ctx)
      const fingerprint = fingerprintOf(topic, options)
      const known = key === undefined ? undefined : await runOfKey(store.db, ctx, key)
      if (known !== undefined) return { run_id: sameRun(known, fingerprint) }
      const config = resolveConfig(topic, given(options))
      const corpus = await corpusOf(ctx, { corpora }, config)
      const { corpus: _asked, ...search } = config.searchConfig
      checkSearch(corpus === null ? search : { ...search, corpus: corpus.folder })
      const shown = { ...config, searchConfig: corpus === null ? search : { ...search, corpus: corpus.name } }
      const id = ctx.ids.next()
      const row: typeof runs.$inferInsert = {
        id,
        workspaceId: ctx.workspace,
        topic,
        language: languageOf(shown),
        config: shown,
        corpusFolder: corpus?.folder ?? null,
        status: 'queued',
        idempotencyKey: key ?? null,
        fingerprint,
        createdAt: ctx.clock.now(),
      }
      try {
        await store.tx(async (tx) => {
          await tx.insert(runs).values(row)
          await jobs.send(tx, ctx, researchQueue, { run_id: id }, { singletonKey: id })
        })
      } catch (error) {
        // The same request at the same moment was first.
        const twin = key !== undefined && isUniqueViolation(error) ? await runOfKey(store.db, ctx, key) : undefined
        if (twin === undefined) throw error
        return { run_id: sameRun(twin, fingerprint) }
      }
      return { run_id: id }
    },
  })
}

function sameRun({ id, fingerprint: kept }: RunRow, fingerprint: string): string {
  if (kept === fingerprint) return id
  const message = 'Something else was sent with this Idempotency-Key before: take a new one.'
  throw new NazeError('IDEMPOTENCY_MISMATCH', message)
}

function fingerprintOf(topic: string, options: Options): string {
  const asked: unknown = JSON.parse(JSON.stringify({ topic, options }))
  return createHash('sha256').update(canonicalJson(asked)).digest('hex')
}

/** Without the fields that are there and say nothing. */
function given({ searchConfig, ...options }: Options): ResearchConfig {
  return { ...defined(options), ...(searchConfig !== undefined && { searchConfig: defined(searchConfig) }) }
}

function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const said = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said) as { [K in keyof T]?: Exclude<T[K], undefined> }
}

/** Only what reads a folder has one. On the web a corpus is read beside it when it is asked for. */
async function corpusOf(
  ctx: Context,
  { corpora }: Pick<RunDeps, 'corpora'>,
  { searchConfig: { provider, corpus } }: ConsensusResearchConfig,
): Promise<Corpus | null> {
  if (provider === 'local' || (provider === 'web' && corpus !== undefined)) return corpora.choose(ctx, corpus)
  if (corpus !== undefined) throw new NazeError('INVALID_INPUT', `corpus: ${provider} reads no folder`)
  return null
}
