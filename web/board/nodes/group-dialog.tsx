import { isBlank } from '../../../src/text/blank.ts'
import { useQuery } from '@tanstack/react-query'
import { Tag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { group, groupsQuery, type NodeView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useEffectOf } from '../changes/use-effect-of.ts'

const MOST_SHOWN = 12

/** Puts one thing or several into a group by hand; the groups there are lie ready. */
export function GroupDialog({ nodes, onClose }: { nodes: readonly NodeView[]; onClose: () => void }) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const groups = useQuery(groupsQuery)
  const put = useEffectOf(
    () =>
      group(
        name.trim(),
        nodes.map(({ id }) => id),
      ),
    t('board.grouping.done', { count: nodes.length, name: name.trim() }),
    onClose,
  )
  const known = (groups.data?.groups ?? []).filter(({ group_label: label }) => label.includes(name.trim()))
  const ready = !isBlank(name) && !put.isPending
  const failed = put.isError ? codeFrom(put.error) : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.grouping.title', { count: nodes.length })}
      about={t('board.grouping.about')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) put.mutate()
        }}
      >
        <TextField
          id="group-name"
          label={t('board.grouping.name')}
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        {known.length > 0 && (
          <ul aria-label={t('board.grouping.known')} className="mt-3 flex flex-wrap gap-2">
            {known.slice(0, MOST_SHOWN).map(({ group_label: label, count }) => (
              <li key={label}>
                <Button icon={Tag} onClick={() => setName(label)}>
                  {`${label} (${count})`}
                </Button>
              </li>
            ))}
          </ul>
        )}
        {failed !== null && (
          <div className="mt-4">
            <FailedState
              code={failed}
              kept={t(failed === 'CONFLICT' ? 'board.grouping.refused' : 'board.grouping.failed')}
            />
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
          <Button type="submit" kind="primary" icon={Tag} disabled={!ready}>
            {t('board.grouping.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
