import { EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PiiType } from '../../api/interview.ts'
import { useLanguage } from '../../i18n/index.ts'

/** Says what was masked in the answer just given; the words themselves are nowhere any more. */
export function MaskedBanner({ types }: { types: readonly PiiType[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (types.length === 0) return null
  const names = new Set(types.map((type) => t(`interview.participant.types.${type}`)))
  const list = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  return (
    <output className="mb-3 flex animate-arrive items-start gap-2 border-l-2 border-accent bg-accent-soft px-3 py-2 text-small">
      <EyeOff aria-hidden size={16} strokeWidth={1.75} className="mt-1 shrink-0 text-accent" />
      {t('interview.participant.maskedBanner', { types: list })}
    </output>
  )
}
