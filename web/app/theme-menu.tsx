import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Menu } from '../components/overlays/menu.tsx'
import { setTheme, type Theme, THEMES, useTheme } from '../lib/browser/theme.ts'

const ICONS: Record<Theme, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

export function ThemeMenu() {
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
