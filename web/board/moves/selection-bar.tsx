import { ArrowRightLeft, Tag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'

interface SelectionBarProps {
  count: number
  onMove: () => void
  onGroup: () => void
  onClear: () => void
}

/** What can be done with everything chosen; it stays in reach while there is a choice. */
export function SelectionBar({ count, onMove, onGroup, onClear }: SelectionBarProps) {
  const { t } = useTranslation()
  return (
    <section
      aria-label={t('board.select.label')}
      className="sticky bottom-0 z-20 -mx-4 mt-2 flex flex-wrap items-center gap-2 border-t border-edge bg-surface px-4 py-2 md:mx-0 md:rounded-card md:border"
    >
      <output className="mr-auto font-medium">{t('board.select.count', { count })}</output>
      <Button icon={Tag} onClick={onGroup}>
        {t('board.grouping.open')}
      </Button>
      <Button kind="primary" icon={ArrowRightLeft} onClick={onMove}>
        {t('board.node.move')}
      </Button>
      <Button kind="quiet" icon={X} onClick={onClear}>
        {t('board.select.clear')}
      </Button>
    </section>
  )
}
