import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { sessionQuery, type SessionView } from '../../api/why.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useDocumentTitle } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { keepInReach, useInReach } from '../../lib/in-reach.ts'
import { shorten } from '../../lib/text/format.ts'
import { Conversation } from '../turn/conversation.tsx'
import { firstWords } from './first-words.ts'
import { Report } from '../report/report.tsx'
import { Sliders } from '../insights/sliders.tsx'
import { useStartSession } from './use-start-session.ts'

const route = getRouteApi('/why/$id')

/** Everything on the screen follows from what the server holds, so a reload shows the same screen. */
export function SessionPage() {
  const { id } = route.useParams()
  return <OpenedSession key={id} id={id} />
}

function OpenedSession({ id }: { id: string }) {
  const { t } = useTranslation()
  const { view: wanted } = route.useSearch()
  const query = useQuery({ ...sessionQuery(id), staleTime: 0 })
  const [since] = useState(() => Date.now())
  const title = query.data && firstWords(query.data)
  useDocumentTitle(title ?? t('why.title'))
  useEffect(() => {
    if (title !== undefined && title !== null) keepInReach({ id, title: shorten(title, 60) })
  }, [id, title])

  const screen = query.data && screenOf(query.data, wanted)
  useStartAtTop(screen)

  // A view from before this screen was opened does not know of a turn sent since: wait for a fresh one.
  if (query.data === undefined || !query.isFetchedAfterMount) {
    if (query.isError) return <NotOpened id={id} code={codeFrom(query.error)} onRetry={() => void query.refetch()} />
    return (
      <Frame>
        <WorkingState stage={t('why.opening')} since={since} />
      </Frame>
    )
  }
  const view = query.data
  if (screen === 'conversation') return <Conversation view={view} />
  return screen === 'weights' ? <Sliders view={view} /> : <Report view={view} />
}

type Screen = 'conversation' | 'weights' | 'report'

function screenOf({ phase, report_markdown }: SessionView, wanted: 'weights' | undefined): Screen {
  if (phase === 'WELCOME' || phase === 'CONVERSATION') return 'conversation'
  if (phase === 'COMPLETE' && report_markdown === null) return 'conversation'
  return phase === 'SLIDER' || (phase === 'REPORT' && wanted === 'weights') ? 'weights' : 'report'
}

/** One screen follows another at the same address: eyes and keyboard start at its top. The chat finds its own place. */
function useStartAtTop(screen: Screen | undefined) {
  const before = useRef(screen)
  useLayoutEffect(() => {
    const left = before.current
    before.current = screen
    if (left === undefined || left === screen || screen === 'conversation') return
    scrollTo({ top: 0, behavior: 'instant' })
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [screen])
}

function Frame({ children }: { children: React.ReactNode }) {
  return <div className="room max-w-3xl px-4 pt-12 md:px-8">{children}</div>
}

function NotOpened({ id, code, onRetry }: { id: string; code: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const start = useStartSession()
  const gone = code === 'SESSION_NOT_FOUND' || code === 'INVALID_INPUT'
  const inReach = useInReach()?.id === id
  useEffect(() => {
    if (gone && inReach) keepInReach(null)
  }, [gone, inReach])
  return (
    <Frame>
      <h1 className="sr-only">{t('why.session')}</h1>
      <FailedState code={gone ? 'SESSION_NOT_FOUND' : code} kept={gone ? t('why.gone') : t('why.openFailed')}>
        {gone ? (
          <Button kind="primary" disabled={start.isPending} onClick={() => start.mutate({})}>
            {t('why.newSession')}
          </Button>
        ) : (
          <Button kind="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
        <Link to="/why" className={buttonClass('outline')}>
          {t('why.toList')}
        </Link>
      </FailedState>
    </Frame>
  )
}
