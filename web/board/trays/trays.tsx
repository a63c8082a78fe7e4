import { useState } from 'react'
import { DESK_TRAYS, type DeskTray, statusOfTray } from '../../api/board.ts'
import type { DeskView } from '../moves/desk.tsx'
import { CaptureLine } from './capture-line.tsx'
import { Tray } from './tray.tsx'
import type { OpenTray } from './use-trays.ts'

interface TraysProps {
  trays: Record<DeskTray, OpenTray>
  desk: DeskView
  capture: (title: string) => Promise<void>
  /** Nothing is put back into the inbox: whoever tries is told. */
  onInbox: () => void
}

/** Side by side on a wide screen, each scrolling by itself; one below the other and folded on a phone. */
export function Trays({ trays, desk, capture, onInbox }: TraysProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<DeskTray>>(() => new Set(firstOpen(trays)))
  const fold = (name: DeskTray) =>
    setUnfolded((before) => new Set(before.has(name) ? [...before].filter((each) => each !== name) : [...before, name]))
  const drop = (id: string, tray: DeskTray) => {
    if (trays[tray].nodes.some((node) => node.id === id)) return
    if (tray === 'inbox') onInbox()
    else desk.put(id, statusOfTray(tray))
  }
  return DESK_TRAYS.map((name) => (
    <Tray
      key={name}
      name={name}
      tray={trays[name]}
      selection={desk.selection}
      acts={desk.acts}
      folded={!unfolded.has(name)}
      onFold={() => fold(name)}
      onDrop={drop}
    >
      {name === 'inbox' && <CaptureLine capture={capture} onLeave={leaveField} />}
    </Tray>
  ))
}

/** The inbox, and what one is at. */
function firstOpen(trays: Record<DeskTray, OpenTray>): DeskTray[] {
  return ['inbox', ...DESK_TRAYS.filter((name) => name !== 'inbox' && trays[name].nodes.length > 0).slice(0, 1)]
}

/** Out of the field to the first card there is, or to nothing in particular. */
function leaveField() {
  const card = document.querySelector<HTMLElement>('[data-tray] [data-card]')
  if (card === null) document.getElementById('capture')?.blur()
  else card.focus()
}
