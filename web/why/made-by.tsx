import { useNavigate } from '@tanstack/react-router'
import type { Provenance } from '../api/why.ts'
import { ProvenanceChip } from '../components/provenance-chip.tsx'
import { SaidAloud } from '../components/said-aloud.tsx'

/** Who made a text; leads to the row of the ledger that shows how. */
export function MadeBy({ of, className }: { of: Provenance; className?: string }) {
  const navigate = useNavigate()
  const provenance =
    of.kind === 'model' ? ({ kind: 'model', name: of.model } as const) : ({ kind: 'built-in' } as const)
  return (
    <span className={className}>
      <ProvenanceChip of={provenance} onOpen={() => void navigate({ to: '/runs', search: { run: of.run_id } })} />
      <SaidAloud trouble={of.instead_of?.trouble} />
    </span>
  )
}
