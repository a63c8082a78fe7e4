import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { setSingleKeys, useSingleKeysOn } from '../../lib/browser/single-keys.ts'
import { keyOf, MOVE_KEYS } from './move-keys.ts'

const WALKING = [
  ['N', 'capture'],
  ['J K ↑ ↓', 'walk'],
  ['H L ← →', 'trays'],
  ['Enter', 'open'],
  ['X', 'select'],
  ['Shift ↑ ↓', 'extend'],
  ['M', 'menu'],
  ['T', 'group'],
  ['Z', 'undo'],
  ['Esc', 'leave'],
  ['?', 'help'],
] as const

/** Every key of the board; whoever does not want them switches them off here. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const on = useSingleKeysOn()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.keys.title')}
      about={t('board.keys.about')}
    >
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => setSingleKeys(event.target.checked)}
          className="size-5 accent-accent"
        />
        {t('board.keys.on')}
      </label>
      <div className="mt-2 grid gap-x-8 md:grid-cols-2">
        <Keys title={t('board.keys.walking')}>
          {WALKING.map(([key, does]) => (
            <Key key={key} name={key} does={t(`board.keys.${does}`)} />
          ))}
        </Keys>
        <Keys title={t('board.keys.moving')}>
          {MOVE_KEYS.map(([, to]) => (
            <Key key={to} name={keyOf(to) ?? ''} does={t(`board.status.${to}`)} />
          ))}
        </Keys>
      </div>
    </Dialog>
  )
}

function Keys({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-3">
      <h3 className="mb-1 text-small text-ink-2">{title}</h3>
      <dl className="border-b border-hairline">{children}</dl>
    </section>
  )
}

function Key({ name, does }: { name: string; does: string }) {
  return (
    <div className="flex justify-between gap-4 border-t border-hairline py-1">
      <dt>{does}</dt>
      <dd>
        <kbd className="text-small whitespace-nowrap text-ink-2 [font-family:inherit]">{name}</kbd>
      </dd>
    </div>
  )
}
