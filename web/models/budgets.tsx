import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ModelsView } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useChange } from './use-change.ts'

const FIELDS = [
  ['day_usd', 'models.budgetDay'],
  ['talk_usd', 'models.budgetTalk'],
] as const

export function Budgets({ budgets }: { budgets: ModelsView['budgets'] }) {
  const { t } = useTranslation()
  const change = useChange()
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const set = FIELDS.filter(([field]) => given.has(field)).map(([field]) => {
      const amount = String(given.get(field)).trim()
      return [field, amount === '' ? null : Number(amount)] as const
    })
    change.mutate({ budgets: Object.fromEntries(set) })
  }
  return (
    <section aria-labelledby="models-budgets">
      <h2 id="models-budgets" className="mb-2 font-semibold">
        {t('models.budgets')}
      </h2>
      <p className="measure mb-4 text-small text-ink-2">{t('models.budgetsLine')}</p>
      <form onSubmit={keep} className="flex flex-wrap items-end gap-3">
        {FIELDS.map(([field, label]) => {
          const isFixed = budgets.fixed.includes(field)
          return (
            <TextField
              key={`${field} ${budgets[field]}`}
              id={`models-${field}`}
              name={field}
              type="number"
              min={0}
              step="any"
              label={t(label)}
              note={isFixed ? t('models.fixed') : undefined}
              disabled={isFixed}
              defaultValue={budgets[field] ?? ''}
              className="w-36"
            />
          )
        })}
        <Button type="submit" disabled={change.isPending}>
          {t('models.save')}
        </Button>
      </form>
    </section>
  )
}
