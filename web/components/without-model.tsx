import { FastForward } from 'lucide-react'
import { useElapsed } from '../lib/use-elapsed.ts'
import { Button } from './button.tsx'

/** From here on nobody has to wait for a model. */
const WITHOUT_SECONDS = 8

interface WithoutModelProps {
  since: number
  words: string
  onAsk: () => Promise<unknown>
}

/** Offered once a wait has lasted: the built-in answers, or writes, instead. */
export function WithoutModel({ since, words, onAsk }: WithoutModelProps) {
  const seconds = useElapsed(since)
  if (seconds < WITHOUT_SECONDS) return null
  return (
    <div className="mt-2">
      <Button icon={FastForward} onClick={() => void onAsk().catch(() => undefined)}>
        {words}
      </Button>
    </div>
  )
}
