import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeView, Status } from '../../api/board.ts'
import { isSingleKey, useSingleKeys } from '../../lib/browser/single-keys.ts'
import type { CardActs } from '../nodes/node-card.tsx'
import { useKeepFocus } from '../trays/use-keep-focus.ts'
import { DeskDialogs } from './desk-dialogs.tsx'
import { statusOfKey } from './move-keys.ts'
import { SelectionBar } from './selection-bar.tsx'
import type { Moves } from './use-moves.ts'
import { useRequests } from './use-requests.ts'
import { useSelection } from './use-selection.ts'
import { cardAfter, cardsIn, nodeAt, stepOf, traysIn } from './walk.ts'

export interface DeskView {
  selection: ReadonlySet<string>
  acts: CardActs
  /** Where a card was let go. */
  put: (id: string, to: Status | undefined) => void
}

interface DeskProps {
  moves: Moves
  /** A node that lies here, as it is shown. */
  find: (id: string) => NodeView | undefined
  className?: string
  children: (desk: DeskView) => ReactNode
}

/** Cards, wherever they lie, and what a person's hand does with them: walk, choose, move, take back. */
export function Desk({ moves, find, className, children }: DeskProps) {
  const { t } = useTranslation()
  const { frame, goTo } = useKeepFocus()
  const { asked, ask, request } = useRequests(moves)
  const { selection, toggle, reach, clear } = useSelection(() =>
    traysIn(frame.current ?? document.body).flatMap((tray) => cardsIn(tray).map((card) => card.dataset['card'] ?? '')),
  )

  const chosen = (): NodeView[] => [...selection].flatMap((id) => find(id) ?? [])
  /** What a key or a hand means: everything chosen when it is among that, else the one card. */
  const meant = (id: string): NodeView[] => (selection.has(id) ? chosen() : [find(id) ?? []].flat())

  const begin = () =>
    traysIn(frame.current ?? document.body)
      .flatMap((tray) => cardsIn(tray))[0]
      ?.focus()
  useSingleKeys({ j: begin, k: begin, z: () => goTo(moves.undoLast()), '?': () => ask({ kind: 'keys' }) })

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.target instanceof HTMLElement) || event.target.closest('[data-tray]') === null) return
    const id = nodeAt(event.target)
    const step = stepOf(event.key)
    const arrow = event.key.startsWith('Arrow') && !event.ctrlKey && !event.metaKey && !event.altKey
    const single = isSingleKey(event.nativeEvent) && event.target.closest('input[type=text]') === null
    if (event.key === 'Escape' && selection.size > 0) {
      event.preventDefault()
      return clear()
    }
    if (step !== undefined && (single || (arrow && id !== undefined))) {
      event.preventDefault()
      const next = cardAfter(event.currentTarget, event.target, step)
      if (next === undefined && step[1] === 1)
        event.target.closest('[data-tray]')?.querySelector<HTMLElement>('[data-more]')?.click()
      const reached = nodeAt(next ?? null)
      if (event.shiftKey && id !== undefined && reached !== undefined) {
        if (selection.size === 0) toggle(id)
        reach(reached)
      }
      return next?.focus()
    }
    if (!single || id === undefined) return
    const to = statusOfKey(event.key)
    const key = event.key.toLowerCase()
    if (key !== 'x' && key !== 'm' && key !== 't' && to === undefined) return
    event.preventDefault()
    if (event.repeat) return
    if (key === 'x') toggle(id)
    else if (key === 'm') ask({ kind: 'menu', nodes: meant(id) })
    else if (key === 't') ask({ kind: 'group', nodes: meant(id) })
    else if (to !== undefined) request(meant(id), to, 'key')
  }

  const acts = useSteadyActs({
    onMove: (node) => ask({ kind: 'menu', nodes: meant(node.id) }),
    onSelect: (id, range) => (range ? reach(id) : toggle(id)),
  })
  const put = (id: string, to: Status | undefined) =>
    to === undefined ? ask({ kind: 'menu', nodes: meant(id) }) : request(meant(id), to, 'drag')

  return (
    <>
      <div
        ref={frame}
        role="presentation"
        onKeyDown={onKeyDown}
        data-choosing={selection.size > 0 ? '' : undefined}
        className={`group/desk ${className ?? ''}`}
      >
        <p id="chosen" hidden>
          {t('board.select.chosen')}
        </p>
        {children({ selection, acts, put })}
      </div>
      {selection.size > 0 && (
        <SelectionBar
          count={selection.size}
          onMove={() => ask({ kind: 'menu', nodes: chosen() })}
          onGroup={() => ask({ kind: 'group', nodes: chosen() })}
          onClear={clear}
        />
      )}
      <DeskDialogs
        asked={asked}
        onAsk={ask}
        onRequest={request}
        onMany={(going) => {
          ask(null)
          clear()
          void moves.move(going, 'confirm several')
        }}
        onChooseSeveral={(id) => {
          ask(null)
          if (!selection.has(id)) toggle(id)
        }}
      />
    </>
  )
}

/** Cards are drawn again only when they themselves changed: what they call must not change with every key. */
function useSteadyActs(acts: CardActs): CardActs {
  const latest = useRef(acts)
  useEffect(() => {
    latest.current = acts
  })
  const [steady] = useState<CardActs>(() => ({
    onMove: (node) => latest.current.onMove(node),
    onSelect: (id, range) => latest.current.onSelect(id, range),
  }))
  return steady
}
