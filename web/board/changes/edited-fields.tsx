import { useTranslation } from 'react-i18next'
import { type HistoryView, NODE_FIELD_NAMES } from '../../api/board.ts'

/** Each field an edit touched, as it was and as it became. */
export function EditedFields({ from, to }: Pick<HistoryView, 'from' | 'to'>) {
  const { t } = useTranslation()
  const shown = (value: unknown) => (typeof value === 'string' && value !== '' ? value : t('board.edit.empty'))
  const touched = NODE_FIELD_NAMES.filter((name) => from?.[name] !== to?.[name])
  return (
    <dl className="mt-1 text-small">
      {touched.map((name) => (
        <div key={name} className="mt-1">
          <dt className="text-ink-2">{t(`board.fields.${name}`)}</dt>
          <dd className="whitespace-pre-wrap">
            <del className="text-ink-2">
              <span className="sr-only">{t('board.history.from')}</span> {shown(from?.[name])}
            </del>
            <span aria-hidden> → </span>
            <ins className="no-underline">
              <span className="sr-only">{t('board.history.to')}</span> {shown(to?.[name])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
