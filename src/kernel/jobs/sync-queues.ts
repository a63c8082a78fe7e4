import type { PgBoss, QueueResult } from 'pg-boss'
import type { Queue } from './queue.ts'

const POLICY = { 'while-waiting': 'short', 'until-done': 'exclusive' } as const
/** A worker that says nothing for this long is dead; another takes its job over. */
const HEARTBEAT_SECONDS = 20
const RETRY_DELAY_MAX_SECONDS = 600
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the stored queues what the code says they are. Afterwards pg-boss knows each of them by heart: it would otherwise
 * ask the database on the first send, beside the transaction that sends, and embedded that waits forever.
 */
export async function syncQueues(boss: PgBoss, queues: readonly Queue[], exclusive: boolean): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const known = stored.get(queue.name)
    const wanted = settings(queue, exclusive)
    if (known === undefined) await boss.createQueue(queue.name, { ...wanted, policy: policyOf(queue) })
    else if (known.policy !== policyOf(queue))
      throw new Error(`queue ${queue.name} needs a new name to change \`once\``)
    else if (differs(known, wanted)) await boss.updateQueue(queue.name, wanted)
    else continue
    await boss.findJobs(queue.name, { id: NO_JOB })
  }
}

function policyOf(queue: Queue): string {
  return queue.once === undefined ? 'standard' : POLICY[queue.once]
}

function settings(queue: Queue, exclusive: boolean) {
  const backsOff = queue.retryDelaySeconds > 0
  return {
    retryLimit: queue.retryLimit,
    retryDelay: queue.retryDelaySeconds,
    retryBackoff: backsOff,
    ...(backsOff ? { retryDelayMax: RETRY_DELAY_MAX_SECONDS } : {}),
    expireInSeconds: queue.timeoutSeconds,
    // Where nobody else could take over, a heartbeat could only mistake a busy process for a dead one.
    ...(exclusive ? {} : { heartbeatSeconds: HEARTBEAT_SECONDS }),
    notify: true,
  }
}

function differs(known: QueueResult, wanted: ReturnType<typeof settings>): boolean {
  return Object.entries(wanted).some(([name, value]) => known[name as keyof typeof wanted] !== value)
}
