import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AskChoice, ModelsView } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { TextField } from '../components/fields/text-field.tsx'
import { Menu } from '../components/overlays/menu.tsx'
import { AskText } from '../runs/ask-text.tsx'
import { useChange } from './use-change.ts'

const EVERY_ASK = '*'
const NONE = ''

export function Choices({ view }: { view: ModelsView }) {
  const { t } = useTranslation()
  const change = useChange()
  const choose = (ask: string, model: string) => change.mutate({ per_ask: { [ask]: model === NONE ? null : model } })
  const names = ['built-in', ...view.models.map(({ model }) => model)]
  return (
    <section aria-labelledby="models-choices">
      <h2 id="models-choices" className="mb-2 font-semibold">
        {t('models.choices')}
      </h2>
      <p className="measure mb-4 text-small text-ink-2">{t('models.choicesLine')}</p>
      <ul className="border-b border-hairline">
        {view.asks.map((one) => (
          <li
            key={one.ask}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hairline py-2"
          >
            <AskName of={one.ask} />
            {one.by === 'variable' ? (
              <span className="text-small text-ink-2">
                {`${one.model} · ${t('models.byVariable', { variable: one.variable })}`}
              </span>
            ) : (
              <AskMenu one={one} names={names} onChoose={(model) => choose(one.ask, model)} />
            )}
          </li>
        ))}
      </ul>
      <Another asks={view.asks} />
    </section>
  )
}

function AskName({ of }: { of: string }) {
  const { t } = useTranslation()
  return <span>{of === EVERY_ASK ? t('models.everyAsk') : <AskText of={of} />}</span>
}

function AskMenu({ one, names, onChoose }: { one: AskChoice; names: string[]; onChoose: (model: string) => void }) {
  const { t } = useTranslation()
  const own = one.by === 'page' || (one.ask === EVERY_ASK && one.by === 'page-for-all')
  const otherwise = t(one.ask === EVERY_ASK ? 'models.asEnvironment' : 'models.asElse')
  return (
    <Menu
      label={one.ask}
      value={own ? one.model : NONE}
      options={[
        { value: NONE, label: own ? otherwise : `${otherwise} (${one.model})` },
        ...names.map((name) => ({ value: name, label: name })),
      ]}
      onChange={onChoose}
    />
  )
}

function Another({ asks }: { asks: readonly AskChoice[] }) {
  const { t } = useTranslation()
  const [ask, setAsk] = useState(EVERY_ASK)
  const [name, setName] = useState('')
  const change = useChange(() => setName(''))
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (name.trim() !== '') change.mutate({ per_ask: { [ask]: name.trim() } })
  }
  const free = asks.filter(({ by }) => by !== 'variable')
  return (
    <form onSubmit={keep} className="mt-6 flex flex-wrap items-end gap-3">
      <div className="min-w-64 grow">
        <TextField
          id="models-another"
          label={t('models.another')}
          hint={t('models.anotherHint')}
          value={name}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <Menu
        label={t('models.forAsk')}
        value={ask}
        options={free.map((one) => ({
          value: one.ask,
          label: one.ask === EVERY_ASK ? t('models.everyAsk') : one.ask,
        }))}
        onChange={setAsk}
      />
      <Button type="submit" disabled={change.isPending}>
        {t('models.choose')}
      </Button>
    </form>
  )
}
