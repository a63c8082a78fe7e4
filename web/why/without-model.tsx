import { FastForward } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { answerWithoutModel } from '../api/why.ts'
import { Button } from '../components/button.tsx'
import { useElapsed } from '../lib/use-elapsed.ts'

/** From here on nobody has to wait for a model. */
const WITHOUT_SECONDS = 8

/** Offered once a wait has lasted: the built-in answers, or writes, instead. */
export function WithoutModel({ sessionId, since }: { sessionId: string; since: number }) {
  const { t } = useTranslation()
  const seconds = useElapsed(since)
  if (seconds < WITHOUT_SECONDS) return null
  return (
    <div className="mt-2">
      <Button icon={FastForward} onClick={() => void answerWithoutModel(sessionId).catch(() => undefined)}>
        {t('chat.withoutModel')}
      </Button>
    </div>
  )
}
