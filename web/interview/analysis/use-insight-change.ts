import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { changeInsight, type Insight, projectKey } from '../../api/interview.ts'
import { useToast } from '../../components/overlays/toast.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'

interface Change {
  insight: Insight
  theme?: string
  hidden?: boolean
}

/** Renames, hides or shows a card, and says so. */
export function useInsightChange(project: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  return useMutation({
    mutationFn: ({ insight, ...change }: Change) => changeInsight(insight.id, change),
    onSuccess: async (_changed, { insight, hidden }) => {
      if (hidden !== undefined)
        say(
          t(hidden ? 'interview.insights.hidden' : 'interview.insights.shown', {
            theme: plainDirection(insight.theme),
          }),
        )
      await client.invalidateQueries({ queryKey: projectKey(project) })
    },
    onError: (_error, { hidden }) => hidden !== undefined && say(t('interview.insights.changeFailed')),
  })
}

export type InsightChange = ReturnType<typeof useInsightChange>
