import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** What the rules said: the ones that must hold did, and which of the others did not. */
export function RunWarnings({ warnings }: { warnings: readonly string[] }) {
  const { t } = useTranslation()
  return (
    <div className="mt-3 text-small text-ink-2">
      <p className="flex items-start gap-2">
        <CircleCheck aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-accent" />
        {t('board.proposals.rulesMet')}
      </p>
      {warnings.length > 0 && (
        <details className="mt-1">
          <summary className="flex min-h-6 cursor-pointer items-start gap-2 hover:text-ink">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0" />
            {t('board.proposals.warnings', { count: warnings.length })}
          </summary>
          <ul className="mt-1 list-disc pl-10">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
