import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { type Provenance, ProvenanceChip } from './provenance-chip.tsx'
import { sameMaker } from './usual-maker.ts'

/** Who made what the page shows, said once. */
export function MakerOnce({ of }: { of: Provenance | undefined }) {
  const { t } = useTranslation()
  if (of === undefined) return null
  return (
    <p className="no-print mb-4 flex flex-wrap items-center gap-2 text-small text-ink-2">
      {t('chips.mostly')}
      <ProvenanceChip of={of} />
    </p>
  )
}

/** Who made one line: beside it where that is not the usual one, else on hover and for the keyboard. */
export function MakerBeside({
  of,
  usual,
  children,
}: {
  of: Provenance
  usual: Provenance | undefined
  children: ReactNode
}) {
  return <OnAsking quiet={sameMaker(of, usual)}>{children}</OnAsking>
}

/** What says the same on every line is noise: then it is seen on hover and by the keyboard only. */
export function OnAsking({ quiet, children }: { quiet: boolean; children: ReactNode }) {
  if (!quiet) return children
  return (
    <span className="hidden opacity-0 transition-opacity duration-150 ease-out group-hover/line:opacity-100 focus-within:opacity-100 md:inline">
      {children}
    </span>
  )
}
