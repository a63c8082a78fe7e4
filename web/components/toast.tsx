import { X } from 'lucide-react'
import * as Radix from 'radix-ui/toast'
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'

interface Notice {
  id: number
  text: string
}

const Say = createContext<(text: string) => void>(() => undefined)

/** Says something that asks for nothing: what was saved, what was kept. Failures have their own place on the page. */
export function useToast() {
  return useContext(Say)
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [notices, setNotices] = useState<Notice[]>([])
  const say = useCallback((text: string) => {
    setNotices((before) => [...before.slice(-2), { id: (before.at(-1)?.id ?? 0) + 1, text }])
  }, [])
  const drop = (id: number) => setNotices((before) => before.filter((notice) => notice.id !== id))
  const label = t('shell.notices')
  return (
    <Say value={say}>
      <Radix.Provider duration={6000} label={label}>
        {children}
        {notices.map((notice) => (
          <Radix.Root
            key={notice.id}
            onOpenChange={(open) => !open && drop(notice.id)}
            className="flex animate-arrive items-center justify-between gap-3 rounded-card border border-hairline bg-surface py-1 pr-1 pl-4 shadow-float"
          >
            <Radix.Description className="py-2 text-small">{notice.text}</Radix.Description>
            <Radix.Close asChild>
              <Button kind="plain" icon={X} className="shrink-0">
                {t('common.close')}
              </Button>
            </Radix.Close>
          </Radix.Root>
        ))}
        <Radix.Viewport
          label={`${label} ({hotkey})`}
          className="no-print fixed right-4 bottom-4 left-4 z-50 m-0 flex list-none flex-col gap-2 p-0 outline-none md:left-auto md:w-96"
        />
      </Radix.Provider>
    </Say>
  )
}
