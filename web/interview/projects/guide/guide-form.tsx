import { useTranslation } from 'react-i18next'
import { KEEP_PLACES, TONES } from '../../../api/interview.ts'
import { Choice } from '../../../components/fields/choice.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { LANGUAGE_NAMES, LANGUAGES } from '../../../i18n/language.ts'
import { formatNumber } from '../../../lib/text/format.ts'
import { type GuideValues, RANGES } from './guide-values.ts'

interface GuideFormProps {
  values: GuideValues
  /** The field that is in the way of saving. */
  unready: keyof GuideValues | null
  onChange: (values: GuideValues) => void
}

/** The fields of a guide, from what it is about to how long it runs. */
export function GuideForm({ values, unready, onChange }: GuideFormProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const set = <K extends keyof GuideValues>(key: K, value: GuideValues[K]) => onChange({ ...values, [key]: value })
  const number = (key: keyof typeof RANGES) => {
    const [least, most] = RANGES[key]
    return (
      <TextField
        id={`guide-${key}`}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        label={t(`interview.guide.${key}`)}
        hint={t(`interview.guide.${key}About`, { least, most: formatNumber(most, language) })}
        {...(key === 'maxResponses' && { note: t('interview.guide.optional') })}
        aria-invalid={unready === key}
        value={values[key]}
        onChange={(event) => set(key, event.target.value)}
      />
    )
  }
  const topics = (key: 'must' | 'never') => (
    <div>
      <TextArea
        id={`guide-${key}`}
        rows={2}
        label={t(`interview.guide.${key}`)}
        aria-describedby={`guide-${key}-about`}
        aria-invalid={unready === key}
        value={values[key]}
        onChange={(event) => set(key, event.target.value)}
      />
      <p id={`guide-${key}-about`} className="mt-1 text-small text-ink-2">
        {t(`interview.guide.${key}About`)}
      </p>
    </div>
  )
  return (
    <div className="flex flex-col gap-7">
      <TextField
        id="guide-name"
        label={t('interview.guide.name')}
        hint={t('interview.guide.nameAbout')}
        placeholder={t('interview.guide.namePlaceholder')}
        maxLength={200}
        value={values.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <div>
        <TextArea
          id="guide-goal"
          rows={2}
          label={t('interview.guide.goal')}
          placeholder={t('interview.guide.goalPlaceholder')}
          maxLength={2000}
          value={values.goal}
          onChange={(event) => set('goal', event.target.value)}
        />
      </div>
      <Choice
        name="guide-language"
        label={t('interview.guide.language')}
        value={values.language}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
        onChange={(language) => set('language', language)}
        inline
      />
      <Choice
        name="guide-tone"
        label={t('interview.guide.tone')}
        value={values.tone}
        options={TONES.map((value) => ({ value, label: t(`interview.guide.tones.${value}`) }))}
        onChange={(tone) => set('tone', tone)}
        inline
      />
      {topics('must')}
      {topics('never')}
      <Choice
        name="guide-keepPlaces"
        label={t('interview.guide.keepPlaces')}
        value={values.keepPlaces}
        options={KEEP_PLACES.map((value) => ({ value, label: t(`interview.guide.places.${value}`) }))}
        onChange={(keepPlaces) => set('keepPlaces', keepPlaces)}
        inline
      />
      <fieldset className="border-t border-hairline pt-5">
        <legend className="sr-only">{t('interview.guide.limits')}</legend>
        <div className="grid items-end gap-x-6 gap-y-5 sm:grid-cols-2">
          {number('maxTurns')}
          {number('maxDeep')}
          {number('maxResponses')}
          <TextField
            id="guide-closesAt"
            type="datetime-local"
            label={t('interview.guide.closesAt')}
            note={t('interview.guide.optional')}
            hint={t('interview.guide.closesAtAbout')}
            aria-invalid={unready === 'closesAt'}
            value={values.closesAt}
            onChange={(event) => set('closesAt', event.target.value)}
          />
        </div>
      </fieldset>
    </div>
  )
}
