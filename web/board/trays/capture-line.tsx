import { isBlank } from '../../../src/text/blank.ts'
import { CornerDownLeft, RotateCw, X } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NODE_FIELDS } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { isComposing } from '../../lib/text/composing.ts'
import { passing } from '../../lib/browser/storage.ts'
import { uuid } from '../../lib/browser/uuid.ts'

const UNSENT = 'naze.board.capture'

/** Puts a line into the field before the board is opened; a person still has to send it. */
export function draftLine(text: string): void {
  passing.write(UNSENT, text.replaceAll(/\s+/gu, ' ').slice(0, NODE_FIELDS.title.control.max))
}

interface Unsaved {
  key: string
  title: string
  failed: boolean
}

interface CaptureLineProps {
  capture: (title: string) => Promise<void>
  /** Out of the field, downwards or with Escape. */
  onLeave: () => void
}

/** Takes one line and is ready for the next. What the server has not answered for stays on the screen. */
export function CaptureLine({ capture, onLeave }: CaptureLineProps) {
  const { t } = useTranslation()
  const [text, setText] = useState(() => passing.read(UNSENT) ?? '')
  const [unsaved, setUnsaved] = useState<readonly Unsaved[]>([])
  const write = (next: string) => {
    setText(next)
    passing.write(UNSENT, next)
  }
  const drop = (key: string) => setUnsaved((before) => before.filter((each) => each.key !== key))
  const send = (line: Unsaved) => {
    setUnsaved((before) => [...before.filter((each) => each.key !== line.key), { ...line, failed: false }])
    capture(line.title).then(
      () => drop(line.key),
      () => setUnsaved((before) => before.map((each) => (each.key === line.key ? { ...each, failed: true } : each))),
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      const title = text.trim()
      if (isBlank(title)) return
      write('')
      send({ key: uuid(), title, failed: false })
    } else if (event.key === 'Escape' || event.key === 'ArrowDown') {
      event.preventDefault()
      onLeave()
    }
  }
  return (
    <div className="mb-2 shrink-0 md:mx-1">
      <div className="relative">
        <input
          id="capture"
          type="text"
          aria-label={t('board.capture.label')}
          placeholder={t('board.capture.placeholder')}
          enterKeyHint="done"
          autoComplete="off"
          maxLength={NODE_FIELDS.title.control.max}
          value={text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          className="block min-h-11 w-full rounded-card border border-edge bg-surface px-4 pr-10 outline-offset-[-2px] placeholder:text-ink-2"
        />
        <CornerDownLeft
          aria-hidden
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-2"
        />
      </div>
      <ul aria-label={t('board.capture.unsaved')} className="empty:hidden">
        {unsaved.map((line) => (
          <li key={line.key} className="mt-2 rounded-card border border-dashed border-edge px-3 py-2">
            <p>{line.title}</p>
            {line.failed ? (
              <div role="alert" className="text-small">
                <p className="text-signal">{t('board.capture.failed')}</p>
                <Button kind="plain" icon={RotateCw} onClick={() => send(line)}>
                  {t('common.tryAgain')}
                </Button>
                <Button kind="plain" icon={X} onClick={() => drop(line.key)}>
                  {t('board.capture.drop')}
                </Button>
              </div>
            ) : (
              <p className="text-small text-ink-2">{t('board.add.saving')}</p>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
