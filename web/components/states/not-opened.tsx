import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../button.tsx'
import { FailedState } from './failed-state.tsx'

interface NotOpenedProps {
  code: string
  /** What should have been here, for who hears the page. */
  title: string
  /** When it is not there any more. */
  gone: string
  /** When it is there and did not come. */
  failed: string
  /** The way back, in the look it is given: the first thing to do only when nothing can be tried again. */
  renderWayBack: (className: string) => ReactNode
  onRetry: () => void
}

const GONE = new Set(['NOT_FOUND', 'SESSION_NOT_FOUND', 'INVALID_INPUT'])

/** In the place of something that was asked for by its address and did not come. */
export function NotOpened({ code, title, gone, failed, renderWayBack, onRetry }: NotOpenedProps) {
  const { t } = useTranslation()
  const isGone = GONE.has(code)
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <FailedState {...(isGone ? { text: gone } : { code, kept: failed })}>
        {!isGone && (
          <Button kind="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
        {renderWayBack(buttonClass(isGone ? 'primary' : 'outline'))}
      </FailedState>
    </>
  )
}
