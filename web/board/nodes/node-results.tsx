import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeFilter, type NodeView, nodesQuery } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { onCardKeys } from './card-keys.ts'
import { NodeCard } from './node-card.tsx'

/** Everything on the board that fits, whatever its status, a page at a time. */
export function NodeResults({ filter, onMove }: { filter: NodeFilter; onMove: (node: NodeView) => void }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const found = useInfiniteQuery(nodesQuery(filter))
  const nodes = found.data?.pages.flatMap((page) => page.nodes) ?? []
  if (found.isPending) return <WorkingState stage={t('common.loading')} since={since} />
  if (found.isError)
    return (
      <FailedState code={codeFrom(found.error)} kept={t('board.failed')}>
        <Button onClick={() => void found.refetch()}>{t('common.tryAgain')}</Button>
      </FailedState>
    )
  return (
    <div onKeyDown={onCardKeys} role="presentation">
      {filter.tag !== undefined && <p className="mb-1">{t('board.search.inGroup', { name: filter.tag })}</p>}
      <output className="mb-3 block text-small text-ink-2">
        {nodes.length === 0
          ? t('board.search.none')
          : t(found.hasNextPage ? 'board.search.foundMore' : 'board.search.found', { count: nodes.length })}
      </output>
      {nodes.length > 0 && (
        <ul
          data-tray="found"
          aria-label={t('board.search.results')}
          className="grid grid-cols-1 gap-2 md:grid-cols-2 xl:grid-cols-3"
        >
          {nodes.map((node) => (
            <NodeCard key={node.id} node={node} withStatus onMove={onMove} />
          ))}
        </ul>
      )}
      <ShowMore list={found} />
    </div>
  )
}
