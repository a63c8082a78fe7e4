import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../components/overlays/dialog.tsx'
import { isComposing } from '../lib/text/composing.ts'
import { usePaletteItems } from './palette-items.ts'

/** A field and a list of buttons: arrows walk through both, Enter in the field takes the first. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const frame = useRef<HTMLDivElement>(null)
  const { items, looking } = usePaletteItems(navigate, text)

  const go = (item: (typeof items)[number] | undefined) => {
    if (item === undefined) return
    onClose()
    item.run()
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (isComposing(event.nativeEvent) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>('input, li button') ?? [])]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    stops.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % stops.length)?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('palette.title')}
      about={t('palette.about')}
      quiet
    >
      <div ref={frame} onKeyDown={onKeyDown} role="presentation">
        <form
          onSubmit={(event) => {
            event.preventDefault()
            go(items[0])
          }}
        >
          <input
            type="text"
            aria-label={t('palette.placeholder')}
            autoComplete="off"
            placeholder={t('palette.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="block min-h-11 w-full rounded-card border border-edge bg-surface px-4 placeholder:text-ink-2"
          />
        </form>
        <ul className="mt-3">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                onClick={() => go(item)}
                className="flex min-h-11 w-full items-center justify-between gap-4 rounded-card px-3 text-left hover:bg-accent-soft focus:bg-accent-soft focus-visible:outline-offset-[-2px] md:min-h-10"
              >
                <span className="truncate">{item.label}</span>
                <span className="shrink-0 text-small text-ink-2">{t(`palette.groups.${item.group}`)}</span>
              </button>
            </li>
          ))}
        </ul>
        {items.length === 0 && (
          <output className="block px-3 py-4 text-ink-2">{t(looking ? 'palette.looking' : 'palette.none')}</output>
        )}
      </div>
    </Dialog>
  )
}
