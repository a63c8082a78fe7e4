import { useTranslation } from 'react-i18next'
import { useSingleKeysOn } from '../../lib/browser/single-keys.ts'

const SHOWN = [
  ['N', 'keys.capture'],
  ['J K', 'keys.walk'],
  ['S', 'status.IN_PROGRESS'],
  ['D', 'status.NEEDS_DECISION'],
  ['W', 'status.WAITING_EXTERNAL'],
  ['C', 'status.COOLING'],
  ['E', 'status.DONE'],
  ['X', 'keys.select'],
  ['M', 'keys.menu'],
  ['Z', 'keys.undo'],
  ['?', 'keys.help'],
] as const

/** The keys one needs most, where there is a keyboard. */
export function KeyHint() {
  const { t } = useTranslation()
  if (!useSingleKeysOn()) return <div className="h-3 shrink-0" />
  return (
    <>
      <div className="h-4 shrink-0 [@media(hover:hover)]:md:hidden" />
      <ul className="my-3 hidden shrink-0 flex-wrap gap-x-4 text-small text-ink-2 [@media(hover:hover)]:md:flex">
        {SHOWN.map(([key, does]) => (
          <li key={key}>
            <kbd className="rounded-card border border-hairline bg-surface px-1.5 [font-family:inherit] text-ink">
              {key}
            </kbd>{' '}
            {t(`board.${does}`)}
          </li>
        ))}
      </ul>
    </>
  )
}
