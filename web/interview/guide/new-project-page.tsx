import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { createProject, type Guide, PROJECTS } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { useDocumentTitle } from '../../components/page.tsx'
import { WorkingState } from '../../components/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { emptyDraft } from './guide-draft.ts'
import { GuideEditor } from './guide-editor.tsx'

interface Wanted {
  guide: Guide
  status: 'draft' | 'active'
}

export function NewProjectPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [initial] = useState(() => emptyDraft(language))
  const create = useMutation({
    mutationFn: ({ guide, status }: Wanted) => createProject(guide, status),
    onSuccess: async ({ id }) => {
      void client.invalidateQueries({ queryKey: PROJECTS })
      await navigate({ to: '/interviews/$id', params: { id } })
    },
  })
  useDocumentTitle(t('interview.guide.newTitle'))
  return (
    <div className="mx-auto w-full max-w-5xl px-4 pt-8 pb-20 md:px-8 md:pt-12">
      <h1 className="text-title font-semibold">{t('interview.guide.newTitle')}</h1>
      <p className="measure mt-2 mb-8 text-ink-2">{t('interview.guide.newLine')}</p>
      <GuideEditor
        initial={initial}
        renderActions={(guide) => (
          <>
            {create.isPending && (
              <div className="mb-3">
                <WorkingState stage={t('interview.guide.saving')} since={create.submittedAt} />
              </div>
            )}
            {create.isError && (
              <div className="mb-3">
                <FailedState code={codeFrom(create.error)} kept={t('interview.guide.failed')} />
              </div>
            )}
            <div className="flex flex-wrap justify-end gap-3">
              <Button
                disabled={guide === null || create.isPending}
                onClick={() => guide && create.mutate({ guide, status: 'draft' })}
              >
                {t('interview.guide.createDraft')}
              </Button>
              <Button
                kind="primary"
                iconAfter={ArrowRight}
                disabled={guide === null || create.isPending}
                onClick={() => guide && create.mutate({ guide, status: 'active' })}
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
