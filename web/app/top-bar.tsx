import { Languages, Menu as MenuIcon, Search, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../components/button.tsx'
import { Dialog } from '../components/overlays/dialog.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { setLanguage, useLanguage } from '../i18n/index.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../i18n/language.ts'
import { Rail } from './rail.tsx'
import { onApple } from './use-palette-key.ts'
import { Where } from './where.tsx'
import { setTheme, type Theme, THEMES, useTheme } from '../lib/browser/theme.ts'

const ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

function ThemeMenu() {
  const { t } = useTranslation()
  const theme = useTheme()
  return (
    <Menu
      label={t('shell.theme')}
      kind="quiet"
      icon={ICONS[theme]}
      value={theme}
      options={THEMES.map((value) => ({ value, label: t(`shell.themes.${value}`) }))}
      onChange={setTheme}
    />
  )
}

export function TopBar({ onPalette }: { onPalette: () => void }) {
  const { t } = useTranslation()
  const [drawer, setDrawer] = useState(false)
  return (
    <header className="no-print sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b border-hairline bg-ground px-2 md:px-8">
      <Button kind="quiet" icon={MenuIcon} className="shrink-0 md:hidden" onClick={() => setDrawer(true)}>
        {t('shell.menu')}
      </Button>
      <Where />
      <div className="ml-auto -mr-3 hidden shrink-0 items-center md:flex">
        <Button kind="quiet" icon={Search} onClick={onPalette} aria-keyshortcuts={onApple ? 'Meta+K' : 'Control+K'}>
          {t('palette.open')}
          <kbd className="ml-2 [font-family:inherit]">{onApple ? '⌘K' : 'Ctrl K'}</kbd>
        </Button>
        <Preferences />
      </div>
      <Dialog
        open={drawer}
        onOpenChange={setDrawer}
        title={t('shell.menu')}
        about={t('shell.menuAbout')}
        from="left"
        quiet
      >
        <div className="-mx-5">
          <Rail onGo={() => setDrawer(false)} />
        </div>
        <div className="-mx-3 flex flex-col items-start gap-1 border-t border-hairline pt-3">
          <Button
            kind="quiet"
            icon={Search}
            onClick={() => {
              setDrawer(false)
              onPalette()
            }}
          >
            {t('palette.open')}
          </Button>
          <Preferences />
        </div>
      </Dialog>
    </header>
  )
}

function Preferences() {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <Menu
        label={t('shell.language')}
        kind="quiet"
        icon={Languages}
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(next) => void setLanguage(next)}
      />
      <ThemeMenu />
    </>
  )
}
