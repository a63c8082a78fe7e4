import { useQuery, queryOptions } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { recentSessionsQuery } from '../api/why.ts'
import { buttonClass } from '../components/button.tsx'
import { useDocumentTitle } from '../components/page.tsx'
import { SessionList } from '../why/sessions/session-list.tsx'
import { Phrases } from '../components/phrases/phrases.tsx'
import { AskBox } from './ask-box.tsx'
import { HomePicture } from './home-picture.tsx'
import { get } from '../api/client.ts'

interface Health {
  ok: boolean
  version: string
  store: 'pglite' | 'postgres'
  model: string
  jobs: unknown
}

const healthQuery = queryOptions({
  queryKey: ['health'],
  queryFn: ({ signal }) => get<Health>('/health', { signal }),
  staleTime: 60_000,
})

/** Quietly at the foot of Home: where things are kept and who answers. */
function HealthLine() {
  const { t } = useTranslation()
  const health = useQuery(healthQuery)
  if (health.isPending) return null
  return (
    <section aria-label={t('health.title')} className="mt-16 text-small text-ink-2 max-md:order-3">
      {health.isError ? (
        <p>{t('health.unreachable')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>{t(`health.store.${health.data.store}`)}</li>
          <li>
            {health.data.model === 'built-in' ? t('health.builtIn') : t('health.model', { name: health.data.model })}
          </li>
          <li>{t('health.version', { version: health.data.version })}</li>
        </ul>
      )}
    </section>
  )
}

export function HomePage() {
  const { t } = useTranslation()
  const recent = useQuery(recentSessionsQuery)
  const sessions = recent.data?.sessions ?? []
  useDocumentTitle('')
  return (
    <div className="room flex max-w-3xl flex-1 flex-col px-4 pt-10 pb-8 md:px-8 md:pt-20">
      <h1 className="sr-only">{t('home.title')}</h1>
      <p className="phrase measure text-title font-semibold">
        <Phrases text={t('home.line')} />
      </p>
      <HomePicture />
      <AskBox />
      <section aria-labelledby="recent" className="mt-14 flex-1 max-md:order-2">
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
