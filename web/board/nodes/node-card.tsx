import { Link } from '@tanstack/react-router'
import { ArrowRightLeft, CalendarDays, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NodeView } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatDate } from '../../lib/text/format.ts'
import { StatusLabel } from '../status/status-label.tsx'

interface NodeCardProps {
  node: NodeView
  /** Where a heading does not already say it. */
  withStatus?: boolean
  onMove: (node: NodeView) => void
}

/** One thing that can be picked up: opened, moved, or dragged to another tray. */
export function NodeCard({ node, withStatus = false, onMove }: NodeCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <li className="defer-paint relative rounded-card border border-hairline bg-surface transition-colors duration-150 ease-out hover:border-edge">
      <Link
        to="/board/nodes/$id"
        params={{ id: node.id }}
        data-card={node.id}
        onDragStart={(event) => {
          event.dataTransfer.setData('application/x-naze-node', node.id)
          event.dataTransfer.effectAllowed = 'move'
        }}
        className="block rounded-card px-3.5 pt-3 outline-offset-[-2px] after:absolute after:inset-0"
      >
        <span className="line-clamp-3 leading-snug">{node.title}</span>
      </Link>
      <div className="flex flex-wrap items-center justify-end gap-x-1 pr-1 pb-1 pl-3.5">
        <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-3 py-1 text-small text-ink-2">
          {withStatus && <StatusLabel of={node.status} />}
          {node.due !== null && (
            <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
              <CalendarDays aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
              {t('board.due', { date: formatDate(node.due, language) })}
            </span>
          )}
          {node.tags.map((tag) => (
            <span key={tag} className="inline-flex min-w-0 items-center gap-1.5">
              <Tag aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
              <span className="truncate">{tag}</span>
            </span>
          ))}
        </div>
        <Button
          kind="quiet"
          icon={ArrowRightLeft}
          data-move
          aria-label={t('board.node.moveTitle', { title: node.title })}
          className="relative shrink-0 px-2.5! md:min-h-8!"
          onClick={() => onMove(node)}
        >
          {t('board.node.move')}
        </Button>
      </div>
    </li>
  )
}
