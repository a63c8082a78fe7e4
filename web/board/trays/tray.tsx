import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeView, Tray as TrayName } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { cx } from '../../lib/class-names.ts'
import { NodeCard } from '../nodes/node-card.tsx'
import type { OpenTray } from './use-trays.ts'

interface TrayProps {
  name: TrayName
  tray: OpenTray
  /** On a phone the trays are folded; on a wide screen they always lie open. */
  folded: boolean
  onFold: () => void
  onMove: (node: NodeView) => void
  onDrop: (nodeId: string, tray: TrayName) => void
}

export function Tray({ name, tray, folded, onFold, onMove, onDrop }: TrayProps) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const { nodes } = tray
  const title = t(`board.trays.${name}`)
  const count = t(tray.hasMore ? 'board.trayCountMore' : 'board.trayCount', { count: nodes.length })
  return (
    <div
      role="presentation"
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const id = event.dataTransfer.getData('application/x-naze-node')
        if (id !== '') onDrop(id, name)
      }}
      className={cx(
        'border-t border-hairline md:rounded-card md:border-0',
        nodes.length === 0 ? 'md:w-32 md:flex-none' : 'md:min-w-44 md:flex-1 md:basis-0',
        over && 'md:bg-accent-soft',
      )}
    >
      <section aria-labelledby={`tray-${name}`} data-tray={name}>
        <h2 id={`tray-${name}`} className="flex items-baseline justify-between gap-3 md:px-1 md:pt-1 md:pb-2">
          <button
            type="button"
            aria-expanded={!folded}
            aria-controls={`tray-${name}-things`}
            onClick={onFold}
            className="flex min-h-12 flex-1 items-center gap-2 text-left font-semibold outline-offset-[-3px] md:hidden"
          >
            <ChevronDown
              aria-hidden
              size={18}
              className={cx('shrink-0 transition-transform duration-150 ease-out', folded && '-rotate-90')}
            />
            {title}
            <span className="ml-auto text-small font-normal text-ink-2">{count}</span>
          </button>
          <span className="hidden font-semibold md:inline">{title}</span>
          <span className="hidden text-small font-normal whitespace-nowrap text-ink-2 md:inline">
            {nodes.length > 0 && count}
          </span>
        </h2>
        <div id={`tray-${name}-things`} className={cx('pb-3 md:block md:pb-0', folded && 'hidden')}>
          {nodes.length === 0 ? (
            <p className="py-2 text-small text-ink-2 md:px-1 md:py-0">{t('board.trayEmpty')}</p>
          ) : (
            <ul aria-labelledby={`tray-${name}`} className="flex flex-col gap-2">
              {nodes.map((node) => (
                <NodeCard key={node.id} node={node} withStatus={name === 'other_active'} onMove={onMove} />
              ))}
            </ul>
          )}
          {tray.failedMore && (
            <p role="alert" className="mt-2 text-small text-signal">
              {t('board.trayFailed')}
            </p>
          )}
          {tray.hasMore && (
            <Button
              className="mt-2 w-full"
              disabled={tray.isLoadingMore}
              aria-label={t('board.trayMore', { tray: title })}
              onClick={tray.loadMore}
            >
              {t('common.showMore')}
            </Button>
          )}
        </div>
      </section>
    </div>
  )
}
