import { useTranslation } from 'react-i18next'
import { NODE_FIELD_NAMES, NODE_FIELDS, type NodeField } from '../../api/board.ts'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import type { Fields } from './field-texts.ts'

const HINTS = { context: 'board.fields.contextHint' } as const satisfies Partial<Record<NodeField, string>>
const hintOf = (name: NodeField) => (name in HINTS ? HINTS[name as keyof typeof HINTS] : undefined)

interface NodeFieldsProps {
  prefix: string
  fields: Fields
  onChange: (fields: Fields) => void
}

export function NodeFields({ prefix, fields, onChange }: NodeFieldsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-col gap-4">
      {NODE_FIELD_NAMES.map((name) => {
        const hint = hintOf(name)
        const id = `${prefix}-${name}`
        return (
          <div key={name} className={NODE_FIELDS[name].control.kind === 'day' ? 'max-w-56' : undefined}>
            <NodeField
              id={id}
              name={name}
              value={fields[name]}
              onChange={(text) => onChange({ ...fields, [name]: text })}
              {...(hint && { 'aria-describedby': `${id}-hint` })}
            />
            {hint && (
              <p id={`${id}-hint`} className="mt-1 text-small text-ink-2">
                {t(hint)}
              </p>
            )}
          </div>
        )
      })}
    </div>
  )
}

interface NodeFieldProps {
  id: string
  name: NodeField
  value: string
  onChange: (text: string) => void
  'aria-describedby'?: string
}

function NodeField({ name, onChange, ...rest }: NodeFieldProps) {
  const { t } = useTranslation()
  const { control, ...field } = NODE_FIELDS[name]
  const label = t(`board.fields.${name}`)
  const written = (event: { target: { value: string } }) => onChange(event.target.value)
  const isRequired = !('absent' in field)
  switch (control.kind) {
    case 'line':
      return (
        <TextField
          {...rest}
          label={label}
          required={isRequired}
          autoComplete="off"
          maxLength={control.max}
          onChange={written}
        />
      )
    case 'text':
      return <TextArea {...rest} label={label} rows={control.rows} onChange={written} />
    case 'day':
      return <TextField {...rest} label={label} type="date" onChange={written} />
  }
}
