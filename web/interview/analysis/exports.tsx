import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EXPORT_FORMATS, exportAddress } from '../../api/interview.ts'
import { buttonClass } from '../../components/button.tsx'

export function Exports({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="exports">
      <h2 id="exports" className="font-semibold">
        {t('interview.export.title')}
      </h2>
      <p className="mt-1 text-small text-ink-2">{t('interview.export.about')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <a href={exportAddress(id, format)} download className={buttonClass('outline')}>
              <Download aria-hidden size={18} strokeWidth={1.75} />
              {t(`interview.export.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
