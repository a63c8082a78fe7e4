import { getRouteApi, Link } from '@tanstack/react-router'
import { History, Lightbulb, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { Page } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { Desk } from '../moves/desk.tsx'
import { useMoves } from '../moves/use-moves.ts'
import { BoardSearch } from '../nodes/board-search.tsx'
import { NewNodeDialog } from '../nodes/new-node-dialog.tsx'
import { NodeResults } from '../nodes/node-results.tsx'
import { KeyHint } from './key-hint.tsx'
import { Trays } from './trays.tsx'
import { useTrays } from './use-trays.ts'
import { useBoardLive } from '../use-board-live.ts'

const route = getRouteApi('/board')

export function BoardPage() {
  useBoardLive()
  const { t } = useTranslation()
  const say = useToast()
  const filter = route.useSearch()
  const [since] = useState(() => Date.now())
  const [adding, setAdding] = useState(false)
  const moves = useMoves()
  const { trays, find, isReady, isEmpty, error, retry } = useTrays(moves.pending)
  const searching = Object.keys(filter).length > 0
  return (
    <Page
      wide
      tall={!searching}
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
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t('board.add.open')}
          </Button>
        </div>
      }
    >
      <BoardSearch filter={filter} />
      {searching ? (
        <div className="mt-6">
          <NodeResults filter={filter} moves={moves} />
        </div>
      ) : isReady ? (
        <>
          {isEmpty && (
            <div className="mt-4">
              <h2 className="font-semibold">{t('board.emptyTitle')}</h2>
              <p className="measure text-ink-2">{t('board.empty')}</p>
            </div>
          )}
          <KeyHint />
          <Desk
            moves={moves}
            find={find}
            className="border-b border-hairline md:-mx-1 md:flex md:min-h-0 md:flex-1 md:items-stretch md:gap-3 md:overflow-x-auto md:border-0 md:px-1"
          >
            {(desk) => (
              <Trays
                trays={trays}
                desk={desk}
                capture={moves.capture}
                onInbox={() => say(t('board.move.notIntoInbox'))}
              />
            )}
          </Desk>
        </>
      ) : (
        <div className="mt-6">
          {error !== null ? (
            <FailedState code={codeFrom(error)} kept={t('board.failed')}>
              <Button onClick={retry}>{t('common.tryAgain')}</Button>
            </FailedState>
          ) : (
            <WorkingState stage={t('common.loading')} since={since} />
          )}
        </div>
      )}
      {adding && <NewNodeDialog onClose={() => setAdding(false)} />}
    </Page>
  )
}
