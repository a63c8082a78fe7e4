import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useElapsed } from '../../lib/use-elapsed.ts'

interface WorkingStateProps {
  /** What is happening now, in words. */
  stage: string
  since: number
  children?: ReactNode
}

/** What is happening, how long so far, and (as children) how to stop it. The seconds are not read aloud. */
export function WorkingState({ stage, since, children }: WorkingStateProps) {
  const { t } = useTranslation()
  const seconds = useElapsed(since)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
      <span aria-hidden className="inline-flex h-px w-8 items-center bg-edge">
        <span className="mx-auto size-2 animate-breathe rounded-full bg-accent" />
      </span>
      <output>{stage}</output>
      {seconds > 0 && <span aria-hidden>{t('common.seconds', { count: seconds })}</span>}
      {children}
    </div>
  )
}
