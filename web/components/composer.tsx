import { isBlank } from '../../src/text/blank.ts'
import { ArrowUp } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { meansSend } from '../lib/text/composing.ts'
import { Button } from './button.tsx'
import { TextArea } from './fields/text-area.tsx'

interface ComposerProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
  disabled: boolean
  /** How many characters fit. */
  max: number
  /** What else can be done with a question, below the field. */
  children?: ReactNode
}

/** Where an answer is written. What is in the field stays there until whoever sends it takes it out. */
export function Composer({ text, onText, onSend, disabled, max, children }: ComposerProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - max
  const ready = !disabled && over <= 0 && !isBlank(text)

  // Back to the field when it opens again; not on touch screens, where that would raise the keyboard over the question.
  useEffect(() => {
    if (!disabled && matchMedia('(hover: hover)').matches) field.current?.focus({ preventScroll: true })
  }, [disabled])

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onSend()
      }}
    >
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextArea
            id="answer"
            ref={field}
            rows={1}
            label={t('chat.input')}
            quietLabel
            placeholder={t('chat.placeholder')}
            aria-describedby="answer-hint"
            aria-invalid={over > 0}
            value={text}
            disabled={disabled}
            onChange={(event) => onText(event.target.value)}
            onKeyDown={(event) => {
              if (!meansSend(event.nativeEvent)) return
              event.preventDefault()
              if (ready) onSend()
            }}
          />
        </div>
        <Button type="submit" kind="primary" icon={ArrowUp} disabled={!ready} className="h-12 shrink-0">
          {t('chat.send')}
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-4">
        {children}
        <p id="answer-hint" className="text-small text-ink-2">
          {over > 0 ? (
            <span role="alert">{t('chat.tooLong', { over, max })}</span>
          ) : (
            <span className="hidden md:inline">{t('chat.hint')}</span>
          )}
        </p>
      </div>
    </form>
  )
}
