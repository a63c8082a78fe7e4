import { useTranslation } from 'react-i18next'
import type { Proposal } from '../../api/board.ts'
import { Fold } from '../../components/fold.tsx'

/** What was answered first, what was wrong with it, and that it was put right. One attempt that held says it all already. */
export function Tries({ proposal: { tries } }: { proposal: Proposal }) {
  const { t } = useTranslation()
  if (tries.length < 2) return null
  return (
    <Fold className="mt-4" title={t('board.proposals.tries.title', { count: tries.length })}>
      <ol aria-label={t('board.proposals.tries.list')} className="border-b border-hairline">
        {tries.map(({ n, outcome, errors, report }) => (
          <li key={n} className="border-t border-hairline py-3">
            <p className="font-medium">
              {t('board.proposals.tries.one', { n, outcome: t(`board.proposals.tries.outcomes.${outcome}`) })}
            </p>
            {errors.length > 0 && (
              <ul className="mt-1 list-disc pl-5 text-small text-ink-2">
                {errors.map((error) => (
                  <li key={error}>{error}</li>
                ))}
              </ul>
            )}
            {errors.length > 0 && report !== null && (
              <details className="mt-1">
                <summary className="min-h-6 cursor-pointer text-small text-accent">
                  {t('board.proposals.tries.answer', { n })}
                </summary>
                <pre className="mt-2 rounded-card border border-hairline p-4 text-small whitespace-pre-wrap">
                  {JSON.stringify(report, null, 2)}
                </pre>
              </details>
            )}
          </li>
        ))}
      </ol>
    </Fold>
  )
}
