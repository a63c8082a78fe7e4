import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowRightLeft, Lightbulb, Pencil, Split, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GetNodeOutput, nodeQuery } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { PrimaryPlace } from '../../components/primary-place.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { HistoryList } from '../changes/history-list.tsx'
import { NodeFacts } from './node-facts.tsx'
import { NodeForm } from './node-form.tsx'
import { NodeLinks } from './node-links.tsx'
import { DeskDialogs } from '../moves/desk-dialogs.tsx'
import { useMoves } from '../moves/use-moves.ts'
import { useRequests } from '../moves/use-requests.ts'
import { useSingleKeys } from '../../lib/browser/single-keys.ts'
import { useBoardLive } from '../use-board-live.ts'

const route = getRouteApi('/board/nodes/$id')
const HISTORY_SHOWN = 5

export function NodePage() {
  useBoardLive()
  const { id } = route.useParams()
  return <OpenedNode key={id} id={id} />
}

function OpenedNode({ id }: { id: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(nodeQuery(id))
  const gone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeFrom(query.error))
  if (query.data !== undefined && !gone) return <Opened view={query.data} />
  return (
    <Page title={t('board.title')}>
      {query.isError ? (
        <FailedState
          code={gone ? 'NOT_FOUND' : codeFrom(query.error)}
          kept={t(gone ? 'board.node.gone' : 'board.node.failed')}
        >
          {gone ? (
            <Link to="/board/history" className={buttonClass('outline')}>
              {t('board.node.toHistory')}
            </Link>
          ) : (
            <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
          )}
          <Link to="/board" className={buttonClass('primary')}>
            {t('board.node.toBoard')}
          </Link>
        </FailedState>
      ) : (
        <WorkingState stage={t('board.node.opening')} since={since} />
      )}
    </Page>
  )
}

function Opened({ view }: { view: GetNodeOutput }) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(false)
  const moves = useMoves()
  const { asked, ask, request } = useRequests(moves)
  const [deleting, setDeleting] = useState(false)
  const { history } = view
  const node = moves.pending.get(view.node.id) ?? view.node
  useSingleKeys({ m: () => ask({ kind: 'menu', nodes: [node] }), z: moves.undoLast })
  return (
    <Page title={node.title}>
      <div className="-mt-4 mb-6 flex flex-wrap items-center gap-2">
        <PrimaryPlace>
          <Button kind="primary" icon={ArrowRightLeft} onClick={() => ask({ kind: 'menu', nodes: [node] })}>
            {t('board.node.move')}
          </Button>
        </PrimaryPlace>
        {!editing && (
          <Button icon={Pencil} onClick={() => setEditing(true)}>
            {t('board.node.edit')}
          </Button>
        )}
        <Link to="/board/proposals" search={{ kind: 'advisor', focus: node.id }} className={buttonClass('outline')}>
          <Lightbulb aria-hidden size={18} strokeWidth={1.75} />
          {t('board.node.advise')}
        </Link>
        <Link to="/board/proposals" search={{ kind: 'organizer', focus: node.id }} className={buttonClass('outline')}>
          <Split aria-hidden size={18} strokeWidth={1.75} />
          {t('board.node.organize')}
        </Link>
        <Button kind="quiet" icon={Trash2} className="md:ml-auto" onClick={() => setDeleting(true)}>
          {t('board.node.delete')}
        </Button>
      </div>
      {editing ? <NodeForm node={node} onClose={() => setEditing(false)} /> : <NodeFacts node={node} />}
      <NodeLinks view={view} />
      <section aria-labelledby="node-history" className="mt-10">
        <div className="mb-2 flex items-center justify-between gap-4">
          <h2 id="node-history" className="font-semibold">
            {t('board.history.title')}
          </h2>
          {history.length > HISTORY_SHOWN && (
            <Link to="/board/history" search={{ node: node.id }} className={buttonClass('plain', '-mr-2')}>
              {t('board.history.all')}
            </Link>
          )}
        </div>
        <HistoryList rows={history.slice(0, HISTORY_SHOWN)} of={node.id} />
      </section>
      <DeskDialogs asked={asked} onAsk={ask} onRequest={request} />
      {deleting && <DeleteDialog view={view} onClose={() => setDeleting(false)} />}
    </Page>
  )
}
