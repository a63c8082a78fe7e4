import { Link } from '@tanstack/react-router'
import { Braces, FileCode2, Folder } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GraphNode, GraphSearch } from '../../api/code.ts'
import { cx } from '../../lib/class-names.ts'
import { folderOf, goTo, lastPart } from './place.ts'

type Spot = Pick<GraphNode, 'kind' | 'path' | 'symbol' | 'line' | 'mark'>

const ICONS = { folder: Folder, file: FileCode2, symbol: Braces }

interface SpotLinkProps {
  at: GraphSearch
  spot: Spot
  /** What a line below the name adds; where it stands by default. */
  about?: string
  className?: string
  onActive?: (isActive: boolean) => void
}

/** One thing of the code by its name; following it puts it in the middle. */
export function SpotLink({ at, spot, about, className, onActive }: SpotLinkProps) {
  const Icon = ICONS[spot.kind]
  const name = spot.symbol ?? lastPart(spot.path)
  const where = about ?? (spot.kind === 'symbol' ? spot.path : folderOf(spot.path))
  return (
    <Link
      to="/code/graph"
      search={goTo(at, spot)}
      preload={false}
      title={spot.path}
      onMouseEnter={() => onActive?.(true)}
      onMouseLeave={() => onActive?.(false)}
      onFocus={() => onActive?.(true)}
      onBlur={() => onActive?.(false)}
      className={cx(
        'flex min-h-11 min-w-0 items-center gap-2 rounded-card border px-2.5 py-1 text-small leading-snug hover:border-ink',
        spot.mark === 'evidence' ? 'border-accent bg-accent-soft' : 'border-hairline bg-surface',
        className,
      )}
    >
      <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <bdi className="block truncate font-mono">{name}</bdi>
        {where !== '' && <bdi className="block truncate text-ink-2">{where}</bdi>}
      </span>
      <Mark of={spot.mark} />
    </Link>
  )
}

/** That a session rests on it, or has only seen it: in a word, not by a colour. */
export function Mark({ of }: { of: Spot['mark'] }) {
  const { t } = useTranslation()
  if (of === undefined) return null
  return (
    <span className={cx('shrink-0', of === 'evidence' ? 'font-medium text-accent' : 'text-ink-2')}>
      {t(`code.graph.marks.${of}`)}
    </span>
  )
}
