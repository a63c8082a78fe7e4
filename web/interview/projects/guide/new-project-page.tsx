import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { createProject, type Guide, PROJECTS } from '../../../api/interview.ts'
import { Button } from '../../../components/button.tsx'
import { useDocumentTitle } from '../../../components/page.tsx'
import { WorkingState } from '../../../components/states/working-state.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { guideDraft } from './guide-draft.ts'
import { emptyValues } from './guide-values.ts'
import { GuideEditor } from './guide-editor.tsx'
import { GuideRefused } from './guide-refused.tsx'

interface Wanted {
  guide: Guide
  status: 'draft' | 'active'
}

export function NewProjectPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [initial] = useState(() => emptyValues(language))
  const [draft] = useState(() => guideDraft('new'))
  const create = useMutation({
    mutationFn: ({ guide, status }: Wanted) => createProject(guide, status),
    onSuccess: async ({ id }) => {
      draft.forget()
      void client.invalidateQueries({ queryKey: PROJECTS })
      await navigate({ to: '/interviews/$id', params: { id }, ignoreBlocker: true })
    },
  })
  useDocumentTitle(t('interview.guide.newTitle'))
  return (
    <div className="room max-w-5xl px-4 pt-8 pb-20 md:px-8 md:pt-12">
      <h1 className="text-title font-semibold">{t('interview.guide.newTitle')}</h1>
      <p className="measure mt-2 mb-8 text-ink-2">{t('interview.guide.newLine')}</p>
      <GuideEditor
        kept={initial}
        draft={draft}
        renderActions={(written) => (
          <>
            {create.isPending && (
              <div className="mb-3">
                <WorkingState stage={t('interview.guide.saving')} since={create.submittedAt} />
              </div>
            )}
            {create.isError && <GuideRefused error={create.error} guide={create.variables.guide} />}
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                disabled={written === null || create.isPending}
                onClick={() => written && create.mutate({ guide: written.guide, status: 'draft' })}
              >
                {t('interview.guide.createDraft')}
              </Button>
              <Button
                kind="primary"
                iconAfter={ArrowRight}
                disabled={written === null || create.isPending}
                onClick={() => written && create.mutate({ guide: written.guide, status: 'active' })}
              >
                {t('interview.guide.create')}
              </Button>
            </div>
          </>
        )}
      />
    </div>
  )
}
