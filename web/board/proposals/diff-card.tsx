import { Check, type LucideIcon, Spline, Split, Tag, Undo2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { DiffView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { ProvenanceChip } from '../../components/provenance-chip.tsx'
import { useChangeText } from './change-text.ts'
import { ChangeView } from './change-view.tsx'
import { Labelled } from '../labelled.tsx'
import { RiskLine } from '../risk-line.tsx'
import { TakeBack } from './take-back.tsx'
import { useUndo } from '../changes/use-undo.ts'

const ICONS: Record<DiffView['type'], LucideIcon> = { relation: Spline, grouping: Tag, decomposition: Split }

interface DiffCardProps {
  diff: DiffView
  nameOf: (id: string) => string
  warnings: readonly string[]
  /** Under which it stays out of later runs, when it was declined. */
  declinedId: string | undefined
  /** Where several can be decided on together. */
  chosen?: boolean
  onChoose?: () => void
  onConfirm: () => void
  onReject: () => void
}

/** One proposal: what would change, why, what to look out for, and what became of it. */
export function DiffCard({ diff, nameOf, warnings, declinedId, chosen, onChoose, onConfirm, onReject }: DiffCardProps) {
  const { t } = useTranslation()
  const undo = useUndo({ quiet: true })
  const what = useChangeText()(diff.change, nameOf)
  const Icon = ICONS[diff.type]
  const { history_id: historyId } = diff
  const card = useKeepFocus(diff.state)
  return (
    <li>
      <Card>
        <article ref={card} tabIndex={-1} aria-label={what} className="outline-none">
          <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3 className="flex items-center gap-2 font-semibold">
              {diff.state === 'open' && onChoose && (
                <input
                  type="checkbox"
                  checked={chosen ?? false}
                  onChange={onChoose}
                  aria-label={t('board.select.one', { title: what })}
                  className="mr-1 size-6 accent-accent"
                />
              )}
              <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-accent" />
              {t(`board.proposals.types.${diff.type}`)}
            </h3>
            <span className="flex flex-wrap items-center gap-3 text-small text-ink-2">
              {warnings.length > 0 && <ProvenanceChip of={{ kind: 'warnings', count: warnings.length }} />}
              <output>{t(`board.proposals.states.${diff.state}`)}</output>
            </span>
          </div>
          <ChangeView change={diff.change} nameOf={nameOf} />
          <Labelled label={t('board.proposals.reason')}>{diff.reason}</Labelled>
          {diff.risk !== null && (
            <Labelled label={t('board.proposals.risk')}>
              <RiskLine>{diff.risk}</RiskLine>
            </Labelled>
          )}
          {diff.comment !== null && <p className="mt-3 text-small text-ink-2">{diff.comment}</p>}
          {diff.state === 'open' && (
            <div className="mt-4 flex flex-wrap justify-end gap-3">
              <Button kind="quiet" icon={X} aria-label={t('board.proposals.rejectOf', { what })} onClick={onReject}>
                {t('board.proposals.reject')}
              </Button>
              <Button icon={Check} aria-label={t('board.proposals.applyOf', { what })} onClick={onConfirm}>
                {t('board.proposals.apply')}
              </Button>
            </div>
          )}
          {diff.state === 'rejected' && declinedId !== undefined && (
            <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
              <span className="text-small text-ink-2">{t('board.proposals.declined.stays')}</span>
              <TakeBack declinedId={declinedId} what={what} />
            </div>
          )}
          {diff.state === 'applied' && historyId !== null && (
            <div className="mt-4 flex justify-end">
              <Button
                icon={Undo2}
                disabled={undo.isPending}
                aria-label={t('board.undo.actionOf', { what })}
                onClick={() => undo.mutate({ historyId, what })}
              >
                {t('board.undo.action')}
              </Button>
            </div>
          )}
          {undo.isError && (
            <div className="mt-3">
              <FailedState
                code={codeFrom(undo.error)}
                kept={t(codeFrom(undo.error) === 'CONFLICT' ? 'board.undo.refused' : 'board.undo.failed')}
              />
            </div>
          )}
        </article>
      </Card>
    </li>
  )
}

/** The button that decided it is gone: the keyboard stays at the card. */
function useKeepFocus(state: DiffView['state']) {
  const card = useRef<HTMLElement>(null)
  const before = useRef(state)
  useEffect(() => {
    if (before.current === state) return
    before.current = state
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true })
  }, [state])
  return card
}
