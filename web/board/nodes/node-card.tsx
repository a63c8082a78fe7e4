import { Link } from '@tanstack/react-router'
import { ArrowRightLeft, Tag } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeView } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { cx } from '../../lib/class-names.ts'
import { StatusLabel } from '../status/status-label.tsx'
import { DueLabel } from './due-label.tsx'

/** What a card asks of the desk it lies on. The same object for as long as the page is open. */
export interface CardActs {
  onMove: (node: NodeView) => void
  /** `range`: everything from the last choice up to here. */
  onSelect: (id: string, range: boolean) => void
}

interface NodeCardProps {
  node: NodeView
  /** Where a heading does not already say it. */
  withStatus?: boolean
  selected: boolean
  acts: CardActs
}

export const DRAGGED = 'application/x-naze-node'

/** One thing that can be picked up: opened, chosen, moved, or dragged to another tray. */
export const NodeCard = memo(function NodeCard({ node, withStatus = false, selected, acts }: NodeCardProps) {
  const { t } = useTranslation()
  return (
    <li
      data-node={node.id}
      className={cx(
        'defer-paint group/card relative rounded-card border bg-surface transition-colors duration-150 ease-out',
        'has-[[data-card]:focus-visible]:outline-2 has-[[data-card]:focus-visible]:outline-offset-[-1px] has-[[data-card]:focus-visible]:outline-accent',
        selected ? 'border-accent bg-accent-soft' : 'border-hairline hover:border-edge',
      )}
    >
      <Link
        to="/board/nodes/$id"
        params={{ id: node.id }}
        data-card={node.id}
        aria-describedby={selected ? 'chosen' : undefined}
        onDragStart={(event) => {
          event.dataTransfer.setData(DRAGGED, node.id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        className="block rounded-card pt-3 pr-9 pl-3.5 outline-none after:absolute after:inset-0"
      >
        <span className="line-clamp-3 leading-snug">
          <Phrases text={node.title} />
        </span>
      </Link>
      <label
        className={cx(
          'absolute top-1 right-1 size-8 place-items-center',
          selected
            ? 'grid'
            : 'hidden group-data-[choosing]/desk:grid group-hover/card:grid has-[:focus-visible]:grid group-has-[[data-card]:focus-visible]/card:grid',
        )}
      >
        <input
          type="checkbox"
          checked={selected}
          aria-label={t('board.select.one', { title: node.title })}
          className="size-5 accent-accent"
          onClick={(event) => acts.onSelect(node.id, event.shiftKey)}
          onChange={() => undefined}
        />
      </label>
      <div className="flex flex-wrap items-center justify-end gap-x-1 pr-1 pb-1 pl-3.5 [@media(hover:hover)]:pb-2">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 py-1 text-small text-ink-2">
          {withStatus && <StatusLabel of={node.status} />}
          {node.due !== null && <DueLabel due={node.due} />}
          {node.tags.map((tag) => (
            <span key={tag} className="inline-flex min-w-0 items-center gap-1.5">
              <Tag aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
              <span className="truncate">{tag}</span>
            </span>
          ))}
        </div>
        {/* While several are chosen, the bar below moves them all: a card's own move would be a second answer to the same wish. */}
        <Button
          kind="quiet"
          icon={ArrowRightLeft}
          aria-label={t('board.node.moveTitle', { title: node.title })}
          className="relative group-data-[choosing]/desk:invisible shrink-0 px-2.5! md:min-h-8! [@media(hover:hover)]:absolute [@media(hover:hover)]:right-1 [@media(hover:hover)]:bottom-1 [@media(hover:hover)]:bg-surface [@media(hover:hover)]:opacity-0 [@media(hover:hover)]:group-focus-within/card:opacity-100 [@media(hover:hover)]:group-hover/card:opacity-100"
          onClick={() => acts.onMove(node)}
        >
          {t('board.node.move')}
        </Button>
      </div>
    </li>
  )
})
