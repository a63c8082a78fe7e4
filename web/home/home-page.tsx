import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recentSessionsQuery } from '../api/why.ts'
import { buttonClass } from '../components/button.tsx'
import { useDocumentTitle } from '../components/page.tsx'
import { SessionList } from '../why/sessions/session-list.tsx'
import { AskBox } from './ask-box.tsx'
import { HealthLine } from './health-line.tsx'

export function HomePage() {
  const { t } = useTranslation()
  const recent = useQuery(recentSessionsQuery)
  const sessions = recent.data?.sessions ?? []
  useDocumentTitle('')
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-1 flex-col px-4 pt-10 pb-8 md:px-8 md:pt-20">
      <h1 className="sr-only">{t('home.title')}</h1>
      <p className="phrase measure text-title font-semibold">{t('home.line')}</p>
      <AskBox />
      <section aria-labelledby="recent" className="mt-14 flex-1">
        <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
          <h2 id="recent" className="font-semibold">
            {t('home.recent')}
          </h2>
          {sessions.length > 0 && (
            <Link to="/why" className={buttonClass('plain', '-mr-2')}>
              {t('home.recentAll')}
            </Link>
          )}
        </div>
        {sessions.length > 0 && <SessionList sessions={sessions} />}
        {recent.isSuccess && sessions.length === 0 && <p className="text-ink-2">{t('home.recentEmpty')}</p>}
      </section>
      <HealthLine />
    </div>
  )
}
