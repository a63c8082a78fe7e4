import { type ReactNode, useEffect, useState } from 'react'
import type { Guide, GuideChanges } from '../../../api/interview.ts'
import { changedFields, changesIn, rebase } from './guide-changes.ts'
import { type GuideValues, guideOf } from './guide-values.ts'
import type { GuideDraft } from './guide-draft.ts'
import { GuideForm } from './guide-form.tsx'
import { GuidePreview } from './guide-preview.tsx'
import { UnreadyNote } from './unready-note.tsx'
import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** A guide that can be sent: whole, or only what is new in it. */
export interface Written {
  guide: Guide
  changes: GuideChanges
  changed: boolean
}

interface GuideEditorProps {
  /** The guide as it is kept now, or an empty one. What was not touched here follows it. */
  kept: GuideValues
  /** Where this tab keeps what is not saved yet. */
  draft: GuideDraft
  /** What can be done with the guide; it is null while something is missing. */
  renderActions: (written: Written | null) => ReactNode
}

/** The form, beside it what a participant would see of it, and below both what can be done; on a phone in this order. */
export function GuideEditor({ kept, draft, renderActions }: GuideEditorProps) {
  const [{ values, before }, setState] = useState(() => ({ values: draft.over(kept), before: kept }))
  if (changedFields(kept, before).length > 0) setState({ values: rebase(values, before, kept), before: kept })
  const result = guideOf(values, before)
  const changed = changedFields(values, before)
  const unsaved = JSON.stringify(Object.fromEntries(changed.map((field) => [field, values[field]])))
  useEffect(() => draft.write(JSON.parse(unsaved) as Partial<GuideValues>), [draft, unsaved])
  return (
    <form
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-y-8"
    >
      <GuideForm
        values={values}
        unready={'unready' in result ? result.unready.field : null}
        onChange={(next) => setState({ values: next, before })}
      />
      <div className="lg:row-span-2">
        <GuidePreview values={values} />
      </div>
      <div>
        {'unready' in result && <UnreadyNote of={result.unready} />}
        {renderActions(
          'guide' in result
            ? { guide: result.guide, changes: changesIn(result.guide, changed), changed: changed.length > 0 }
            : null,
        )}
      </div>
      <LeaveGuard when={changed.length > 0} onLeave={draft.forget} />
    </form>
  )
}

/** Asks before what was written and not saved is left behind: inside the app in words, at the door as the browser does. */
function LeaveGuard({ when, onLeave }: { when: boolean; onLeave: () => void }) {
  const { t } = useTranslation()
  const leaving = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true })
  const leave = () => {
    onLeave()
    leaving.proceed?.()
  }
  return (
    <Dialog
      open={leaving.status === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={t('interview.guide.leaveTitle')}
      about={t('interview.guide.leaveAbout')}
    >
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={leave}>{t('interview.guide.leave')}</Button>
        <Button kind="primary" onClick={() => leaving.reset?.()}>
          {t('interview.guide.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
