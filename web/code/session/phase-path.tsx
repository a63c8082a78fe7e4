import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type CodeSession, PHASES } from '../../api/code.ts'
import { cx } from '../../lib/class-names.ts'
import { type Step, stepsOf } from './steps.ts'

/** The way to READY on one thread: where it stands, what it passed, what it did not need. */
export function PhasePath({ session }: { session: CodeSession }) {
  const { t } = useTranslation()
  const steps = stepsOf(session)
  return (
    <ol aria-label={t('code.phases.title')} className="mt-8 grid gap-y-3 md:grid-cols-4">
      {PHASES.map((phase, n) => {
        const step = steps[phase]
        return (
          <li
            key={phase}
            aria-current={step === 'now' ? 'step' : undefined}
            className="relative pl-7 md:pt-6 md:pr-4 md:pl-0"
          >
            {n < PHASES.length - 1 && (
              <span
                aria-hidden
                className="absolute top-5 -bottom-3 left-[0.4375rem] w-px bg-hairline md:top-[0.4375rem] md:right-0 md:bottom-auto md:left-4 md:h-px md:w-auto"
              />
            )}
            <Knot step={step} />
            <p className={cx('leading-snug', step === 'now' ? 'font-semibold' : 'text-ink-2')}>
              {t(`code.phases.${phase}.name`)}
              <span className="ml-2 text-small font-normal text-ink-2">{t(`code.phases.${step}`)}</span>
            </p>
            <p className="text-small text-ink-2">{t(`code.phases.${phase}.about`)}</p>
          </li>
        )
      })}
    </ol>
  )
}

function Knot({ step }: { step: Step }) {
  return (
    <span
      aria-hidden
      className={cx(
        'absolute top-1 left-0 inline-flex size-[0.9375rem] items-center justify-center rounded-full border md:top-0',
        step === 'now' && 'border-accent bg-accent',
        step === 'passed' && 'border-accent bg-ground text-accent',
        (step === 'skipped' || step === 'ahead') && 'border-edge bg-ground',
      )}
    >
      {step === 'passed' && <Check size={11} strokeWidth={2.5} />}
    </span>
  )
}
