import type { Context } from '#kernel/context.ts'
import { crashPoint } from '#kernel/crash-points.ts'
import { toNazeError } from '#kernel/errors.ts'
import type { Accepted } from '#kernel/gate/index.ts'
import type { Tx } from '#store/store.ts'
import { type RUN_STATUSES, researchStream } from '../contract.ts'
import type { RunDeps } from '../deps.ts'
import { ResearchStopped } from '../engine/research-stopped.ts'
import { changeRun, type Concluded, storeReport } from '../rows/runs.ts'

type Status = (typeof RUN_STATUSES)[number]

/** Why a run did not come to its end, as it is kept and told. */
export interface Failure {
  code: string
  message: string
}

export const CANCELLED: Failure = { code: 'CANCELLED', message: 'This research was cancelled.' }

/** How a run ended; both when it was stopped and yet has something to show. */
export interface Conclusion {
  accepted: Accepted<Concluded> | null
  failure: Failure | null
}

/** The end of a run and the news of it; whoever calls holds the run. What its agents found stays in any case. */
export async function conclude(
  tx: Tx,
  ctx: Context,
  { live }: Pick<RunDeps, 'live'>,
  run: { id: string; progress: number },
  { accepted, failure }: Conclusion,
): Promise<void> {
  const at = ctx.clock.now()
  const shown = accepted?.value.report
  const status = statusOf(failure)
  const progress = failure === null ? 100 : run.progress
  const endedBy = status === 'completed' ? shown?.method.endedBy : status
  await storeReport(tx, ctx, run.id, accepted)
  await changeRun(tx, ctx, run.id, {
    status,
    ...(endedBy !== undefined && { endedBy }),
    progress,
    error: failure,
    completedAt: at,
    leaseToken: null,
    leaseUntil: null,
    cancelRequestedAt: null,
    ...(shown !== undefined && {
      needsHumanReview: shown.method.needsHumanReview,
      conflicts: shown.conflicts.length,
      finalScore: shown.finalScore.totalScore,
    }),
  })
  crashPoint('research.inside-report')
  const stamp = { progress, at: at.toISOString() }
  const stream = researchStream.of(run.id)
  if (failure !== null) {
    await live.tell(tx, ctx, stream, { type: 'researchFailed', data: { ...failure, ...stamp } })
  } else if (shown !== undefined) {
    const { method, finalScore } = shown
    const data = { endedBy: method.endedBy, finalScore: finalScore.totalScore, ...stamp }
    await live.tell(tx, ctx, stream, { type: 'researchCompleted', data })
  }
}

function statusOf(failure: Failure | null): Extract<Status, 'completed' | 'cancelled' | 'failed'> {
  if (failure === null) return 'completed'
  return failure.code === CANCELLED.code ? 'cancelled' : 'failed'
}

/** What nobody foresaw keeps its text to itself. */
export function failureOf(thrown: unknown): Failure {
  if (thrown instanceof ResearchStopped) return { code: thrown.code, message: thrown.message }
  const { code, message } = toNazeError(thrown)
  return { code, message: code === 'DB_ERROR' ? 'The data could not be saved or read.' : message }
}
