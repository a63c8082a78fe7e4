import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Snapshot } from '../../api/research.ts'
import { Button } from '../../components/button.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { cutAround, type Place } from './place.ts'

/** What the page said. It is shown as text and nothing in it is followed. */
export function SnapshotText({ snapshot, place }: { snapshot: Snapshot; place: Place | null }) {
  const { t } = useTranslation()
  const [whole, setWhole] = useState(false)
  const mark = useRef<HTMLElement>(null)
  const { before, hit, after, isWhole } = cutAround(snapshot.text, place, whole)
  useEffect(() => {
    const frame = requestAnimationFrame(() => mark.current?.scrollIntoView({ block: 'center' }))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      {!isWhole && (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
          <p>{t('research.sources.cut')}</p>
          <Button onClick={() => setWhole(true)}>{t('research.sources.whole')}</Button>
        </div>
      )}
      <div lang={snapshot.language} className="measure leading-body whitespace-pre-wrap">
        <bdi>
          {plainDirection(before)}
          {hit !== '' && (
            <mark
              ref={mark}
              className="rounded-[3px] bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4"
            >
              {plainDirection(hit)}
            </mark>
          )}
          {plainDirection(after)}
        </bdi>
      </div>
    </>
  )
}
