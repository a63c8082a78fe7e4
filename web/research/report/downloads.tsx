import { Download, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { REPORT_FORMATS, reportAddress, TRANSPARENCY_FORMATS, transparencyAddress } from '../../api/research.ts'
import { Button, buttonClass } from '../../components/button.tsx'

/** The report as a file, and the record of how every number in it came to be. */
export function Downloads({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <section id="downloads" aria-labelledby="downloads-title" className="no-print scroll-mt-20">
      <h2 id="downloads-title" className="mb-3 font-semibold">
        {t('research.download.title')}
      </h2>
      <div className="flex flex-wrap gap-2">
        {REPORT_FORMATS.map((format) => (
          <a key={format} download href={reportAddress(id, format)} className={buttonClass('outline')}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            {t(`research.download.${format}`)}
          </a>
        ))}
        <Button icon={Printer} onClick={() => print()}>
          {t('report.print')}
        </Button>
      </div>
      <h3 className="mt-6 font-medium">{t('research.download.transparency')}</h3>
      <p className="measure mb-3 text-small text-ink-2">{t('research.download.transparencyAbout')}</p>
      <div className="flex flex-wrap gap-2">
        {TRANSPARENCY_FORMATS.map((format) => (
          <a key={format} download href={transparencyAddress(id, format)} className={buttonClass('outline')}>
            <Download aria-hidden size={18} strokeWidth={1.75} />
            {t('research.download.transparencyAs', { format: t(`research.download.${format}`) })}
          </a>
        ))}
      </div>
    </section>
  )
}
