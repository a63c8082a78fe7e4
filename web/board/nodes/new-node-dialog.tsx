import { isBlank } from '../../../src/text/blank.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createNode, type NodeLine } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { shorten } from '../../lib/text/format.ts'
import { EMPTY_FIELDS, newNodeOf } from './field-texts.ts'
import { NodeFields } from './node-fields.tsx'
import { useDone } from '../changes/use-undo.ts'

export function NewNodeDialog({ parent, onClose }: { parent?: NodeLine; onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const done = useDone()
  const [fields, setFields] = useState(EMPTY_FIELDS)
  const add = useMutation({
    mutationFn: () => createNode(newNodeOf(fields), parent?.id),
    onSuccess: ({ node, history_id: historyId }) => {
      const what = t('board.add.done', { title: node.title })
      done(what, { historyId, what })
      void client.invalidateQueries({ queryKey: ['board'] })
      onClose()
    },
  })
  const title =
    parent === undefined ? t('board.add.title') : t('board.add.childTitle', { title: shorten(parent.title, 40) })
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} about={t('board.add.about')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isBlank(fields.title) && !add.isPending) add.mutate()
        }}
      >
        <NodeFields prefix="new" fields={fields} onChange={setFields} />
        <div className="mt-4 empty:hidden">
          {add.isPending && <WorkingState stage={t('board.add.saving')} since={add.submittedAt} />}
          {add.isError && <FailedState code={codeFrom(add.error)} kept={t('board.add.failed')} />}
        </div>
        <DialogActions>
          <Button type="submit" kind="primary" icon={Plus} disabled={isBlank(fields.title) || add.isPending}>
            {t('board.add.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
