import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { type Guide, type Project, projectKey, PROJECTS, saveGuide } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/failed-state.tsx'
import { useToast } from '../../components/toast.tsx'
import { WorkingState } from '../../components/working-state.tsx'
import { ProjectFrame } from '../project-frame.tsx'
import { draftOf } from './guide-draft.ts'
import { GuideEditor } from './guide-editor.tsx'

const route = getRouteApi('/interviews/$id/guide')

export function GuidePage() {
  const { id } = route.useParams()
  return (
    <ProjectFrame key={id} id={id}>
      {(project) => <Editor project={project} />}
    </ProjectFrame>
  )
}

function Editor({ project }: { project: Project }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  // What is typed stays while the project is read again because people answer meanwhile.
  const [initial] = useState(() => draftOf(project))
  const save = useMutation({
    mutationFn: (guide: Guide) => saveGuide(project.id, guide),
    onSuccess: async () => {
      say(t('interview.guide.saved'))
      void client.invalidateQueries({ queryKey: PROJECTS })
      await client.invalidateQueries({ queryKey: projectKey(project.id) })
    },
  })
  return (
    <GuideEditor
      initial={initial}
      renderActions={(guide) => (
        <>
          {save.isPending && (
            <div className="mb-3">
              <WorkingState stage={t('interview.guide.saving')} since={save.submittedAt} />
            </div>
          )}
          {save.isError && (
            <div className="mb-3">
              <FailedState code={codeFrom(save.error)} kept={t('interview.guide.failed')} />
            </div>
          )}
          <div className="flex justify-end">
            <Button
              kind="primary"
              disabled={guide === null || save.isPending}
              onClick={() => guide && save.mutate(guide)}
            >
              {t('interview.guide.save')}
            </Button>
          </div>
        </>
      )}
    />
  )
}
