import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'

interface Paged {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Under a list that has more than it shows; nothing when it has not. */
export function ShowMore({ list }: { list: Paged }) {
  const { t } = useTranslation()
  if (!list.hasNextPage) return null
  return (
    <Button className="mt-4" disabled={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
      {t('common.showMore')}
    </Button>
  )
}
