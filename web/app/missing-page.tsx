import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../components/button.tsx'
import { Page } from '../components/page.tsx'

export function MissingPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('missing.title')} line={t('missing.text')}>
      <Link to="/" className={buttonClass('primary')}>
        {t('common.goHome')}
      </Link>
    </Page>
  )
}
