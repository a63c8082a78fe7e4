import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** The one thing on these pages that needs a person. */
export function ReviewBanner() {
  const { t } = useTranslation()
  return (
    <div role="note" className="flex items-start gap-3 border-l-2 border-signal py-1 pl-4">
      <UserRoundSearch aria-hidden size={18} strokeWidth={1.75} className="mt-1.5 shrink-0 text-signal" />
      <p>
        <span className="font-medium">{t('research.review.title')}</span>
        <span className="measure block text-ink-2">{t('research.review.about')}</span>
      </p>
    </div>
  )
}
