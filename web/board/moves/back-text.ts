import type { TFunction } from 'i18next'
import type { NodeView } from '../../api/board.ts'

/** Where taking a move back has led, by how the nodes now are; undefined where no node came back. */
export function backText(t: TFunction, back: readonly Pick<NodeView, 'title' | 'status'>[]): string | undefined {
  const [first] = back
  if (first === undefined) return undefined
  const status = t(`board.status.${first.status}`)
  if (back.length === 1) return t('board.undo.back', { title: first.title, status })
  return back.every((node) => node.status === first.status)
    ? t('board.undo.backMany', { count: back.length, status })
    : t('board.undo.backApart', { count: back.length })
}
