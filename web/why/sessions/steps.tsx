import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/class-names.ts'

const STEPS = ['conversation', 'weights', 'report'] as const

/** How far the thread has come: three knots on one line. */
export function Steps({ at }: { at: (typeof STEPS)[number] }) {
  const { t } = useTranslation()
  const reached = STEPS.indexOf(at)
  return (
    <ol aria-label={t('why.steps.label')} className="no-print flex items-center py-5 text-small whitespace-nowrap">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined} className="flex items-center">
          {index > 0 && (
            <span
              aria-hidden
              className={cx('mx-2 h-px w-4 md:mx-3 md:w-14', index <= reached ? 'bg-accent' : 'bg-hairline')}
            />
          )}
          <span
            aria-hidden
            className={cx(
              'mr-2 size-2 rounded-full',
              index <= reached ? 'bg-accent' : 'border border-edge',
              step === at && 'ring-3 ring-accent-soft',
            )}
          />
          <span className={step === at ? 'font-semibold' : 'text-ink-2'}>{t(`why.steps.${step}`)}</span>
        </li>
      ))}
    </ol>
  )
}
