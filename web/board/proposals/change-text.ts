import { useTranslation } from 'react-i18next'
import type { DiffView } from '../../api/board.ts'
import { useRelationText } from '../relation-text.ts'

/** What a proposal would change, in one line of the interface's language. */
export function useChangeText() {
  const { t } = useTranslation()
  const relation = useRelationText()
  return (change: DiffView['change'], nameOf: (id: string) => string): string => {
    switch (change.type) {
      case 'relation':
        return relation({
          from: nameOf(change.from_node_id),
          to: nameOf(change.to_node_id),
          type: change.relation_type,
        })
      case 'grouping':
        return t('board.proposals.what.grouping', { name: change.group_label })
      case 'decomposition':
        return t('board.proposals.what.decomposition', { title: change.target_title })
    }
  }
}
