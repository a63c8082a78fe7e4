import { ArrowRight, RefreshCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Status, StatusPreview } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { StatusLabel } from './status-label.tsx'

interface StatusChoicesProps {
  preview: StatusPreview
  reason: string
  onReason: (reason: string) => void
  /** The reason was changed since it was read. */
  isStale: boolean
  onReadAgain: () => void
  onChoose: (status: Status) => void
}

/** Where it could go: what the text speaks for first, with its words, then everything else that can be reached. */
export function StatusChoices({ preview, reason, onReason, isStale, onReadAgain, onChoose }: StatusChoicesProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLUListElement>(null)
  // What was waited for takes the keyboard, not the button that closes.
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const candidates = preview.candidates ?? []
  const first = candidates.filter(({ status, reason: words }) => status === preview.suggested || words !== null)
  const others = candidates.filter((each) => !first.includes(each))
  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-x-2 text-small text-ink-2">
        {t('board.move.before')}
        <StatusLabel of={preview.current} className="text-ink" />
      </p>
      <ul ref={list} className="border-b border-hairline">
        {first
          .toSorted((a, b) => Number(b.status === preview.suggested) - Number(a.status === preview.suggested))
          .map(({ status, reason: words }) => (
            <li key={status} className="border-t border-hairline">
              <Choice status={status} onChoose={onChoose}>
                {words === null ? t('board.move.usual') : t('board.move.saying', { words })}
              </Choice>
            </li>
          ))}
      </ul>
      <h3 className="mt-5 text-small text-ink-2">{t('board.move.others')}</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {others.map(({ status }) => (
          <li key={status}>
            <Button onClick={() => onChoose(status)}>
              <StatusLabel of={status} />
            </Button>
          </li>
        ))}
      </ul>
      <div className="mt-5 border-t border-hairline pt-4">
        <TextArea
          id="move-reason"
          label={t('board.move.reason')}
          aria-describedby="move-reason-hint"
          rows={1}
          maxLength={2000}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
        <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
          <p id="move-reason-hint" className="text-small text-ink-2">
            {t('board.move.reasonHint')}
          </p>
          <Button icon={RefreshCw} disabled={!isStale} onClick={onReadAgain}>
            {t('board.move.again')}
          </Button>
        </div>
      </div>
    </>
  )
}

interface ChoiceProps {
  status: Status
  onChoose: (status: Status) => void
  children: string
}

function Choice({ status, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={() => onChoose(status)}
      className="group -mx-2 flex min-h-12 w-[calc(100%+1rem)] items-center gap-4 rounded-card px-2 py-2.5 text-left hover:bg-accent-soft"
    >
      <span className="min-w-0 flex-1">
        <StatusLabel of={status} className="font-medium" />
        <span className="block text-small text-ink-2">{children}</span>
      </span>
      <ArrowRight aria-hidden size={18} className="shrink-0 text-accent" />
    </button>
  )
}
