import { useTranslation } from 'react-i18next'
import { TextArea } from '../../components/text-area.tsx'
import { TextField } from '../../components/text-field.tsx'

/** What a person writes themselves; the status is not among it. */
export interface Fields {
  title: string
  context: string
  note: string
  due: string
}

export const FIELD_NAMES = ['title', 'context', 'note', 'due'] as const satisfies readonly (keyof Fields)[]
export const EMPTY_FIELDS: Fields = { title: '', context: '', note: '', due: '' }

interface NodeFieldsProps {
  prefix: string
  fields: Fields
  onChange: (fields: Fields) => void
}

export function NodeFields({ prefix, fields, onChange }: NodeFieldsProps) {
  const { t } = useTranslation()
  const set = (part: Partial<Fields>) => onChange({ ...fields, ...part })
  return (
    <div className="flex flex-col gap-4">
      <div>
        <TextField
          id={`${prefix}-title`}
          label={t('board.fields.title')}
          required
          autoComplete="off"
          maxLength={200}
          value={fields.title}
          onChange={(event) => set({ title: event.target.value })}
        />
      </div>
      <div>
        <TextArea
          id={`${prefix}-context`}
          label={t('board.fields.context')}
          aria-describedby={`${prefix}-context-hint`}
          rows={3}
          value={fields.context}
          onChange={(event) => set({ context: event.target.value })}
        />
        <p id={`${prefix}-context-hint`} className="mt-1 text-small text-ink-2">
          {t('board.fields.contextHint')}
        </p>
      </div>
      <div>
        <TextArea
          id={`${prefix}-note`}
          label={t('board.fields.note')}
          rows={2}
          value={fields.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
      <div className="max-w-56">
        <TextField
          id={`${prefix}-due`}
          label={t('board.fields.due')}
          type="date"
          value={fields.due}
          onChange={(event) => set({ due: event.target.value })}
        />
      </div>
    </div>
  )
}
