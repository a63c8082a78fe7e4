import { useTranslation } from 'react-i18next'
import { type HistoryView, isStatus } from '../../api/board.ts'
import { useRelationText } from '../relation-text.ts'

type Side = HistoryView['from']

const text = (side: Side, key: string): string | undefined => {
  const value = side?.[key]
  return typeof value === 'string' ? value : undefined
}

/** What a line of the history did, in words. An undo is told by what it took back. */
export function useHistoryText() {
  const { t } = useTranslation()
  const relation = useRelationText()
  const status = (side: Side) => {
    const name = side?.['status']
    return isStatus(name) ? t(`board.status.${name}`) : ''
  }
  return (row: HistoryView): string => {
    const title = (id: string | undefined) => (id && row.titles[id]) || t('board.history.nameless')
    const takenAway = row.kind === 'unrelated' || row.kind === 'ungrouped'
    const made = (row.undo_of === null) === takenAway ? row.from : row.to
    switch (row.kind) {
      case 'status':
        return `${status(row.from)} → ${status(row.to)}`
      case 'relation':
      case 'unrelated':
        return relation({
          from: title(text(made, 'from_node_id')),
          to: title(text(made, 'to_node_id')),
          type: text(made, 'relation_type') ?? '',
        })
      case 'grouping':
      case 'ungrouped':
        return t('board.history.groupOf', {
          name: text(made, 'group_label') ?? '',
          titles: row.node_ids.map((id) => title(id)).join('、'),
        })
      case 'decomposition':
        return t('board.history.parts', { titles: partsOf(made).join('、') })
      case 'created':
      case 'edited':
      case 'deleted':
        return ''
    }
  }
}

function partsOf(side: Side): string[] {
  const children = side?.['children']
  if (!Array.isArray(children)) return []
  return children.flatMap((child: unknown) =>
    typeof child === 'object' && child !== null && 'title' in child && typeof child.title === 'string'
      ? [child.title]
      : [],
  )
}
