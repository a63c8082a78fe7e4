import { useTranslation } from 'react-i18next'
import type { Finding } from '../api/runs.ts'

/** What was wrong, in words where there are some for it, and as the ledger has it. */
export function Findings({ of }: { of: readonly Finding[] }) {
  const { t } = useTranslation()
  if (of.length === 0) return null
  return (
    <ul className="mt-1">
      {of.map(({ rule, message, trouble }) => (
        <li key={`${rule} ${message}`} className="py-1">
          <span className="font-medium">{trouble === undefined ? rule : t(`troubles.${trouble}`)}</span>
          <span className="block text-ink-2 [overflow-wrap:anywhere]">{message}</span>
        </li>
      ))}
    </ul>
  )
}
