import { setTimeout as sleep } from 'node:timers/promises'
import { type PgBoss, fromDrizzle } from 'pg-boss'
import type { z } from 'zod'
import { isUniqueViolation } from '#store/errors/store-error.ts'
import { rowsOf } from '#store/rows.ts'
import type { Store, Tx } from '#store/store.ts'
import { assertOutsideTransaction } from '#store/tx-guard.ts'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import { parseUuid } from '../uuid.ts'
import { makeBoss } from './boss.ts'
import type { Envelope } from './envelope.ts'
import { activeJobs, countJobs, type FailedJob, failedJobs, type JobCounts, stateOf } from './job-table.ts'
import type { Queue } from './queue.ts'
import { type JobHandler, runJob } from './run-job.ts'
import { syncQueues } from './sync-queues.ts'
import { type SQL, sql } from 'drizzle-orm'

const FAILED_SHOWN = 200

export interface JobsOptions {
  /** Every queue this installation knows, whether or not this process works on it. */
  queues: readonly Queue[]
  /** How often a worker looks by itself; NOTIFY wakes it sooner, except for retries that have become due. */
  pollSeconds?: number
  onError?: (error: Error) => void
}

/** Work nobody is waiting on: sent with the effect that makes it necessary, run at least once, never lost, visible. */
export class Jobs {
  readonly #store: Store
  readonly #queues: ReadonlyMap<string, Queue>
  readonly #pollSeconds: number
  readonly #boss: PgBoss
  readonly #workers = new Map<string, string[]>()
  readonly #launches: (() => Promise<void>)[] = []
  #state: 'new' | 'started' | 'stopping' | 'stopped' = 'new'

  constructor(store: Store, options: JobsOptions) {
    this.#store = store
    this.#queues = new Map(options.queues.map((queue) => [queue.name, queue]))
    this.#pollSeconds = options.pollSeconds ?? 3
    this.#boss = makeBoss(store.jobConnection)
    this.#boss.on('error', (error) => {
      if (this.#state !== 'stopped') options.onError?.(error)
    })
  }

  /** False too while the queue's last try to reach the database has failed. */
  get isRunning(): boolean {
    if (this.#state !== 'started') return false
    return this.#boss.getWipData().every(({ lastErrorOn, lastFetchedOn }) => (lastErrorOn ?? 0) <= (lastFetchedOn ?? 0))
  }

  async start(): Promise<void> {
    assertOutsideTransaction('jobs.start')
    try {
      await this.#boss.start()
      await syncQueues(this.#boss, [...this.#queues.values()], this.#store.exclusive)
      if (this.#store.exclusive) await this.#giveBackAbandoned()
      this.#state = 'started'
      for (const launch of this.#launches) await launch()
    } catch (error) {
      // What has begun would keep a process alive that could not start.
      await this.#end()
      throw error
    }
  }

  /**
   * The only way to send: with the transaction that makes the job necessary, so there is never one without the other.
   * Null when a job with the same key makes this one needless.
   */
  async send<S extends z.ZodType>(
    tx: Tx,
    ctx: Context,
    queue: Queue<S>,
    data: z.input<S>,
    options: { singletonKey?: string } = {},
  ): Promise<string | null> {
    this.#assertKnown(queue)
    if ((options.singletonKey === undefined) !== (queue.once === undefined)) {
      throw new Error(`a key is for queues with \`once\`, and needed there: ${queue.name}`)
    }
    const checked = queue.schema.safeParse(data)
    if (!checked.success) {
      throw new NazeError('INVALID_INPUT', `malformed job for ${queue.name}: ${checked.error.issues[0]?.message}`)
    }
    // The data as given: `work` parses it again, and a schema's transformation is not applied twice.
    const envelope: Envelope = { workspace: ctx.workspace, actorId: ctx.actor.id, requestId: ctx.requestId, data }
    return this.#boss.send(queue.name, envelope, { ...options, db: overTransaction(tx) })
  }

  /** Runs up to `concurrency` jobs of the queue at a time in this process. */
  async work<S extends z.ZodType>(
    queue: Queue<S>,
    handler: JobHandler<S>,
    options: { concurrency?: number } = {},
  ): Promise<void> {
    assertOutsideTransaction('jobs.work')
    if (!this.#queues.has(queue.name)) throw new Error(`unknown queue ${queue.name}`)
    const launch = async () => {
      for (let n = 0; n < (options.concurrency ?? 1); n++) await this.#launch(queue, handler)
    }
    if (this.#state === 'new') this.#launches.push(launch)
    else await launch()
  }

  async failed(ctx: Context, limit = FAILED_SHOWN): Promise<FailedJob[]> {
    return failedJobs(this.#store.db, ctx.workspace, limit)
  }

  async counts(): Promise<JobCounts> {
    return countJobs(this.#store.db)
  }

  /** Gives a failed job one more run, now. */
  async retry(ctx: Context, queueName: string, jobId: string): Promise<void> {
    assertOutsideTransaction('jobs.retry')
    const id = parseUuid(jobId, 'id')
    const state = this.#queues.has(queueName) ? await stateOf(this.#store.db, ctx.workspace, queueName, id) : undefined
    if (state === undefined) throw new NazeError('NOT_FOUND', 'this job does not exist')
    if (state !== 'failed') throw new NazeError('CONFLICT', `this job has not failed: it is ${state}`)
    try {
      await this.#boss.retry(queueName, id)
    } catch (error) {
      if (isUniqueViolation(error))
        throw new NazeError('CONFLICT', 'the same work is already waiting', { cause: error })
      throw error
    }
    for (const worker of this.#workers.get(queueName) ?? []) this.#boss.notifyWorker(worker)
  }

  /** Takes no new job and waits for the running ones; those not done in time are aborted and given back to be retried. */
  async stop({ drainMs }: { drainMs: number }): Promise<void> {
    if (this.#state !== 'started') return
    this.#state = 'stopping'
    const drained = Promise.all([...this.#workers.keys()].map((name) => this.#boss.offWork(name, { wait: true })))
    const late = new AbortController()
    await Promise.race([drained, sleep(drainMs, undefined, { signal: late.signal }).catch(() => {})])
    late.abort()
    await this.#end()
  }

  /** Without a database nothing can be given back: whoever notices the silence takes the jobs over. */
  async #end(): Promise<void> {
    this.#state = 'stopped'
    await this.#boss.stop({ graceful: false, close: true }).catch(() => {})
  }

  /**
   * One pg-boss worker for each job at a time. After a job it is told to look again at once: by itself it would wait for
   * a NOTIFY or its next poll, although more is waiting.
   */
  async #launch<S extends z.ZodType>(queue: Queue<S>, handler: JobHandler<S>): Promise<void> {
    const { promise: workerId, resolve } = Promise.withResolvers<string>()
    const options = {
      batchSize: 1,
      perJobResults: true,
      pollingIntervalSeconds: this.#pollSeconds,
      notifyPollingIntervalSeconds: this.#pollSeconds,
    } as const
    const id = await this.#boss.work(queue.name, options, async (batch) => {
      const results = await Promise.all(batch.map((job) => runJob(queue, handler, job)))
      this.#boss.notifyWorker(await workerId)
      return results
    })
    resolve(id)
    this.#workers.set(queue.name, [...(this.#workers.get(queue.name) ?? []), id])
  }

  /** On a store nobody else can hold, what is still active belonged to a process that is gone. */
  async #giveBackAbandoned(): Promise<void> {
    for (const { queue, ids } of await activeJobs(this.#store.db)) {
      await this.#boss.fail(queue, ids, { message: 'the process ended while it ran' })
    }
  }

  #assertKnown(queue: Queue): void {
    if (this.#state === 'new' || !this.#queues.has(queue.name)) {
      throw new Error(`queue ${queue.name} is not known or jobs are not started`)
    }
  }
}

/** What pg-boss needs to write a job with someone else's transaction. */
function overTransaction(tx: Tx): ReturnType<typeof fromDrizzle> {
  const execute = async (query: unknown) => ({ rows: rowsOf(await tx.execute(query as SQL)) })
  return fromDrizzle({ execute }, sql)
}
