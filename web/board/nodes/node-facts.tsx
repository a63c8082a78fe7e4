import { Link } from '@tanstack/react-router'
import { Tag } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NODE_FIELD_NAMES, type NodeView } from '../../api/board.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { DueLabel } from './due-label.tsx'
import { Labelled } from '../labelled.tsx'
import { StatusLabel } from '../status/status-label.tsx'

/** What a person wrote, as they wrote it; the title stands above. */
export function NodeFacts({ node }: { node: NodeView }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <div className="border-y border-hairline py-4">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small text-ink-2">
        <StatusLabel of={node.status} className="font-medium text-ink" />
        {node.due !== null && <DueLabel due={node.due} />}
        <span>{t('board.node.updated', { when: formatWhen(node.updated_at, language) })}</span>
        <span>{t('board.node.version', { version: node.version })}</span>
      </p>
      {node.tags.length > 0 && (
        <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {node.tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/board"
                search={{ tag }}
                className="inline-flex min-h-6 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
              >
                <Tag aria-hidden size={15} strokeWidth={1.75} />
                {t('board.group', { name: tag })}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {NODE_FIELD_NAMES.filter((name) => name !== 'title' && name !== 'due').map((name) => (
        <Text key={name} label={t(`board.fields.${name}`)} text={node[name]} />
      ))}
    </div>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  if (text.trim() === '') return null
  return (
    <Labelled label={label}>
      <p className="measure whitespace-pre-wrap">{text}</p>
    </Labelled>
  )
}
