import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NodeLine, OptionCard as Option, Proposal } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { Labelled } from '../labelled.tsx'
import { NodeLink } from '../nodes/node-links.tsx'
import { RiskLine } from '../risk-line.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { TakeBack } from './take-back.tsx'
import { StatusDialog, type Move } from '../status/status-dialog.tsx'
import { StatusLabel } from '../status/status-label.tsx'

/** Options for one thing, laid out side by side in the open; none is chosen for anyone. */
export function OptionCards({ proposal }: { proposal: Proposal }) {
  const { t } = useTranslation()
  const [move, setMove] = useState<Move | null>(null)
  const [declining, setDeclining] = useState<string | null>(null)
  const options = (proposal.rendered?.cards ?? []).filter((card) => card.kind === 'option')
  const declined = (proposal.rendered?.declined ?? []).filter((card) => card.kind === 'option')
  const target = proposal.nodes.find(({ id }) => id === [...options, ...declined][0]?.target.node_id)
  return (
    <>
      {target && (
        <div className="mt-6 border-y border-hairline py-3">
          <NodeLink line={target} />
        </div>
      )}
      <ul aria-label={t('board.proposals.cards')} className="mt-4 flex flex-col gap-4">
        {options.map((option) => (
          <OptionCard
            key={option.source_proposal}
            option={option}
            target={target}
            onTake={(to) => target && setMove({ node: target, to })}
            onDecline={() => setDeclining(option.source_proposal)}
          />
        ))}
        {declined.map(({ declined_id: declinedId, label, source_proposal: source }) => (
          <li key={source} className="flex flex-wrap items-center justify-between gap-3 border-t border-hairline pt-3">
            <p className="min-w-0">
              {label}
              <span className="block text-small text-ink-2">{t('board.proposals.declined.stays')}</span>
            </p>
            <TakeBack declinedId={declinedId} what={label} />
          </li>
        ))}
      </ul>
      {declining !== null && (
        <RejectDialog runId={proposal.run_id} sources={[declining]} onClose={() => setDeclining(null)} />
      )}
      {move !== null && <StatusDialog {...move} onClose={() => setMove(null)} />}
    </>
  )
}

/** What the text gives, one a line; nothing where it gives nothing. */
function Points({ label, points }: { label: string; points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <Labelled label={label}>
      <ul className="list-disc pl-5">
        {points.map((point) => (
          <li key={point}>
            <Phrases text={point} />
          </li>
        ))}
      </ul>
    </Labelled>
  )
}

interface OptionCardProps {
  option: Option
  /** As it is on the board now; gone when it was taken off. */
  target: NodeLine | undefined
  onTake: (to: NodeLine['status']) => void
  onDecline: () => void
}

function OptionCard({ option, target, onTake, onDecline }: OptionCardProps) {
  const { t } = useTranslation()
  const { change } = option
  const moved = change !== null && target !== undefined && target.status !== change.from
  return (
    <li>
      <Card>
        <article aria-label={option.label}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold">{option.label}</h3>
            {change !== null && (
              <span className="flex flex-wrap items-center gap-2 text-small text-ink-2">
                <StatusLabel of={change.from} />
                <span aria-hidden>→</span>
                <StatusLabel of={change.to} className="text-ink" />
              </span>
            )}
          </div>
          <div className="md:grid md:grid-cols-2 md:gap-x-8">
            <Points label={t('board.proposals.pros')} points={option.pros} />
            <Points label={t('board.proposals.cons')} points={option.cons} />
            <Labelled label={t('board.proposals.nextAction')}>{option.next_action}</Labelled>
            <Labelled label={t('board.proposals.necessaryInfo')}>{option.necessary_info}</Labelled>
            <Labelled label={t('board.proposals.reasonAdvisor')}>{option.reason}</Labelled>
            {option.risk !== null && (
              <Labelled label={t('board.proposals.risk')}>
                <RiskLine>{option.risk}</RiskLine>
              </Labelled>
            )}
          </div>
          <div className="mt-4 flex flex-wrap items-center justify-end gap-3 text-small text-ink-2">
            {change === null && target !== undefined && (
              <span>{t('board.proposals.statusStays', { status: t(`board.status.${target.status}`) })}</span>
            )}
            <Button
              kind="quiet"
              icon={X}
              className="last:-mr-3"
              aria-label={t('board.proposals.rejectOf', { what: option.label })}
              onClick={onDecline}
            >
              {t('board.proposals.reject')}
            </Button>
            {moved && <span>{t('board.proposals.moved', { status: t(`board.status.${target.status}`) })}</span>}
            {change !== null && target !== undefined && !moved && (
              <Button
                aria-label={t('board.proposals.takeOf', { what: option.label })}
                onClick={() => onTake(change.to)}
              >
                {t('board.proposals.take')}
              </Button>
            )}
          </div>
        </article>
      </Card>
    </li>
  )
}
