import { useEffect, useState } from 'react'
import { type Stage, sessionStream } from '../../../src/capabilities/why/contract.ts'
import { follow, parseNews } from '../../api/live.ts'

/** What the server is doing with an answer right now, as it says itself; null until it says so. */
export function useStage(sessionId: string, key: string | null): Stage | null {
  const [said, setSaid] = useState<{ key: string; stage: Stage } | null>(null)
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    void follow(sessionStream.name(sessionId), controller.signal, (sent) => {
      const event = parseNews(sessionStream, sent)
      if (event?.type === 'stage') setSaid({ key, stage: event.data.stage })
    })
    return () => controller.abort()
  }, [sessionId, key])
  return said?.key === key ? said.stage : null
}
