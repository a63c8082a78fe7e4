import { useTranslation } from 'react-i18next'
import type { Messages } from '../i18n/en.ts'

type Trouble = keyof Messages['troubles']

/** What lasts until somebody does something about it; a bad minute of a provider is told by the page Runs. */
const SAID_ALOUD: ReadonlySet<Trouble> = new Set<Trouble>(['budget-day', 'budget-talk', 'no-price'])

/** Beside a text that is not a model's: why, where a person can change that. */
export function SaidAloud({ trouble }: { trouble: Trouble | undefined }) {
  const { t } = useTranslation()
  if (trouble === undefined || !SAID_ALOUD.has(trouble)) return null
  return <span className="ml-2 text-small text-ink-2">{t(`troubles.${trouble}`)}</span>
}
