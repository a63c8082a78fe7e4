import { Link } from '@tanstack/react-router'
import { Tag, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeView, ungroup } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useEffectOf } from '../changes/use-effect-of.ts'
import { GroupDialog } from './group-dialog.tsx'

/** The groups a node is in; a person puts it into others and takes it out by hand. */
export function NodeGroups({ node }: { node: NodeView }) {
  const { t } = useTranslation()
  const [grouping, setGrouping] = useState(false)
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-4">
      {node.tags.length > 0 && (
        <ul className="flex flex-wrap items-center gap-x-4 text-small">
          {node.tags.map((tag) => (
            <Group key={tag} node={node} name={tag} />
          ))}
        </ul>
      )}
      <Button kind="plain" icon={Tag} className="-ml-2" onClick={() => setGrouping(true)}>
        {t('board.grouping.open')}
      </Button>
      {grouping && <GroupDialog nodes={[node]} onClose={() => setGrouping(false)} />}
    </div>
  )
}

function Group({ node, name }: { node: NodeView; name: string }) {
  const { t } = useTranslation()
  const leave = useEffectOf(() => ungroup(name, [node.id]), t('board.grouping.removed', { name }))
  return (
    <li className="flex flex-wrap items-center">
      <Link
        to="/board"
        search={{ tag: name }}
        className="inline-flex min-h-6 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
      >
        <Tag aria-hidden size={15} strokeWidth={1.75} />
        {t('board.group', { name })}
      </Link>
      <Button
        kind="quiet"
        icon={X}
        className="px-2!"
        aria-label={t('board.grouping.removeOf', { name })}
        disabled={leave.isPending}
        onClick={() => leave.mutate()}
      >
        {t('board.grouping.remove')}
      </Button>
      {leave.isError && <FailedState code={codeFrom(leave.error)} kept={t('board.move.kept')} />}
    </li>
  )
}
