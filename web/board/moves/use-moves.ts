import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Act, createNode, moveNodes, nodeQuery, type NodeView, type OwnMove, undo } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { useToast } from '../../components/overlays/toast.tsx'
import { isTray } from '../use-board-live.ts'
import { backText } from './back-text.ts'
import { placeNode } from './place-node.ts'

/** Something a person did themselves, and what takes it back; what could not be done has nothing to take back. */
interface Deed {
  what: string
  before: readonly NodeView[]
  history: Promise<readonly string[]>
}

/** How many steps back Z goes. */
const MOST_DEEDS = 50
/** Kept from page to page: Z works on the node's page too. */
let deeds: readonly Deed[] = []
const NOTHING: ReadonlyMap<string, NodeView> = new Map()

/**
 * A person's own moves. They show at once and are written one after the other behind the screen; until the server has
 * answered, `pending` holds how the touched nodes will be, whatever is read of the trays meanwhile.
 */
export function useMoves() {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const [pending, setPending] = useState(NOTHING)
  const line = useRef({ last: Promise.resolve(), length: 0 })

  const show = (nodes: readonly NodeView[]) =>
    setPending((before) => new Map([...before, ...nodes.map((node) => [node.id, node] as const)]))
  const hide = (node: NodeView) =>
    setPending((before) =>
      before.get(node.id) === node ? new Map([...before].filter(([id]) => id !== node.id)) : before,
    )

  /** What was being read of the trays began before this and would show the past. */
  const settle = async (shown: NodeView, now: NodeView) => {
    await client.cancelQueries({ queryKey: ['board', 'tray'] })
    placeNode(client, now)
    hide(shown)
  }

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    line.current.length++
    const mine = line.current.last.then(work)
    const readAgain = (trays: boolean) => {
      if (--line.current.length > 0) return
      void client.invalidateQueries({ queryKey: ['board'], predicate: ({ queryKey }) => trays || !isTray(queryKey) })
    }
    line.current.last = mine.then(
      () => readAgain(false),
      () => readAgain(true),
    )
    return mine
  }

  const keep = (deed: Deed) => {
    deeds = [...deeds.slice(1 - MOST_DEEDS), deed]
  }
  const forget = (deed: Deed) => {
    deeds = deeds.filter((each) => each !== deed)
  }
  const remember = (deed: Deed) => {
    keep(deed)
    void deed.history.then((ids) => ids.length === 0 && forget(deed))
    say(deed.what, { label: t('board.undo.action'), onAct: () => takeBack(deed) })
  }

  const moveAll = async (moves: readonly OwnMove[], shown: readonly NodeView[], act: Act): Promise<string[]> => {
    const refuse = (node: NodeView, code: string) => {
      void client.invalidateQueries({ queryKey: ['board', 'tray'] })
      hide(node)
      const elsewhere = code === 'CONFLICT' || code === 'NOT_FOUND'
      say(t(elsewhere ? 'board.move.elsewhere' : 'board.move.notMoved', { title: node.title }))
    }
    try {
      const { moved, failed } = await moveNodes(moves, act)
      for (const node of shown) {
        const now = moved.find(({ node_id }) => node_id === node.id)?.node
        if (now === undefined) refuse(node, failed.find(({ node_id }) => node_id === node.id)?.code ?? '')
        else await settle(node, now)
      }
      return moved.map(({ history_id }) => history_id)
    } catch (error) {
      for (const node of shown) refuse(node, codeFrom(error))
      return []
    }
  }

  /** Applies at once; `what` says it in words. */
  const move = (moves: readonly OwnMove[], act: Act): Promise<readonly string[]> => {
    const shown = moves.map(({ node, to }) => ({ ...node, status: to }))
    show(shown)
    const history = inTurn(() => moveAll(moves, shown, act))
    const [first] = moves
    if (first === undefined) return history
    const status = t(`board.status.${first.to}`)
    const what =
      moves.length === 1
        ? t('board.move.moved', { title: first.node.title, status })
        : t('board.move.movedMany', { count: moves.length, status })
    remember({ what, before: moves.map(({ node }) => node), history })
    return history
  }

  const takeBack = (deed: Deed) => {
    if (!deeds.includes(deed)) return
    forget(deed)
    const shown = deed.before.map((node) => ({ ...node }))
    show(shown)
    void inTurn(async () => {
      try {
        const ids = await deed.history
        for (const id of ids.toReversed()) await undo(id)
        const back: NodeView[] = []
        for (const node of shown) {
          const { node: now } = await client.fetchQuery({ ...nodeQuery(node.id), staleTime: 0 })
          back.push(now)
          await settle(node, now)
        }
        if (shown.length === 0) void client.invalidateQueries({ queryKey: ['board', 'tray'] })
        if (ids.length > 0) say(backText(t, back) ?? t('board.undo.done', { what: deed.what }))
      } catch (error) {
        for (const node of shown) hide(node)
        say(t(codeFrom(error) === 'CONFLICT' ? 'board.undo.refused' : 'board.undo.failed'))
      }
    })
  }

  /** The last thing done, then the one before it; the node that comes back, for the keyboard to go to. */
  const undoLast = (): string | undefined => {
    const deed = deeds.at(-1)
    if (deed === undefined) {
      say(t('board.undo.nothing'))
      return undefined
    }
    takeBack(deed)
    return deed.before[0]?.id
  }

  /** One line becomes one node; the promise fails when it did not. */
  const capture = (title: string): Promise<void> =>
    inTurn(async () => {
      const { node, history_id: historyId } = await createNode({ title })
      await client.cancelQueries({ queryKey: ['board', 'tray'] })
      placeNode(client, node)
      keep({ what: t('board.add.done', { title }), before: [], history: Promise.resolve([historyId]) })
    })

  return { pending, move, undoLast, capture }
}

export type Moves = ReturnType<typeof useMoves>
