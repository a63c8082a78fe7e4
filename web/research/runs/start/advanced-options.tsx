import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fold } from '../../../components/fold.tsx'
import { Choice } from '../../../components/fields/choice.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { LANGUAGE_NAMES } from '../../../i18n/language.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { type Counted, EMPTY, LANGUAGE_CHOICES, RANGES, type StartValues, type unready } from './start-values.ts'

interface AdvancedOptionsProps {
  values: StartValues
  unready: ReturnType<typeof unready>
  onChange: (values: StartValues) => void
}

/** How many, how long, how much. Open from the start where something of it was set before. */
export function AdvancedOptions({ values, unready, onChange }: AdvancedOptionsProps) {
  const { t } = useTranslation()
  const { topic: _topic, provider: _provider, corpus: _corpus, ...folded } = values
  const [open, setOpen] = useState(() =>
    Object.entries(folded).some(([key, value]) => EMPTY[key as keyof StartValues] !== value),
  )
  const counted = (key: Counted) => (
    <CountedField
      of={key}
      value={values[key]}
      invalid={unready === key}
      onChange={(text) => onChange({ ...values, [key]: text })}
    />
  )
  return (
    <Fold
      title={t('research.start.advanced')}
      className="mt-5 border-t border-hairline pt-2"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <div className="mt-3 flex flex-col gap-6">
        <Choice
          name="research-language"
          label={t('research.start.language')}
          value={values.language}
          options={LANGUAGE_CHOICES.map((value) =>
            value === 'topic'
              ? { value, label: t('research.start.languageOfTopic') }
              : { value, label: LANGUAGE_NAMES[value], lang: value },
          )}
          onChange={(language) => onChange({ ...values, language })}
          inline
        />
        <div className="grid grid-cols-2 items-end gap-x-6 gap-y-5 lg:grid-cols-4">
          {counted('agents')}
          {counted('iterations')}
          {counted('results')}
          {counted('agentMinutes')}
        </div>
        <fieldset>
          <legend className="font-medium">{t('research.start.budget')}</legend>
          <p className="mb-3 text-small text-ink-2">{t('research.start.budgetAbout')}</p>
          <div className="grid grid-cols-2 items-end gap-x-6 gap-y-5 sm:grid-cols-3">
            {counted('minutes')}
            {counted('tokens')}
            <TextField
              id="research-cost"
              inputMode="decimal"
              label={t('research.start.fields.cost')}
              hint={t('research.start.costAbout')}
              aria-invalid={unready === 'cost'}
              value={values.cost}
              onChange={(event) => onChange({ ...values, cost: event.target.value })}
            />
          </div>
        </fieldset>
      </div>
    </Fold>
  )
}

interface CountedFieldProps {
  of: Counted
  value: string
  invalid: boolean
  onChange: (text: string) => void
}

function CountedField({ of, value, invalid, onChange }: CountedFieldProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [least, most] = RANGES[of]
  return (
    <TextField
      id={`research-${of}`}
      inputMode="numeric"
      label={t(`research.start.fields.${of}`)}
      hint={t(`research.start.about.${of}`, { least, most: formatNumber(most, language) })}
      aria-invalid={invalid}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
