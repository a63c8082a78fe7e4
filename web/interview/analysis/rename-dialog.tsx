import { isBlank } from '../../../src/text/blank.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import type { Insight } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { isComposing } from '../../lib/text/composing.ts'
import type { InsightChange } from './use-insight-change.ts'

interface RenameDialogProps {
  insight: Insight
  change: InsightChange
  onClose: () => void
}

export function RenameDialog({ insight, change, onClose }: RenameDialogProps) {
  const { t } = useTranslation()
  const [theme, setTheme] = useState(insight.theme)
  const ready = !isBlank(theme) && !change.isPending
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('interview.insights.renameTitle')}
      about={t('interview.insights.renameAbout')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (ready) change.mutate({ insight, theme: theme.trim() }, { onSuccess: onClose })
        }}
      >
        <TextField
          id="insight-theme"
          label={t('interview.insights.theme')}
          value={theme}
          maxLength={200}
          onChange={(event) => setTheme(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
          }}
        />
        {change.isError && (
          <div className="mt-3">
            <FailedState code={codeFrom(change.error)} kept={t('interview.insights.changeFailed')} />
          </div>
        )}
        <div className="mt-4 flex justify-end">
          <Button type="submit" kind="primary" disabled={!ready}>
            {t('interview.insights.renameSave')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
