import { getRouteApi, Link } from '@tanstack/react-router'
import { History, Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeLine, statusOfTray } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { BoardSearch } from '../nodes/board-search.tsx'
import { NewNodeDialog } from '../nodes/new-node-dialog.tsx'
import { NodeResults } from '../nodes/node-results.tsx'
import { StatusDialog, type Move } from '../status/status-dialog.tsx'
import { Trays } from './trays.tsx'
import { useTrays } from './use-trays.ts'
import { useBoardLive } from '../use-board-live.ts'

const route = getRouteApi('/board')

export function BoardPage() {
  useBoardLive()
  const { t } = useTranslation()
  const filter = route.useSearch()
  const [since] = useState(() => Date.now())
  const [adding, setAdding] = useState(false)
  const [move, setMove] = useState<Move | null>(null)
  const { trays, isReady, isEmpty, error, retry } = useTrays()
  const searching = Object.keys(filter).length > 0
  const onMove = (node: NodeLine) => setMove({ node })
  const drop = (id: string, tray: keyof typeof trays) => {
    const node = Object.values(trays)
      .flatMap(({ nodes }) => nodes)
      .find((each) => each.id === id)
    if (node === undefined || trays[tray].nodes.includes(node)) return
    const to = statusOfTray(tray)
    setMove(to === undefined ? { node } : { node, to })
  }
  const addButton = (
    <Button kind="primary" icon={Plus} onClick={() => setAdding(true)}>
      {t('board.add.open')}
    </Button>
  )
  const empty = isReady && isEmpty && !searching
  return (
    <Page
      wide
      title={t('board.title')}
      line={t('board.line')}
      action={
        <div className="-ml-2 flex flex-wrap items-center gap-2 md:ml-0">
          <Link to="/board/proposals" className={buttonClass('plain')}>
            <Lightbulb aria-hidden size={18} strokeWidth={1.75} />
            {t('board.proposals.open')}
          </Link>
          <Link to="/board/history" className={buttonClass('plain')}>
            <History aria-hidden size={18} strokeWidth={1.75} />
            {t('board.history.title')}
          </Link>
          {!empty && <div className="fixed right-4 bottom-4 z-20 md:static">{addButton}</div>}
        </div>
      }
    >
      <BoardSearch filter={filter} />
      <div className="mt-6">
        {searching ? (
          <NodeResults filter={filter} onMove={onMove} />
        ) : isReady && !empty ? (
          <Trays trays={trays} onMove={onMove} onDrop={drop} />
        ) : empty ? (
          <EmptyState title={t('board.emptyTitle')} text={t('board.empty')}>
            {addButton}
          </EmptyState>
        ) : error !== null ? (
          <FailedState code={codeFrom(error)} kept={t('board.failed')}>
            <Button onClick={retry}>{t('common.tryAgain')}</Button>
          </FailedState>
        ) : (
          <WorkingState stage={t('common.loading')} since={since} />
        )}
      </div>
      {adding && <NewNodeDialog onClose={() => setAdding(false)} />}
      {move !== null && <StatusDialog {...move} onClose={() => setMove(null)} />}
    </Page>
  )
}
