import { useTranslation } from 'react-i18next'
import type { ConflictDetail, FinalReport } from '../../api/research.ts'
import { ConflictPair } from './conflict-pair.tsx'

const NONE: FinalReport['sources'] = []

interface ConflictListProps {
  conflicts: readonly ConflictDetail[]
  /** As a report lists them; while it is under way there are only addresses. */
  sources?: FinalReport['sources']
}

/** Where sources say different things: each pair side by side, the gravest first. */
export function ConflictList({ conflicts, sources = NONE }: ConflictListProps) {
  const { t } = useTranslation()
  return (
    <section id="conflicts" aria-labelledby="conflicts-title" className="scroll-mt-20">
      <h2 id="conflicts-title" className="font-semibold">
        {t('research.conflicts.title')}
      </h2>
      <p className="measure mt-1 text-small text-ink-2">
        {conflicts.length === 0 ? t('research.conflicts.none') : t('research.conflicts.about')}
      </p>
      <ul className="mt-4 flex flex-col gap-4">
        {conflicts.map((conflict) => (
          <li key={conflict.conflictId} id={`conflict-${conflict.conflictId}`} className="scroll-mt-20">
            <ConflictPair conflict={conflict} sources={sources} />
          </li>
        ))}
      </ul>
    </section>
  )
}
