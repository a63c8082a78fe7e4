import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { codeSessionKey, codeSessionQuery, codeStream } from '../../api/code.ts'
import { useNews } from '../../api/use-news.ts'
import { useDocumentTitle } from '../../components/page.tsx'
import { NotOpened } from '../../components/states/not-opened.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { shorten } from '../../lib/text/format.ts'
import { CallSheet } from './evidence/call-sheet.tsx'
import { SessionView } from './session-view.tsx'

const route = getRouteApi('/code/$id')

export function SessionPage() {
  const { id } = route.useParams()
  return <Opened key={id} id={id} />
}

/** Follows the session live: whatever an assistant does is on the page a moment later. */
function Opened({ id }: { id: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(codeSessionQuery(id))
  useNews(codeStream.of(id), codeSessionKey(id))
  useDocumentTitle(query.data === undefined ? t('code.session') : shorten(query.data.query, 60))
  if (query.data === undefined)
    return (
      <div className="room max-w-6xl px-4 pt-12 md:px-8">
        {query.isError ? (
          <NotOpened
            code={codeFrom(query.error)}
            title={t('code.session')}
            gone={t('code.gone')}
            failed={t('code.openFailed')}
            renderWayBack={(className) => (
              <Link to="/code" className={className}>
                {t('code.toList')}
              </Link>
            )}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <WorkingState stage={t('code.opening')} since={since} />
        )}
      </div>
    )
  return (
    <>
      <SessionView session={query.data} isBehind={query.isError} />
      <CallSheet session={query.data} />
    </>
  )
}
