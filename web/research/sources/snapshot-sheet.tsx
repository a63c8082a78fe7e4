import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { reportQuery, type Run, type Snapshot, snapshotQuery } from '../../api/research.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatDate, formatMoment, shorten } from '../../lib/text/format.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { shortAddress, webAddress } from './address.ts'
import { PageInstructions } from './instruction-notes.tsx'
import { readPlace } from './place.ts'
import { useReliability } from './reliability.ts'
import { SnapshotText } from './snapshot-text.tsx'

/** A dialog keeps its title in sight: a long one stands whole among the facts. */
const SHOWN_TITLE = 60

const route = getRouteApi('/research/$id')

/** The page behind a citation, as it was when it was read, with the sentence marked. */
export function SnapshotSheet({ run }: { run: Run }) {
  const { page } = route.useSearch()
  return page === undefined ? null : <Opened key={page} run={run} page={page} />
}

function Opened({ run, page }: { run: Run; page: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { at } = route.useSearch()
  const [since] = useState(() => Date.now())
  const query = useQuery(snapshotQuery(run.run_id, page))
  const close = () =>
    void navigate({ to: '.', search: ({ page: _page, at: _at, ...rest }) => rest, resetScroll: false, replace: true })
  const title = query.data === undefined ? t('research.sources.page') : titleOf(query.data)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={shorten(title, SHOWN_TITLE)}
      about={t('research.sources.pageAbout')}
      from="right"
      quiet
    >
      {query.isPending && <WorkingState stage={t('research.sources.opening')} since={since} />}
      {query.isError && (
        <FailedState code={codeFrom(query.error)} kept={t('research.sources.failed')}>
          <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {query.data && (
        <>
          <SnapshotFacts run={run} snapshot={query.data} />
          <PageInstructions snapshot={query.data} />
          <SnapshotText key={at} snapshot={query.data} place={readPlace(at)} />
        </>
      )}
    </Dialog>
  )
}

const titleOf = ({ title, url }: Snapshot) => plainDirection(title) || shortAddress(url)

function SnapshotFacts({ run, snapshot }: { run: Run; snapshot: Snapshot }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const reliability = useReliability()
  const report = useQuery({ ...reportQuery(run.run_id), enabled: run.has_report })
  const copies = report.data?.sources.find(({ pageId }) => pageId === snapshot.pageId)?.copies ?? []
  const original = webAddress(snapshot.url)
  const title = titleOf(snapshot)
  return (
    <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-b border-hairline pb-4 text-small [&>dt]:text-ink-2">
      {shorten(title, SHOWN_TITLE) !== title && (
        <>
          <dt>{t('research.sources.name')}</dt>
          <dd>{title}</dd>
        </>
      )}
      <dt>{t('research.sources.address')}</dt>
      <dd>
        {original === null ? (
          <bdi>{shortAddress(snapshot.url)}</bdi>
        ) : (
          <a
            href={original}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="inline-flex items-center gap-1.5 text-accent underline underline-offset-4"
          >
            <bdi>{shortAddress(snapshot.url)}</bdi>
            <ExternalLink aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            <span className="sr-only">{t('research.sources.original')}</span>
          </a>
        )}
      </dd>
      <dt>{t('research.sources.fetched')}</dt>
      <dd>{formatMoment(snapshot.fetchedAt, language)}</dd>
      {snapshot.published !== '' && (
        <>
          <dt>{t('research.sources.published')}</dt>
          <dd>
            <bdi>{formatDate(snapshot.published, language)}</bdi>
          </dd>
        </>
      )}
      <dt>{t('research.sources.reliability')}</dt>
      <dd>{reliability(snapshot.reliabilityScore)}</dd>
      {copies.length > 0 && (
        <>
          <dt>{t('research.sources.copies')}</dt>
          <dd>
            <ul>
              {copies.map((copy) => (
                <li key={copy}>
                  <bdi>{shortAddress(copy)}</bdi>
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  )
}
