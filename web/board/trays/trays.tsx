import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeView, type Tray as TrayName, TRAYS } from '../../api/board.ts'
import { onCardKeys } from '../nodes/card-keys.ts'
import { Tray } from './tray.tsx'
import type { OpenTray } from './use-trays.ts'

interface TraysProps {
  trays: Record<TrayName, OpenTray>
  onMove: (node: NodeView) => void
  onDrop: (nodeId: string, tray: TrayName) => void
}

/** Side by side on a wide screen, one below the other and folded on a phone. */
export function Trays({ trays, onMove, onDrop }: TraysProps) {
  const { t } = useTranslation()
  const [unfolded, setUnfolded] = useState<ReadonlySet<TrayName>>(() => new Set(firstWithSomething(trays)))
  const frame = useKeepFocus()
  const fold = (name: TrayName) =>
    setUnfolded((before) => new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]))
  return (
    <div
      ref={frame}
      onKeyDown={onCardKeys}
      role="presentation"
      className="border-b border-hairline md:-mx-1 md:flex md:items-start md:gap-3 md:overflow-x-auto md:border-0 md:px-1 md:pt-1 md:pb-4"
    >
      <p className="sr-only">{t('board.trayHint')}</p>
      {TRAYS.map((name) => (
        <Tray
          key={name}
          name={name}
          tray={trays[name]}
          folded={!unfolded.has(name)}
          onFold={() => fold(name)}
          onMove={onMove}
          onDrop={onDrop}
        />
      ))}
    </div>
  )
}

function firstWithSomething(trays: Record<TrayName, OpenTray>): TrayName[] {
  return TRAYS.filter((name) => trays[name].nodes.length > 0).slice(0, 1)
}

/** A card that moves to another tray is a new element there: the keyboard goes along with it. */
function useKeepFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const last = useRef<string | null>(null)
  useEffect(() => {
    const remember = (event: FocusEvent) => {
      const item =
        event.target instanceof HTMLElement && frame.current?.contains(event.target) && event.target.closest('li')
      if (item) last.current = item.querySelector<HTMLElement>('[data-card]')?.dataset['card'] ?? null
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
  useEffect(() => {
    if (document.activeElement !== document.body || last.current === null) return
    frame.current
      ?.querySelector<HTMLElement>(`[data-card="${CSS.escape(last.current)}"]`)
      ?.focus({ preventScroll: true })
  })
  return frame
}
