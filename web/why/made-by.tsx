import { useNavigate } from '@tanstack/react-router'
import type { Provenance as Made } from '../api/why.ts'
import { MakerBeside } from '../components/maker.tsx'
import { type Provenance, ProvenanceChip } from '../components/provenance-chip.tsx'
import { SaidAloud } from '../components/said-aloud.tsx'

export function makerOf(made: Made): Provenance {
  return made.kind === 'model' ? { kind: 'model', name: made.model } : { kind: 'built-in' }
}

/** Who made a text; leads to the row of the ledger that shows how. `usual`: said once on this page already. */
export function MadeBy({ of, usual, className }: { of: Made; usual?: Provenance | undefined; className?: string }) {
  const navigate = useNavigate()
  const maker = makerOf(of)
  return (
    <span className={className}>
      <MakerBeside of={maker} usual={usual}>
        <ProvenanceChip of={maker} onOpen={() => void navigate({ to: '/runs', search: { run: of.run_id } })} />
      </MakerBeside>
      <SaidAloud trouble={of.instead_of?.trouble} />
    </span>
  )
}
