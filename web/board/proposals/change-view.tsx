import { Plus, Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DiffView } from '../../api/board.ts'
import { BeforeAfter } from '../before-after.tsx'
import { useRelationText } from '../relation-text.ts'

interface ChangeViewProps {
  change: DiffView['change']
  nameOf: (id: string) => string
}

/** One change as the board is now and as it would be. */
export function ChangeView({ change, nameOf }: ChangeViewProps) {
  const { t } = useTranslation()
  const relation = useRelationText()
  const labels = { before: t('board.proposals.before'), after: t('board.proposals.after') }
  switch (change.type) {
    case 'relation':
      return (
        <BeforeAfter
          labels={labels}
          before={t('board.proposals.noRelation')}
          after={relation({
            from: nameOf(change.from_node_id),
            to: nameOf(change.to_node_id),
            type: change.relation_type,
          })}
        />
      )
    case 'grouping':
      return (
        <BeforeAfter
          labels={labels}
          before={t('board.proposals.noGroup')}
          after={
            <>
              <p className="flex items-center gap-2 font-medium">
                <Tag aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-accent" />
                {t('board.group', { name: change.group_label })}
              </p>
              <ul className="mt-1">
                {change.node_ids.map((id) => (
                  <li key={id} className="flex items-start gap-2">
                    <Plus aria-hidden size={16} className="mt-1.5 shrink-0 text-accent" />
                    {nameOf(id)}
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )
    case 'decomposition':
      return (
        <BeforeAfter
          labels={labels}
          before={change.target_title}
          after={
            <>
              {change.target_title}
              <ul className="mt-1 ml-1 border-l border-edge pl-3">
                {change.children.map(({ title }) => (
                  <li key={title} className="flex items-start gap-2">
                    <Plus aria-hidden size={16} className="mt-1.5 shrink-0 text-accent" />
                    <span>
                      {title}
                      <span className="ml-2 text-small text-ink-2">{t('board.proposals.newPart')}</span>
                    </span>
                  </li>
                ))}
              </ul>
            </>
          }
        />
      )
  }
}
