import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Guide } from '../../api/interview.ts'
import { type GuideDraft, guideOf } from './guide-draft.ts'
import { GuideForm } from './guide-form.tsx'
import { GuidePreview } from './guide-preview.tsx'

interface GuideEditorProps {
  initial: GuideDraft
  /** What can be done with the guide; it is null while something is missing. */
  renderActions: (guide: Guide | null) => ReactNode
}

/** The form, and beside it what a participant would see of it. */
export function GuideEditor({ initial, renderActions }: GuideEditorProps) {
  const { t } = useTranslation()
  const [draft, setDraft] = useState(initial)
  const result = guideOf(draft)
  const unready = 'unready' in result ? result.unready : null
  return (
    <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <form onSubmit={(event) => event.preventDefault()}>
        <GuideForm draft={draft} onChange={setDraft} />
        <div className="mt-8">
          {unready !== null && (
            <output className="mb-3 block text-small text-ink-2">
              {unready === 'name' || unready === 'goal'
                ? t('interview.guide.missing')
                : t('interview.guide.unready', { field: t(`interview.guide.${unready}`) })}
            </output>
          )}
          {renderActions('guide' in result ? result.guide : null)}
        </div>
      </form>
      <GuidePreview draft={draft} />
    </div>
  )
}
