import { useMutation, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Project, projectKey, PROJECTS, saveGuide } from '../../../api/interview.ts'
import { Button } from '../../../components/button.tsx'
import { useToast } from '../../../components/overlays/toast.tsx'
import { WorkingState } from '../../../components/states/working-state.tsx'
import { ProjectFrame } from '../project-frame.tsx'
import { guideDraft } from './guide-draft.ts'
import { valuesOf } from './guide-values.ts'
import { GuideEditor, type Written } from './guide-editor.tsx'
import { GuideRefused } from './guide-refused.tsx'

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
  const [draft] = useState(() => guideDraft(project.id))
  const save = useMutation({
    mutationFn: ({ changes }: Written) => saveGuide(project.id, changes),
    onSuccess: async () => {
      say(t('interview.guide.saved'))
      void client.invalidateQueries({ queryKey: PROJECTS })
      await client.invalidateQueries({ queryKey: projectKey(project.id) })
    },
  })
  return (
    <GuideEditor
      kept={valuesOf(project)}
      draft={draft}
      renderActions={(written) => (
        <>
          {save.isPending && (
            <div className="mb-3">
              <WorkingState stage={t('interview.guide.saving')} since={save.submittedAt} />
            </div>
          )}
          {save.isError && <GuideRefused error={save.error} guide={save.variables.guide} />}
          <div className="flex justify-end">
            <Button
              kind="primary"
              disabled={written?.changed !== true || save.isPending}
              onClick={() => written && save.mutate(written)}
            >
              {t('interview.guide.save')}
            </Button>
          </div>
        </>
      )}
    />
  )
}
