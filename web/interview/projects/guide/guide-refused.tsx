import { useTranslation } from 'react-i18next'
import { ApiError, codeFrom } from '../../../api/client.ts'
import type { Guide } from '../../../api/interview.ts'
import { FailedState } from '../../../components/states/failed-state.tsx'

/** Why the server did not take a guide: what it points at, in the words of the form. */
export function GuideRefused({ error, guide }: { error: Error; guide: Guide }) {
  const { t } = useTranslation()
  const paths = error instanceof ApiError ? error.issues.map(({ path }) => path) : []
  const topicIn = (list: 'must_ask' | 'never_ask') => {
    const at = paths
      .map((path) => new RegExp(`^${list}\\.(\\d+)$`).exec(path)?.[1])
      .find((index) => index !== undefined)
    return at === undefined ? undefined : guide[list][Number(at)]
  }
  const [must, never] = [topicIn('must_ask'), topicIn('never_ask')]
  const text =
    must === undefined || never === undefined ? undefined : t('interview.guide.contradiction', { must, never })
  return (
    <div className="mb-3">
      <FailedState text={text} code={codeFrom(error)} kept={t('interview.guide.failed')} />
    </div>
  )
}
