import { CheckSquare, MessageSquareText } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeView, type Status, STATUSES, transitionsFrom } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { useSingleKeysOn } from '../../lib/browser/single-keys.ts'
import { shorten } from '../../lib/text/format.ts'
import { StatusLabel } from '../status/status-label.tsx'
import { asksFirst, keyOf, statusOfKey } from './move-keys.ts'

interface MoveMenuProps {
  nodes: readonly NodeView[]
  onChoose: (to: Status) => void
  /** With a look at what its words speak for, and room for a reason; for one thing. */
  onLook?: () => void
  /** Begins to choose several, where there is no keyboard to do it with. */
  onSelect?: () => void
  onClose: () => void
}

/** Where this can go, a finger or a key away. */
export function MoveMenu({ nodes, onChoose, onLook, onSelect, onClose }: MoveMenuProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  const keysOn = useSingleKeysOn()
  const reachable = STATUSES.filter((to) => nodes.some(({ status }) => transitionsFrom(status).includes(to)))
  const [first] = nodes
  const onKeyDown = (event: KeyboardEvent) => {
    const to = keysOn && !event.ctrlKey && !event.metaKey && !event.altKey ? statusOfKey(event.key) : undefined
    if (to !== undefined && reachable.includes(to)) {
      event.preventDefault()
      onChoose(to)
      return
    }
    const step = { ArrowDown: 1, ArrowRight: 1, j: 1, ArrowUp: -1, ArrowLeft: -1, k: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    const stops = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops.at((at + step) % stops.length)?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={
        nodes.length === 1 && first !== undefined
          ? t('board.move.title', { title: shorten(first.title, 60) })
          : t('board.move.titleMany', { count: nodes.length })
      }
      about={t('board.move.atOnce')}
    >
      <div role="presentation" onKeyDown={onKeyDown}>
        <ul ref={list} aria-label={t('board.move.targets')} className="grid gap-x-2 sm:grid-cols-2">
          {reachable.map((to) => (
            <li key={to}>
              <button
                type="button"
                onClick={() => onChoose(to)}
                aria-keyshortcuts={keysOn ? keyOf(to) : undefined}
                className="flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-3 text-left outline-offset-[-2px] hover:bg-accent-soft focus-visible:bg-accent-soft"
              >
                <StatusLabel of={to} />
                <span className="flex items-center gap-3 text-small text-ink-2">
                  {asksFirst(to) && nodes.length === 1 && <span>{t('board.move.asks')}</span>}
                  {keysOn && <kbd className="min-w-5 text-right [font-family:inherit]">{keyOf(to)}</kbd>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap gap-x-3 border-t border-hairline pt-3 empty:hidden">
          {onLook && (
            <Button kind="plain" icon={MessageSquareText} onClick={onLook}>
              {t('board.move.look')}
            </Button>
          )}
          {onSelect && (
            <Button kind="plain" icon={CheckSquare} onClick={onSelect}>
              {t('board.select.begin')}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
