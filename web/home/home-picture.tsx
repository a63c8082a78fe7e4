import { useTranslation } from 'react-i18next'

const STEPS = ['wish', 'why', 'interview', 'research', 'board', 'code'] as const

/** One thread from a wish to a change: what becomes of it in each room. */
export function HomePicture() {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('home.picture.label')} className="mt-8 grid max-md:order-1 max-md:mt-12 md:grid-cols-6">
      {STEPS.map((step) => (
        <li
          key={step}
          className="relative flex gap-3 pb-3 before:absolute before:top-3 before:-bottom-3 before:left-[5px] before:w-px before:bg-accent last:pb-0 last:before:hidden md:block md:pr-4 md:pb-0 md:before:top-[5px] md:before:right-0 md:before:bottom-auto md:before:left-0 md:before:h-px md:before:w-full"
        >
          <span
            aria-hidden
            className="relative mt-2 size-[11px] shrink-0 rounded-full border border-accent bg-ground md:mt-0 md:block"
          />
          <span className="text-small md:mt-2 md:block">
            <span className="font-semibold md:block">
              {step === 'wish' ? t('home.picture.wish') : t(`rooms.${step}`)}
            </span>{' '}
            <span className="text-ink-2">{t(`home.picture.gives.${step}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
