import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WorkingState } from '../components/states/working-state.tsx'

export function OpeningPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  return (
    <div className="mx-auto w-full max-w-4xl px-4 pt-12 md:px-8">
      <WorkingState stage={t('common.loading')} since={since} />
    </div>
  )
}
