import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Price } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { useChange } from './use-change.ts'

export function PriceForm({ model, price }: { model: string; price: Price | null }) {
  const { t } = useTranslation()
  const id = useId()
  const [open, setOpen] = useState(false)
  const change = useChange(() => setOpen(false))
  if (!open)
    return (
      <Button kind="plain" aria-label={t('models.priceSetOf', { model })} onClick={() => setOpen(true)}>
        {t('models.priceSet')}
      </Button>
    )
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const [input, output] = [Number(given.get('in')), Number(given.get('out'))]
    change.mutate({ prices: { [model]: { input_usd: input, output_usd: output } } })
  }
  const field = { type: 'number', min: 0, max: 10_000, step: 'any', required: true, className: 'w-32' } as const
  return (
    <form className="mt-2 flex w-full flex-wrap items-end gap-3" onSubmit={keep}>
      <TextField id={`${id}-in`} name="in" label={t('models.priceIn')} defaultValue={price?.input_usd} {...field} />
      <TextField id={`${id}-out`} name="out" label={t('models.priceOut')} defaultValue={price?.output_usd} {...field} />
      <Button type="submit" disabled={change.isPending}>
        {t('models.save')}
      </Button>
    </form>
  )
}
