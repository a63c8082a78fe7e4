import type { Act, NodeView, OwnMove, Status } from '../../api/board.ts'
import { GroupDialog } from '../nodes/group-dialog.tsx'
import { StatusDialog } from '../status/status-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ManyDialog } from './many-dialog.tsx'
import { MoveMenu } from './move-menu.tsx'

/** What lies over the desk. */
export type Asked =
  | { kind: 'menu'; nodes: readonly NodeView[] }
  | { kind: 'many'; nodes: readonly NodeView[]; to: Status }
  /** With `to` the person has said where; without it the words of the node are read first. */
  | { kind: 'look'; node: NodeView; to?: Status }
  | { kind: 'group'; nodes: readonly NodeView[] }
  | { kind: 'keys' }

interface DeskDialogsProps {
  asked: Asked | null
  onAsk: (asked: Asked | null) => void
  onRequest: (nodes: readonly NodeView[], to: Status, act: Act) => void
  /** Where several can be chosen. */
  onMany?: (moves: readonly OwnMove[]) => void
  onChooseSeveral?: (id: string) => void
}

export function DeskDialogs({ asked, onAsk, onRequest, onMany, onChooseSeveral }: DeskDialogsProps) {
  const close = () => onAsk(null)
  switch (asked?.kind) {
    case undefined:
      return null
    case 'keys':
      return <KeysDialog onClose={close} />
    case 'group':
      return <GroupDialog nodes={asked.nodes} onClose={close} />
    case 'many':
      return <ManyDialog nodes={asked.nodes} to={asked.to} onConfirm={(moves) => onMany?.(moves)} onClose={close} />
    case 'look':
      return (
        <StatusDialog
          node={asked.node}
          {...(asked.to === undefined ? {} : { to: asked.to, meant: true })}
          onClose={close}
        />
      )
    case 'menu': {
      const [node] = asked.nodes
      const alone = asked.nodes.length === 1 && node !== undefined
      return (
        <MoveMenu
          nodes={asked.nodes}
          onChoose={(to) => onRequest(asked.nodes, to, 'menu')}
          {...(alone && {
            onLook: () => onAsk({ kind: 'look', node }),
            ...(onChooseSeveral && { onSelect: () => onChooseSeveral(node.id) }),
          })}
          onClose={close}
        />
      )
    }
  }
}
