import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { keywordsQuery } from '../../api/interview.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'

export function KeywordList({ id, language }: { id: string; language: string }) {
  const { t } = useTranslation()
  const query = useQuery(keywordsQuery(id))
  const keywords = query.data?.keywords ?? []
  return (
    <section aria-labelledby="keywords">
      <h2 id="keywords" className="font-semibold">
        {t('interview.keywords.title')}
      </h2>
      {keywords.length === 0 ? (
        <p className="mt-1 text-small text-ink-2">{t('interview.keywords.empty')}</p>
      ) : (
        <ul aria-labelledby="keywords" className="mt-3 border-b border-hairline">
          {keywords.map(({ phrase, conversations }) => (
            <li
              key={phrase}
              className="flex items-baseline justify-between gap-4 border-t border-hairline py-1.5 text-small"
            >
              <bdi lang={language}>{plainDirection(phrase)}</bdi>
              <span className="shrink-0 text-ink-2">{t('interview.keywords.count', { count: conversations })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
