import { isBlank } from '../../../src/text/blank.ts'
import { useTranslation } from 'react-i18next'
import { NODE_FIELD_NAMES, type NodeView } from '../../api/board.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen } from '../../lib/text/format.ts'
import { NodeGroups } from './node-groups.tsx'
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
      <NodeGroups node={node} />
      {NODE_FIELD_NAMES.filter((name) => name !== 'title' && name !== 'due').map((name) => (
        <Text key={name} label={t(`board.fields.${name}`)} text={node[name]} />
      ))}
    </div>
  )
}

function Text({ label, text }: { label: string; text: string }) {
  if (isBlank(text)) return null
  return (
    <Labelled label={label}>
      <p className="measure whitespace-pre-wrap">{text}</p>
    </Labelled>
  )
}
