import { useTranslation } from 'react-i18next'
import { knownRelation } from '../api/board.ts'

/** A relation as a sentence; a word of one's own is shown as it is. */
export function useRelationText() {
  const { t } = useTranslation()
  return ({ from, to, type }: { from: string; to: string; type: string }): string => {
    const known = knownRelation(type)
    return known === undefined
      ? t('board.relation.own', { from, to, type })
      : t(`board.relation.${known}.said`, { from, to })
  }
}
