import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadMark } from '../../components/thread-mark.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'

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

/** Where a link ends: nothing behind it, nothing more to say, or nothing left. */
export function LastPage({ of }: { of: 'closed' | 'unknown' | 'erased' }) {
  const { t } = useTranslation()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Whatever had the keyboard went with the conversation.
    if (of === 'erased') heading.current?.focus()
  }, [of])
  return (
    <div className="animate-appear pt-16 pb-10" role={of === 'erased' ? 'status' : undefined}>
      <ThreadMark className="mb-5 h-8 w-20 text-accent" />
      <h1 ref={heading} tabIndex={-1} className="phrase text-title font-semibold outline-none">
        <Phrases text={t(`interview.participant.${of}Title`)} />
      </h1>
      <p className="measure mt-2 text-ink-2">{t(`interview.participant.${of}`)}</p>
    </div>
  )
}
