import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { useToast } from './overlays/toast.tsx'

/** A text to paste elsewhere, exactly as it stands. */
export function CopyBlock({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation()
  const say = useToast()
  const block = useRef<HTMLPreElement>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      say(t('common.copied'))
    } catch {
      // Refused, or a plain http address: browsers hide the clipboard there.
      if (block.current !== null) getSelection()?.selectAllChildren(block.current)
      say(t('common.copyFailed'))
    }
  }
  return (
    <figure className="mt-2">
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 text-small">
        {label}
        <Button
          kind="plain"
          icon={Copy}
          className="-mr-2"
          aria-label={t('common.copyOf', { what: label })}
          onClick={() => void copy()}
        >
          {t('common.copy')}
        </Button>
      </figcaption>
      <pre
        ref={block}
        className="rounded-card border border-hairline bg-sunken px-4 py-3 font-mono text-small whitespace-pre-wrap"
      >
        {text}
      </pre>
    </figure>
  )
}
