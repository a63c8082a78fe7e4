import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus, Quote, X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type GetNodeOutput, knownRelation, type NodeLine, nodeQuery, unrelate } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useEffectOf } from '../changes/use-effect-of.ts'
import { NewNodeDialog } from './new-node-dialog.tsx'
import { RelateDialog } from './relate-dialog.tsx'
import { StatusLabel } from '../status/status-label.tsx'

type Relation = GetNodeOutput['relations'][number]

/** What a node hangs on and what hangs on it. */
export function NodeLinks({ view }: { view: GetNodeOutput }) {
  const { t } = useTranslation()
  const [adding, setAdding] = useState(false)
  const [relating, setRelating] = useState(false)
  const { node, children, relations, evidence } = view
  return (
    <>
      {node.parent_id !== null && (
        <Part title={t('board.node.parent')}>
          <Parent id={node.parent_id} />
        </Part>
      )}
      <Part
        title={t('board.node.children')}
        action={
          <Button kind="plain" icon={Plus} className="-mr-2" onClick={() => setAdding(true)}>
            {t('board.add.child')}
          </Button>
        }
      >
        {children.length > 0 && <Lines lines={children} />}
      </Part>
      <Part
        title={t('board.node.relations')}
        action={
          <Button kind="plain" icon={Plus} className="-mr-2" onClick={() => setRelating(true)}>
            {t('board.relate.open')}
          </Button>
        }
      >
        {relations.length === 0 ? (
          <p className="text-ink-2">{t('board.node.noRelations')}</p>
        ) : (
          <ul className="border-b border-hairline">
            {relations.map((relation) => (
              <RelationRow key={relation.relation_id} relation={relation} from={node.id} />
            ))}
          </ul>
        )}
      </Part>
      {evidence.length > 0 && (
        <Part title={t('board.node.evidence')}>
          <ul>
            {evidence.map((each) => (
              <li key={each.evidence_id} className="flex items-start gap-3 border-t border-hairline py-3">
                <Quote aria-hidden size={16} className="mt-1.5 shrink-0 text-accent" />
                <span>{each.quote ?? t('board.node.evidenceErased')}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {relating && <RelateDialog node={node} onClose={() => setRelating(false)} />}
      {adding && <NewNodeDialog parent={node} onClose={() => setAdding(false)} />}
    </>
  )
}

function Part({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <div className="mb-1 flex min-h-11 items-center justify-between gap-4 md:min-h-10">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

function Lines({ lines }: { lines: readonly NodeLine[] }) {
  return (
    <ul className="border-b border-hairline">
      {lines.map((line) => (
        <li key={line.id} className="border-t border-hairline py-2">
          <NodeLink line={line} />
        </li>
      ))}
    </ul>
  )
}

function RelationRow({ relation, from }: { relation: Relation; from: string }) {
  const { t } = useTranslation()
  const { relation_type: type, other, reason } = relation
  const known = knownRelation(type)
  const remove = useEffectOf(() => unrelate(relation.relation_id), t('board.relate.removed', { title: other.title }))
  const way = relation.from_node_id === from ? 'out' : 'in'
  return (
    <li className="border-t border-hairline py-2">
      <p className="text-small text-ink-2">{known === undefined ? type : t(`board.relation.${known}.${way}`)}</p>
      <NodeLink line={other} />
      <div className="flex items-start justify-between gap-4 text-small text-ink-2">
        <p>{reason}</p>
        <Button
          kind="quiet"
          icon={X}
          className="-mr-3 shrink-0"
          aria-label={t('board.relate.removeOf', { title: other.title })}
          disabled={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {t('board.relate.remove')}
        </Button>
      </div>
      {remove.isError && <FailedState code={codeFrom(remove.error)} kept={t('board.move.kept')} />}
    </li>
  )
}

function Parent({ id }: { id: string }) {
  const parent = useQuery(nodeQuery(id))
  return parent.data === undefined ? null : <Lines lines={[parent.data.node]} />
}

export function NodeLink({ line }: { line: NodeLine }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-6">
      <Link
        to="/board/nodes/$id"
        params={{ id: line.id }}
        className="min-h-6 min-w-0 underline decoration-hairline underline-offset-4 hover:decoration-ink"
      >
        {line.title}
      </Link>
      <StatusLabel of={line.status} className="text-small text-ink-2" />
    </span>
  )
}
