import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { type Insight, mergeInsights, projectKey } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { Choice } from '../../components/fields/choice.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'

interface MergeDialogProps {
  project: string
  insights: readonly Insight[]
  onClose: () => void
  onMerged: (into: string) => void
}

export function MergeDialog({ project, insights, onClose, onMerged }: MergeDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const [into, setInto] = useState(insights[0]?.id ?? '')
  const merge = useMutation({
    mutationFn: () =>
      mergeInsights(
        into,
        insights.map(({ id }) => id).filter((id) => id !== into),
      ),
    onSuccess: async (merged) => {
      await client.invalidateQueries({ queryKey: projectKey(project) })
      say(t('interview.insights.merged', { theme: plainDirection(merged.theme) }))
      onMerged(merged.id)
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('interview.insights.mergeTitle')}
      about={t('interview.insights.mergeAbout')}
    >
      <Choice
        name="merge-into"
        label={t('interview.insights.mergeInto')}
        value={into}
        options={insights.map(({ id, theme }) => ({ value: id, label: plainDirection(theme) }))}
        onChange={setInto}
      />
      {merge.isError && (
        <div className="mt-3">
          <FailedState code={codeFrom(merge.error)} kept={t('interview.insights.changeFailed')} />
        </div>
      )}
      <div className="mt-4 flex justify-end">
        <Button kind="primary" disabled={merge.isPending} onClick={() => merge.mutate()}>
          {t('interview.insights.mergeSave')}
        </Button>
      </div>
    </Dialog>
  )
}
