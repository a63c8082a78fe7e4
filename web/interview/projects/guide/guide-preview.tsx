import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { previewQuery } from '../../../api/interview.ts'
import { Welcome } from '../../participant/welcome.tsx'
import type { GuideValues } from './guide-values.ts'

/** Where a link leads that wants this seen. */
export const PREVIEW = 'preview'

/** The first screen of a participant and the first question, in the words the server would use. */
export function GuidePreview({ values }: { values: GuideValues }) {
  const { t } = useTranslation()
  const { tone, language } = values
  const name = useDeferredValue(values.name.trim())
  const preview = useQuery({ ...previewQuery({ name, tone, language }), enabled: name !== '' })
  const maxTurns = Number(values.maxTurns)
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === `#${PREVIEW}`) place.current?.scrollIntoView()
  }, [])
  return (
    <section ref={place} aria-labelledby={PREVIEW} className="scroll-mt-20 lg:sticky lg:top-20 lg:self-start">
      <h2 id={PREVIEW} className="font-semibold">
        {t('interview.guide.preview')}
      </h2>
      <p className="mt-1 text-small text-ink-2">{t('interview.guide.previewAbout')}</p>
      {name === '' && <p className="mt-6 text-small text-ink-2">{t('interview.guide.previewEmpty')}</p>}
      {preview.isError && <p className="mt-6 text-small text-ink-2">{t('interview.guide.previewFailed')}</p>}
      {name !== '' && preview.data && (
        <div className="mt-4 overflow-hidden rounded-card border border-hairline bg-ground">
          <p className="border-b border-hairline bg-sunken px-6 py-2 text-small">{t('interview.guide.previewMark')}</p>
          <div inert className="p-6 opacity-80">
            <Welcome
              level="h3"
              name={name}
              consent={preview.data.consent}
              maxTurns={Number.isInteger(maxTurns) ? maxTurns : 12}
              lang={language}
              consentLang={language}
              onBegin={() => undefined}
            />
          </div>
          <div inert className="border-t border-hairline p-6">
            <p lang={language} className="rounded-card border border-hairline bg-surface px-4 py-2.5">
              <span className="sr-only">{`${t('interview.participant.interviewer')}: `}</span>
              {preview.data.opening}
            </p>
          </div>
        </div>
      )}
    </section>
  )
}
