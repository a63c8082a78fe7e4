import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonClass } from '../button.tsx'
import { Page } from '../page.tsx'

/** Uses a plain link: the router may be what broke. */
export function BrokenPage({
  home = false,
}: {
  /** Offers the way to the first page, where there is one. */ home?: boolean
}) {
  const { t } = useTranslation()
  return (
    <Page title={t('broken.title')} line={t('broken.text')}>
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" icon={RotateCw} onClick={() => location.reload()}>
          {t('broken.reload')}
        </Button>
        {home && (
          <a href="/" className={buttonClass('outline')}>
            {t('common.goHome')}
          </a>
        )}
      </div>
    </Page>
  )
}
