import { GitMerge } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioCard } from '../../components/fields/radio-card.tsx'
import type { Fields } from './field-texts.ts'
import type { Clash } from './merge-edit.ts'
import type { Conflict } from './use-edit.ts'

interface EditConflictProps {
  conflict: Conflict
  fields: Fields
  onChange: (fields: Fields) => void
}

/** Two people wrote at once. Both texts are shown, and the fields below hold what would be saved. */
export function EditConflict({ conflict, fields, onChange }: EditConflictProps) {
  const { t } = useTranslation()
  const frame = useRef<HTMLElement>(null)
  useEffect(() => {
    frame.current?.focus()
    frame.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section ref={frame} role="alert" tabIndex={-1} className="mb-6 border-l-2 border-signal py-1 pl-4 outline-none">
      <h2 className="flex items-start gap-2 font-semibold">
        <GitMerge aria-hidden size={18} className="mt-1 shrink-0 text-signal" />
        {t('board.edit.conflictTitle')}
      </h2>
      <p className="mt-1 text-ink-2">
        {t(conflict.clashes.length === 0 ? 'board.edit.conflictMerged' : 'board.edit.conflict')}
      </p>
      {conflict.clashes.map((clash) => (
        <Choice
          key={clash.name}
          clash={clash}
          value={fields[clash.name]}
          onChoose={(text) => onChange({ ...fields, [clash.name]: text })}
        />
      ))}
    </section>
  )
}

interface ChoiceProps {
  clash: Clash
  value: string
  onChoose: (text: string) => void
}

function Choice({ clash, value, onChoose }: ChoiceProps) {
  const { t } = useTranslation()
  const field = t(`board.fields.${clash.name}`)
  const sides = [
    { id: 'mine', label: t('board.edit.mine'), text: clash.mine },
    { id: 'theirs', label: t('board.edit.theirs'), text: clash.theirs },
  ]
  return (
    <fieldset className="mt-4">
      <legend className="text-small text-ink-2">{t('board.edit.choose', { field })}</legend>
      <div className="mt-1 grid gap-2 md:grid-cols-2">
        {sides.map(({ id, label, text }) => (
          <RadioCard
            key={id}
            id={`conflict-${clash.name}-${id}`}
            name={`conflict-${clash.name}`}
            label={label}
            checked={value === text}
            onChoose={() => onChoose(text)}
          >
            {text === '' ? t('board.edit.empty') : text}
          </RadioCard>
        ))}
      </div>
    </fieldset>
  )
}
