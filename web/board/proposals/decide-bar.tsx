import { Check, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { cx } from '../../lib/class-names.ts'

interface DecideBarProps {
  /** How many can still be decided on, and how many of them are chosen. */
  open: number
  chosen: number
  onAll: (all: boolean) => void
  onAccept: () => void
  onDecline: () => void
}

/** For deciding on many in one look; it stays in reach only while some are chosen. */
export function DecideBar({ open, chosen, onAll, onAccept, onDecline }: DecideBarProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('board.proposals.many.label')}
      className={cx(
        'mt-6 flex flex-wrap items-center gap-x-3 gap-y-1 border-y border-hairline bg-ground py-2',
        chosen > 0 && 'sticky top-14 z-10',
      )}
    >
      <label className="mr-auto flex min-h-10 items-center gap-3">
        <input
          type="checkbox"
          checked={chosen === open}
          onChange={(event) => onAll(event.target.checked)}
          className="size-5 accent-accent"
        />
        {t('board.proposals.many.all', { count: open })}
      </label>
      {chosen > 0 && (
        <>
          <Button kind="quiet" icon={X} onClick={onDecline}>
            {t('board.proposals.many.decline', { count: chosen })}
          </Button>
          <Button icon={Check} onClick={onAccept}>
            {t('board.proposals.many.accept', { count: chosen })}
          </Button>
        </>
      )}
    </section>
  )
}
