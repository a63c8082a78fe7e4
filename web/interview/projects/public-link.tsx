import { Copy, ExternalLink } from 'lucide-react'
import { useRef, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../../components/button.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { encode } from 'uqr'

/** Four modules of quiet around a code are what a reader needs to find it. */
const QUIET = 4
/** Dark on light in either theme: many readers cannot read the reverse. */
const INK = '#2f4b8f'
const PAPER = '#ffffff'

/** A text as a picture for cameras; an image of its own, so that it can be saved or dragged out. */
function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const source = useMemo(() => `data:image/svg+xml,${encodeURIComponent(draw(text))}`, [text])
  return <img src={source} alt={label} className={className} />
}

function draw(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<rect width="${size}" height="${size}" fill="${PAPER}"/><path d="${path}" fill="${INK}"/></svg>`
  )
}

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
          className="block min-h-11 w-full rounded-card border border-edge bg-surface px-4 text-small md:min-h-10"
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
