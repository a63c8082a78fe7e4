import { isBlank } from '../../../src/text/blank.ts'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { NodeView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { EditConflict } from './edit-conflict.tsx'
import { NodeFields } from './node-fields.tsx'
import { useEdit } from './use-edit.ts'

export function NodeForm({ node, onClose }: { node: NodeView; onClose: () => void }) {
  const { t } = useTranslation()
  const { fields, set, save, conflict } = useEdit(node, onClose)
  const blank = isBlank(fields.title)
  return (
    <form
      aria-label={t('board.edit.title')}
      className="border-y border-hairline py-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank && !save.isPending) save.mutate()
      }}
    >
      {conflict !== null && (
        <EditConflict key={conflict.theirs.version} conflict={conflict} fields={fields} onChange={set} />
      )}
      <NodeFields prefix="edit" fields={fields} onChange={set} />
      {blank && (
        <p role="alert" className="mt-2 text-small text-signal">
          {t('board.edit.blank')}
        </p>
      )}
      <div className="mt-4 empty:hidden">
        {save.isPending && <WorkingState stage={t('board.edit.saving')} since={save.submittedAt} />}
        {save.isError && <FailedState code={codeFrom(save.error)} kept={t('board.edit.failed')} />}
      </div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
        <Button type="submit" kind="primary" icon={Check} disabled={blank || save.isPending}>
          {conflict === null ? t('board.edit.save') : t('board.edit.conflictSave')}
        </Button>
      </div>
    </form>
  )
}
