import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Provenance } from '../api/why.ts'
import { ProvenanceChip } from '../components/provenance-chip.tsx'

/** What lasts until somebody does something about it; a bad minute of a provider is told by the page Runs. */
const SAID_ALOUD: ReadonlySet<string> = new Set(['budget-day', 'budget-talk', 'no-price'])

/** Who made a text; leads to the row of the ledger that shows how. */
export function MadeBy({ of, className }: { of: Provenance; className?: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const provenance =
    of.kind === 'model' ? ({ kind: 'model', name: of.model } as const) : ({ kind: 'built-in' } as const)
  const trouble = of.instead_of?.trouble
  return (
    <span className={className}>
      <ProvenanceChip of={provenance} onOpen={() => void navigate({ to: '/runs', search: { run: of.run_id } })} />
      {trouble !== undefined && SAID_ALOUD.has(trouble) && (
        <span className="ml-2 text-small text-ink-2">{t(`troubles.${trouble}`)}</span>
      )}
    </span>
  )
}
