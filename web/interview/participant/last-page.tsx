import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ThreadMark } from '../../components/thread-mark.tsx'

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
        {t(`interview.participant.${of}Title`)}
      </h1>
      <p className="measure mt-2 text-ink-2">{t(`interview.participant.${of}`)}</p>
    </div>
  )
}
