import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { Findings } from './answer.ts'

/** Files, symbols and lines for a request in plain words, ranked in a thread of their own. */
export async function query(
  index: CodeIndex,
  { text }: { text: string },
  signal: AbortSignal,
  byMeaning = false,
): Promise<Findings> {
  const left = Promise.withResolvers<never>()
  const leave = () => left.reject(signal.reason as Error)
  signal.addEventListener('abort', leave, { once: true })
  try {
    const { hits, likely, history } = await Promise.race([index.ranker.rank(text, byMeaning), left.promise])
    const reasons = outlineReasons(index.status())
    return { hits, reasons, first: likely, ...(history.state === 'reading' && { history: 'reading' }) }
  } finally {
    signal.removeEventListener('abort', leave)
  }
}
