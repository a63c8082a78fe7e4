import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

interface EndingProps {
  /** It came while the person looked on: the field they were in is gone, so the keyboard goes on from here. */
  fresh: boolean
  children: ReactNode
}

/** Thanks, and what can still be done. */
export function Ending({ fresh, children }: EndingProps) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (fresh) heading.current?.focus({ preventScroll: true })
  }, [fresh])
  return (
    <section aria-labelledby="ending" className="mt-8 border-t border-hairline pt-6">
      <h2 id="ending" ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('interview.participant.doneTitle')}
      </h2>
      <p className="mt-1 mb-5 text-ink-2">{t('interview.participant.done')}</p>
      {children}
    </section>
  )
}
