import { isBlank } from '../../../src/text/blank.ts'
import { Spline } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NewRelation, type NodeLine, relate } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { shorten } from '../../lib/text/format.ts'
import { useEffectOf } from '../changes/use-effect-of.ts'
import { NodePicker } from './node-picker.tsx'

/** How the other one stands to this one, as a person says it; and which end of the relation this one is then. */
const WAYS = [
  { way: 'needs', type: 'depends_on', starts: true },
  { way: 'neededBy', type: 'depends_on', starts: false },
  { way: 'blocks', type: 'blocks', starts: true },
  { way: 'blockedBy', type: 'blocks', starts: false },
  { way: 'related', type: 'related', starts: true },
  { way: 'sameTopic', type: 'same_topic', starts: true },
  { way: 'own', type: '', starts: true },
] as const
type Way = (typeof WAYS)[number]['way']

/** A relation made by hand: the act is its confirmation, and it can be undone. */
export function RelateDialog({ node, onClose }: { node: NodeLine; onClose: () => void }) {
  const { t } = useTranslation()
  const [way, setWay] = useState<Way>('needs')
  const [own, setOwn] = useState('')
  const [other, setOther] = useState<string>()
  const [reason, setReason] = useState('')
  const add = useEffectOf(
    () => relate(relationOf(node.id, other ?? '', way, own, reason)),
    t('board.relate.done', { title: shorten(node.title, 40) }),
    onClose,
  )
  const ready = other !== undefined && other !== node.id && (way !== 'own' || !isBlank(own)) && !add.isPending
  const failed = add.isError ? codeFrom(add.error) : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.relate.title', { title: shorten(node.title, 60) })}
      about={t('board.relate.about')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) add.mutate()
        }}
      >
        <NodePicker
          label={t('board.relate.other')}
          chosen={other}
          hint={t('board.relate.otherHint')}
          onChoose={setOther}
        />
        {other === node.id && (
          <p role="alert" className="mt-1 text-small text-signal">
            {t('board.relate.itself')}
          </p>
        )}
        <fieldset className="mt-4">
          <legend className="mb-1 font-medium">{t('board.relate.how')}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {WAYS.map((each) => (
              <label key={each.way} className="flex min-h-10 items-center gap-3">
                <input
                  type="radio"
                  name="way"
                  checked={way === each.way}
                  onChange={() => setWay(each.way)}
                  className="size-5 accent-accent"
                />
                {t(`board.relate.ways.${each.way}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {way === 'own' && (
          <div className="mt-2">
            <TextField
              id="relation-own"
              label={t('board.relate.own')}
              maxLength={60}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
          </div>
        )}
        <div className="mt-4">
          <TextField
            id="relation-reason"
            label={t('board.relate.reason')}
            autoComplete="off"
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        {failed !== null && (
          <div className="mt-4">
            <FailedState
              code={failed}
              kept={t(failed === 'CONFLICT' ? 'board.relate.refused' : 'board.relate.failed')}
            />
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
          <Button type="submit" kind="primary" icon={Spline} disabled={!ready}>
            {t('board.relate.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function relationOf(node: string, other: string, way: Way, own: string, reason: string): NewRelation {
  const { type, starts } = WAYS.find((each) => each.way === way) ?? WAYS[0]
  return {
    from_node_id: starts ? node : other,
    to_node_id: starts ? other : node,
    relation_type: type === '' ? own.trim() : type,
    ...(!isBlank(reason) && { reason: reason.trim() }),
  }
}
