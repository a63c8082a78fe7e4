import { useTranslation } from 'react-i18next'
import type { Read } from '../../api/participant.ts'

/** How far the thread has run. */
export function ProgressLine({ progress }: { progress: Read['progress'] }) {
  const { t } = useTranslation()
  const percent = Math.round(progress.ratio * 100)
  return (
    <div className="relative h-2.5">
      <progress
        className="sr-only"
        aria-label={t('interview.participant.progressLabel')}
        aria-valuetext={t('interview.participant.progress', { answered: progress.user_turns, max: progress.max_turns })}
        value={percent}
        max={100}
      />
      <span aria-hidden className="absolute inset-x-0 top-1 h-px bg-hairline" />
      <span
        aria-hidden
        className="absolute top-[3px] left-0 h-[3px] rounded-full bg-accent transition-[width] duration-200 ease-out"
        style={{ width: `${percent}%` }}
      />
    </div>
  )
}
