import { ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_MESSAGE_CHARACTERS } from '../api/why.ts'
import { Button } from '../components/button.tsx'
import { TextArea } from '../components/text-area.tsx'
import { meansSend } from '../lib/composing.ts'

interface ComposerProps {
  text: string
  onText: (text: string) => void
  onSend: () => void
  disabled: boolean
}

export function Composer({ text, onText, onSend, disabled }: ComposerProps) {
  const { t } = useTranslation()
  const field = useRef<HTMLTextAreaElement>(null)
  const over = text.trim().length - MAX_MESSAGE_CHARACTERS
  const ready = !disabled && over <= 0 && text.trim() !== ''

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
      <p id="answer-hint" className="mt-1.5 text-small text-ink-2">
        {over > 0 ? (
          <span role="alert">{t('chat.tooLong', { over, max: MAX_MESSAGE_CHARACTERS })}</span>
        ) : (
          <span className="hidden md:inline">{t('chat.hint')}</span>
        )}
      </p>
    </form>
  )
}
