import { useEffect, useState } from 'react'
import { follow } from '../../api/live.ts'

export type Stage = 'understanding' | 'wording'

/** What the server is doing with an answer right now, as it says itself; null until it says so. */
export function useStage(sessionId: string, key: string | null): Stage | null {
  const [said, setSaid] = useState<{ key: string; stage: Stage } | null>(null)
  useEffect(() => {
    if (key === null) return
    const controller = new AbortController()
    void follow(`why:${sessionId}`, controller.signal, ({ type, data }) => {
      const stage = type === 'stage' ? stageIn(data) : null
      if (stage !== null) setSaid({ key, stage })
    })
    return () => controller.abort()
  }, [sessionId, key])
  return said?.key === key ? said.stage : null
}

function stageIn(data: string): Stage | null {
  try {
    const value: unknown = JSON.parse(data)
    if (typeof value !== 'object' || value === null || !('stage' in value)) return null
    return value.stage === 'understanding' || value.stage === 'wording' ? value.stage : null
  } catch {
    return null
  }
}
