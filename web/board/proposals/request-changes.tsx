import { isBlank } from '../../../src/text/blank.ts'
import { Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { requestChanges } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { RunState } from './run-state.tsx'
import { useRun } from './use-run.ts'

/** A comment goes back as a condition; a new run answers it. */
export function RequestChanges({ runId }: { runId: string }) {
  const { t } = useTranslation()
  const [comment, setComment] = useState('')
  const { run, stop } = useRun((wish: string, signal) => requestChanges(runId, wish, signal))
  const blank = isBlank(comment)
  return (
    <form
      aria-labelledby="changes"
      className="mt-10 border-t border-hairline pt-5"
      onSubmit={(event) => {
        event.preventDefault()
        if (!blank && !run.isPending) run.mutate(comment.trim())
      }}
    >
      <h2 id="changes" className="font-semibold">
        {t('board.proposals.changes')}
      </h2>
      <p className="measure mb-3 text-small text-ink-2">{t('board.proposals.changesAbout')}</p>
      <TextArea
        id="comment"
        label={t('board.proposals.comment')}
        placeholder={t('board.proposals.commentPlaceholder')}
        rows={2}
        maxLength={4000}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <RunState
          run={run}
          stop={stop}
          stage={t('board.proposals.changing')}
          kept={t('board.proposals.changesFailed')}
        />
        <Button type="submit" icon={Send} className="ml-auto" disabled={blank || run.isPending}>
          {t('board.proposals.send')}
        </Button>
      </div>
    </form>
  )
}
