import { useLocation } from '@tanstack/react-router'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'

/** One thing that can be done about what was said; it can be done elsewhere too, for those who are not quick enough. */
export interface ToastAction {
  label: string
  onAct: () => void
}

interface Notice {
  id: number
  text: string
  action: ToastAction | undefined
}

const SHORT_MS = 6_000
const WITH_ACTION_MS = 30_000

const Say = createContext<(text: string, action?: ToastAction) => void>(() => undefined)

/**
 * Says what was saved or kept, and may offer one step. Failures have their own place on the page. It lies where nothing
 * of the page is: below the rooms, and on a phone over the top bar and no lower, the last one alone.
 */
export function useToast() {
  return useContext(Say)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [notices, setNotices] = useState<Notice[]>([])
  const say = useCallback((text: string, action?: ToastAction) => {
    // An offer counts for the last thing done: a newer one takes its place.
    setNotices((before) => [
      ...before.filter((notice) => notice.action === undefined).slice(-1),
      { id: (before.at(-1)?.id ?? 0) + 1, text, action },
    ])
  }, [])
  // What was said about a page ends with it.
  const { pathname } = useLocation()
  const [place, setPlace] = useState(pathname)
  if (place !== pathname) {
    setPlace(pathname)
    setNotices([])
  }
  const drop = (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id))
  const label = t('shell.notices')
  return (
    <Say value={say}>
      <Radix.Provider duration={SHORT_MS} label={label}>
        {children}
        {notices.map((notice) => (
          <Radix.Root
            key={notice.id}
            duration={notice.action === undefined ? SHORT_MS : WITH_ACTION_MS}
            onOpenChange={(open) => !open && drop(notice.id)}
            className="flex animate-arrive items-center justify-between gap-x-1 border-b border-hairline bg-surface pr-1 pl-4 max-md:h-14 md:flex-col md:items-stretch md:rounded-card md:border md:py-1 md:pl-3 md:shadow-float"
          >
            <Radix.Description className="line-clamp-2 min-w-0 flex-1 text-small md:line-clamp-5 md:pt-2">
              {notice.text}
            </Radix.Description>
            <div className="flex shrink-0 md:justify-end">
              {notice.action && (
                <Radix.Action asChild altText={notice.action.label}>
                  <Button kind="plain" onClick={notice.action.onAct}>
                    {notice.action.label}
                  </Button>
                </Radix.Action>
              )}
              <Radix.Close asChild>
                <Button kind="plain" icon={X}>
                  {t('common.close')}
                </Button>
              </Radix.Close>
            </div>
          </Radix.Root>
        ))}
        <Radix.Viewport
          label={`${label} ({hotkey})`}
          className="no-print fixed inset-x-0 top-0 z-50 m-0 flex list-none flex-col gap-2 p-0 outline-none max-md:[&>li:not(:last-child)]:hidden md:top-auto md:right-auto md:bottom-3 md:left-2 md:w-52"
        />
      </Radix.Provider>
    </Say>
  )
}
