import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/class-names.ts'
import { Button } from '../button.tsx'
import { Phrases } from '../phrases/phrases.tsx'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Said to screen readers, and shown unless `quiet`. */
  about: string
  children: ReactNode
  quiet?: boolean
  /** Where it comes from: the middle of the page or one of its edges. */
  from?: 'middle' | 'left' | 'right'
}

const PLACE = {
  middle:
    'inset-x-3 top-[8vh] mx-auto max-h-[84vh] max-w-2xl rounded-card animate-arrive md:inset-x-6 data-[state=closed]:opacity-0',
  left: 'inset-y-0 left-0 w-[min(20rem,86vw)] animate-from-left',
  right: 'inset-y-0 right-0 w-full animate-from-right md:w-[min(44rem,70vw)]',
}

export function Dialog({ open, onOpenChange, title, about, children, quiet = false, from = 'middle' }: DialogProps) {
  const { t } = useTranslation()
  // Our dialogs have no trigger of Radix's own to give the focus back to.
  const before = useRef<Element>(null)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="no-print fixed inset-0 z-40 animate-appear bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={(event) => {
            before.current = document.activeElement
            startInside(event)
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (before.current instanceof HTMLElement) before.current.focus({ preventScroll: true })
          }}
          className={cx(
            'no-print fixed z-50 overflow-y-auto overscroll-contain bg-surface text-ink shadow-float outline-none',
            PLACE[from],
          )}
        >
          <div className="sticky top-0 z-10 flex items-start justify-between gap-4 bg-surface px-5 pt-4 pb-3">
            <div className="pt-1.5">
              <Radix.Title className="font-semibold">{title}</Radix.Title>
              <Radix.Description className={quiet ? 'sr-only' : 'text-small text-ink-2'}>
                <Phrases text={about} />
              </Radix.Description>
            </div>
            <Radix.Close asChild>
              <Button kind="plain" icon={X} className="-mr-2 shrink-0">
                {t('common.close')}
              </Button>
            </Radix.Close>
          </div>
          <div data-inside className="px-5 pb-5">
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** A dialog starts where it says, else in its field, else at the first thing to choose; at "close" only without any. */
function startInside(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const inside = event.currentTarget.querySelector('[data-inside]')
  const first =
    inside?.querySelector<HTMLElement>('[data-first]:not(:disabled)') ??
    inside?.querySelector<HTMLElement>('input:not([type=checkbox], [type=radio])') ??
    inside?.querySelector<HTMLElement>('a[href], button:not(:disabled), input, textarea, [tabindex="0"]')
  if (!first) return
  event.preventDefault()
  first.focus()
}
