import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Act, type NodeView, type Status, transitionsFrom } from '../../api/board.ts'
import { useToast } from '../../components/overlays/toast.tsx'
import type { Asked } from './desk-dialogs.tsx'
import { asksFirst } from './move-keys.ts'
import type { Moves } from './use-moves.ts'

/** What a person's hand asks for: one open status is applied at once, an end and several at once are looked at first. */
export function useRequests(moves: Moves) {
  const { t } = useTranslation()
  const say = useToast()
  const [asked, ask] = useState<Asked | null>(null)
  const request = (nodes: readonly NodeView[], to: Status, act: Act) => {
    const [node] = nodes
    if (node === undefined) return
    if (nodes.length > 1) return ask({ kind: 'many', nodes, to })
    if (node.status === to) return say(t('board.move.already', { status: t(`board.status.${to}`) }))
    if (!transitionsFrom(node.status).includes(to)) {
      return say(t('board.move.cannot', { from: t(`board.status.${node.status}`), to: t(`board.status.${to}`) }))
    }
    if (asksFirst(to)) return ask({ kind: 'look', node, to })
    ask(null)
    void moves.move([{ node, to }], act)
  }
  return { asked, ask, request }
}
