import { Copy, ExternalLink } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../components/button.tsx'
import { QrCode } from '../../components/qr-code.tsx'
import { useToast } from '../../components/overlays/toast.tsx'

/** A link to send, a code to point a camera at. */
export function PublicLink({ link }: { link: string }) {
  const { t } = useTranslation()
  const say = useToast()
  const field = useRef<HTMLInputElement>(null)

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      say(t('interview.share.copied'))
    } catch {
      // Refused, or a plain http address: browsers hide the clipboard there.
      field.current?.focus()
      field.current?.select()
      say(t('interview.share.copyFailed'))
    }
  }

  return (
    <>
      <p className="mt-1 text-small text-ink-2">{t('interview.share.about')}</p>
      <QrCode
        text={link}
        label={t('interview.share.qr', { link })}
        className="mt-4 w-44 rounded-card border border-hairline"
      />
      <label className="mt-4 block text-small">
        <span className="sr-only">{t('interview.share.link')}</span>
        <input
          ref={field}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="block min-h-11 w-full rounded-card border border-edge bg-surface px-3 text-small md:min-h-10"
        />
      </label>
      <div className="mt-3 flex flex-wrap gap-x-2 gap-y-2">
        <Button kind="primary" icon={Copy} onClick={() => void copy()}>
          {t('interview.share.copy')}
        </Button>
        <a href={link} target="_blank" rel="noreferrer noopener" className={buttonClass('plain')}>
          <ExternalLink aria-hidden size={18} strokeWidth={1.75} />
          {t('interview.share.open')}
        </a>
      </div>
    </>
  )
}
