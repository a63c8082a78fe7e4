import { useTranslation } from 'react-i18next'
import type { FinalReport } from '../../api/research.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatDate } from '../../lib/text/format.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { shortAddress } from './address.ts'
import { PageLink } from './citation-link.tsx'
import { useReliability } from './reliability.ts'

/** What the numbers of a report stand for. */
export function SourceList({ sources }: { sources: FinalReport['sources'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const reliability = useReliability()
  return (
    <section id="sources" aria-labelledby="sources-title" className="scroll-mt-20">
      <h2 id="sources-title" className="mb-2 font-semibold">
        {t('research.sources.title')}
      </h2>
      <ol aria-labelledby="sources-title" className="border-b border-hairline">
        {sources.map((source) => (
          <li
            key={source.pageId}
            className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-2 border-t border-hairline py-2.5"
          >
            <span className="text-small leading-body text-ink-2">{`[${source.number}]`}</span>
            <div className="min-w-0">
              <PageLink page={source.pageId} className="line-clamp-2">
                <bdi lang={source.language}>{plainDirection(source.title) || shortAddress(source.url)}</bdi>
              </PageLink>
              <p className="flex flex-wrap gap-x-4 text-small text-ink-2">
                <bdi>{shortAddress(source.url)}</bdi>
                <span>{reliability(source.reliabilityScore)}</span>
                {source.byline === undefined ? (
                  source.published !== '' && <bdi>{formatDate(source.published, language)}</bdi>
                ) : (
                  <bdi lang={source.language}>{plainDirection(source.byline)}</bdi>
                )}
                {source.copies.length > 0 && (
                  <span>{t('research.sources.copyCount', { count: source.copies.length })}</span>
                )}
                {source.instructions !== undefined && <span>{t('research.instructions.listed')}</span>}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
