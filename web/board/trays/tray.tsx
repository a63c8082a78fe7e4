import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskTray } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { cx } from '../../lib/class-names.ts'
import { type CardActs, DRAGGED } from '../nodes/node-card.tsx'
import { CardList } from './card-list.tsx'
import { useReachEnd } from './use-reach-end.ts'
import type { OpenTray } from './use-trays.ts'

interface TrayProps {
  name: DeskTray
  tray: OpenTray
  selection: ReadonlySet<string>
  acts: CardActs
  /** On a phone the trays are folded; on a wide screen they always lie open. */
  folded: boolean
  onFold: () => void
  onDrop: (nodeId: string, tray: DeskTray) => void
  /** What stands above the cards and does not scroll away. */
  children?: ReactNode
}

export function Tray({ name, tray, selection, acts, folded, onFold, onDrop, children }: TrayProps) {
  const { t } = useTranslation()
  const [over, setOver] = useState(false)
  const { nodes } = tray
  const end = useReachEnd(tray.hasMore && !tray.isLoadingMore && !tray.failedMore, tray.loadMore)
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
        const id = event.dataTransfer.getData(DRAGGED)
        if (id !== '') onDrop(id, name)
      }}
      className={cx(
        'border-t border-hairline md:min-h-0 md:rounded-card md:border-0',
        name === 'inbox'
          ? 'md:w-64 md:flex-none'
          : nodes.length === 0
            ? 'md:w-24 md:flex-none'
            : 'md:min-w-40 md:flex-1 md:basis-0',
        over && 'md:bg-accent-soft',
      )}
    >
      <section
        aria-labelledby={`tray-${name}`}
        data-tray={name}
        tabIndex={-1}
        className="outline-offset-[-2px] md:flex md:h-full md:flex-col md:rounded-card"
      >
        <h2
          id={`tray-${name}`}
          className="sticky top-14 z-10 flex shrink-0 items-baseline justify-between gap-3 bg-ground md:static md:bg-transparent md:px-1 md:pt-1 md:pb-2"
        >
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
        {children}
        <div
          id={`tray-${name}-things`}
          data-scroller
          className={cx(
            'pb-3 md:block md:min-h-0 md:flex-1 md:overflow-y-auto md:overscroll-contain md:px-1 md:pb-1',
            folded && 'hidden',
          )}
        >
          {nodes.length === 0 ? (
            <p className="py-2 text-small text-ink-2 md:py-0">
              {t(name === 'inbox' ? 'board.inboxEmpty' : 'board.trayEmpty')}
            </p>
          ) : (
            <CardList
              labelledBy={`tray-${name}`}
              nodes={nodes}
              withStatus={name === 'other_active'}
              selection={selection}
              acts={acts}
            />
          )}
          {tray.failedMore && (
            <p role="alert" className="mt-2 text-small text-signal">
              {t('board.trayFailed')}
            </p>
          )}
          {tray.hasMore && (
            <div ref={end}>
              <Button
                className="mt-2 w-full"
                data-more
                disabled={tray.isLoadingMore}
                aria-label={t('board.trayMore', { tray: title })}
                onClick={tray.loadMore}
              >
                {t('common.showMore')}
              </Button>
            </div>
          )}
        </div>
      </section>
    </div>
  )
}
