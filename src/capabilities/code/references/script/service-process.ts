import { getHeapStatistics } from 'node:v8'
import type { Answered, Asked, ServiceSettings } from './messages.ts'
import { ScriptService } from './script-service.ts'

/**
 * Runs in a process of its own: the compiler thinks for seconds and holds hundreds of megabytes where a repository is large. What it
 * takes is given back when it ends, and when there is not enough only it dies.
 */
if (process.send === undefined) throw new Error('this file runs as a process that is sent messages')
const service = new ScriptService(JSON.parse(process.argv[2] ?? '') as ServiceSettings)
/** Types pile up with every question; beyond this share of the limit they are worked out anew. */
const FULL = 0.8
/** After so long without a question what nobody needs is given back to the system. */
const REST_MS = 1_500
let rest: NodeJS.Timeout | undefined

process.on('message', ({ id, question }: Asked) => {
  clearTimeout(rest)
  let answered: Answered
  try {
    if (question.kind === 'files') {
      service.setFiles(question.files)
      answered = { id, answer: { places: [], untold: 0, computed: [] } }
    } else answered = { id, answer: service.references(question.path, question.line, question.column) }
  } catch (error) {
    answered = { id, failed: error instanceof Error ? error.message : 'the compiler failed' }
  }
  process.send?.(answered)
  makeRoom()
  rest = setTimeout(() => globalThis.gc?.(), REST_MS).unref()
})
process.on('disconnect', () => process.exit(0))

function makeRoom(): void {
  const isFull = () => {
    const { used_heap_size: used, heap_size_limit: limit } = getHeapStatistics()
    return used > limit * FULL
  }
  if (!isFull()) return
  // Most of it may be garbage that nobody has collected yet.
  globalThis.gc?.()
  if (isFull()) service.forgetTypes()
}
