import { Outlet, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ToastProvider } from '../components/overlays/toast.tsx'
import { TooltipProvider } from '../components/overlays/tooltip.tsx'
import { useSingleKeys } from '../lib/browser/single-keys.ts'
import { Rail } from './rail.tsx'
import { TopBar } from './top-bar.tsx'
import { usePaletteKey } from './use-palette-key.ts'

const CommandPalette = lazy(() => import('./command-palette.tsx'))
const CaptureDialog = lazy(() => import('../board/trays/capture-dialog.tsx'))

export function Shell() {
  const { t } = useTranslation()
  const [palette, setPalette] = useState(false)
  usePaletteKey(() => setPalette((open) => !open))
  const [capturing, setCapturing] = useState(false)
  const takeLine = () => {
    // Where the inbox lies on the page its line is taken, elsewhere a line comes to the person.
    const line = document.getElementById('capture')
    if (line === null) setCapturing(true)
    else line.focus()
  }
  useSingleKeys({ n: takeLine })
  const main = useFocusOnArrival()
  return (
    <ToastProvider>
      <TooltipProvider>
        <a
          href="#main"
          className="no-print until-focused fixed top-2 left-2 z-50 rounded-card bg-accent px-4 py-2 text-small text-on-accent"
        >
          {t('shell.skip')}
        </a>
        <div className="flow-on-paper min-h-dvh md:grid md:grid-cols-[14rem_minmax(0,1fr)]">
          <aside className="no-print sticky top-0 hidden h-dvh border-r border-hairline md:block">
            <Rail />
          </aside>
          <div className="flow-on-paper flex min-h-dvh min-w-0 flex-col">
            <TopBar onPalette={() => setPalette(true)} />
            <main
              id="main"
              ref={main}
              tabIndex={-1}
              className="flow-on-paper flex min-h-0 flex-1 flex-col outline-none"
            >
              <Outlet />
            </main>
          </div>
        </div>
        {palette && (
          <Suspense>
            <CommandPalette onClose={() => setPalette(false)} />
          </Suspense>
        )}
        {capturing && (
          <Suspense>
            <CaptureDialog onClose={() => setCapturing(false)} />
          </Suspense>
        )}
      </TooltipProvider>
    </ToastProvider>
  )
}

/** After a change of place the keyboard starts at the content, unless the page took the focus itself. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}
