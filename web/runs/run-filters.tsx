import { getRouteApi } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { RunsSearch } from '../api/runs.ts'
import { Button } from '../components/button.tsx'
import { Menu } from '../components/overlays/menu.tsx'

const ALL = 'all'
const route = getRouteApi('/runs')

export function isFiltered({ run: _open, ...filters }: RunsSearch): boolean {
  return Object.values(filters).some((filter) => filter !== undefined)
}

/** The filters live in the address, so that a filtered ledger can be shared and survives a reload. */
export function RunFilters({ search, asks }: { search: RunsSearch; asks: string[] }) {
  const { t } = useTranslation()
  const navigate = route.useNavigate()
  const set = (next: RunsSearch) => void navigate({ search: next, replace: true, resetScroll: false })
  const filtered = isFiltered(search)
  const all = (label: string) => ({ value: ALL, label: `${label}: ${t('common.all')}` }) as const
  const without = (key: keyof RunsSearch) => {
    const { [key]: _dropped, ...rest } = search
    return rest
  }
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('runs.filters')}</legend>
      {search.subject_id !== undefined && <p className="text-small">{t('runs.ofTalk')}</p>}
      <Menu
        label={t('runs.ask')}
        value={search.ask ?? ALL}
        options={[all(t('runs.ask')), ...asks.map((ask) => ({ value: ask, label: ask }))]}
        onChange={(ask) => set(ask === ALL ? without('ask') : { ...search, ask })}
      />
      <Menu
        label={t('runs.source')}
        value={search.source ?? ALL}
        options={[
          all(t('runs.source')),
          { value: 'built-in', label: t('chips.builtIn') },
          { value: 'model', label: t('runs.model') },
          { value: 'external', label: t('chips.external') },
        ]}
        onChange={(source) => set(source === ALL ? without('source') : { ...search, source })}
      />
      <Menu
        label={t('runs.outcome')}
        value={search.outcome ?? ALL}
        options={[
          all(t('runs.outcome')),
          { value: 'accepted', label: t('runs.outcomes.accepted') },
          { value: 'refused', label: t('runs.outcomes.refused') },
          { value: 'failed', label: t('runs.outcomes.failed') },
        ]}
        onChange={(outcome) => set(outcome === ALL ? without('outcome') : { ...search, outcome })}
      />
      {filtered && (
        <Button kind="plain" icon={X} onClick={() => set({})}>
          {t('runs.clear')}
        </Button>
      )}
    </fieldset>
  )
}
