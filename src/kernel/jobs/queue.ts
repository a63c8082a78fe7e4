import type { z } from 'zod'

export interface Queue<S extends z.ZodType = z.ZodType> {
  name: string
  /**
   * What a job carries: ids, not words. Erasing a person does not reach into queues, and a job that waited must work on
   * what is true when it runs.
   */
  schema: S
  /** Runs after the first before a job counts as failed. */
  retryLimit: number
  /** Wait before the first retry, doubled for each further one, up to ten minutes. 0: no waiting at all. */
  retryDelaySeconds: number
  /** A run that takes longer is aborted and counts as failed. */
  timeoutSeconds: number
  /**
   * What a second job with the same key means: nothing while the first waits (it will see the newest state anyway), or
   * nothing until the first is done. Without it every send is a job, and keys are refused.
   */
  once: 'while-waiting' | 'until-done' | undefined
}

export interface QueueOptions<S extends z.ZodType> {
  name: string
  schema: S
  retryLimit?: number
  retryDelaySeconds?: number
  timeoutSeconds?: number
  once?: 'while-waiting' | 'until-done'
}

export function defineQueue<S extends z.ZodType>(options: QueueOptions<S>): Queue<S> {
  if (!/^[a-z][a-z0-9.-]{0,99}$/.test(options.name)) throw new Error(`not a queue name: ${options.name}`)
  return {
    name: options.name,
    schema: options.schema,
    retryLimit: options.retryLimit ?? 3,
    retryDelaySeconds: options.retryDelaySeconds ?? 2,
    timeoutSeconds: options.timeoutSeconds ?? 900,
    once: options.once,
  }
}
