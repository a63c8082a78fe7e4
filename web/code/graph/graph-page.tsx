import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { graphQuery, type GraphSearch } from '../../api/code.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { refusedRoot } from '../sessions/start-values.ts'
import { FolderChoice } from './folder-choice.tsx'
import { GraphView } from './graph-view.tsx'

const route = getRouteApi('/code/graph')

/** How the code hangs together, one thing and its neighbours at a time. */
export function GraphPage() {
  const { t } = useTranslation()
  const at = route.useSearch()
  const isOpen = at.root !== undefined || at.session !== undefined
  return (
    <Page title={t('code.graph.title')} line={t('code.graph.line')} wide={isOpen}>
      {isOpen ? <Opened key={JSON.stringify(at)} at={at} /> : <FolderChoice />}
    </Page>
  )
}

function Opened({ at }: { at: GraphSearch }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(graphQuery(at))
  if (query.data !== undefined) return <GraphView graph={query.data} at={at} />
  if (!query.isError)
    return (
      <WorkingState stage={t(at.symbol === undefined ? 'code.graph.reading' : 'code.graph.following')} since={since} />
    )
  const code = codeFrom(query.error)
  const wrong = refusedRoot(query.error)
  const text =
    wrong !== null
      ? t(`code.start.refused.${wrong}`)
      : code === 'SESSION_NOT_FOUND'
        ? t('code.gone')
        : code === 'NOT_FOUND'
          ? t('code.graph.gone')
          : undefined
  return (
    <FailedState code={code} text={text}>
      {text === undefined && <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>}
      <Link to="/code/graph" search={{}} className={buttonClass()}>
        {t('code.graph.choose')}
      </Link>
    </FailedState>
  )
}
