import { useTranslation } from 'react-i18next'
import type { ConflictDetail, FinalReport } from '../../api/research.ts'
import { Card } from '../../components/card.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { PageLink } from '../sources/citation-link.tsx'
import { shortAddress } from '../sources/address.ts'
import { speakerOf } from '../sources/speaker.ts'
import { differing, type Stretch } from './differing.ts'

interface ConflictPairProps {
  conflict: ConflictDetail
  sources: FinalReport['sources']
}

/** Two sentences that cannot both be true, side by side, with the place where they part and why. */
export function ConflictPair({ conflict, sources }: ConflictPairProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { statement1, statement2 } = conflict
  const [first, second] = differing(plainDirection(statement1.text), plainDirection(statement2.text))
  return (
    <Card>
      <article aria-label={t(`research.conflicts.types.${conflict.type}`)}>
        <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-small">
          <span className="font-medium">{t(`research.conflicts.types.${conflict.type}`)}</span>
          <span className="font-normal text-ink-2">
            {t('research.conflicts.grave', {
              severity: conflict.severity,
              sure: formatPercent(conflict.confidence, language),
            })}
          </span>
        </h3>
        <div className="mt-3 grid gap-x-6 gap-y-4 md:grid-cols-2">
          <Side statement={statement1} stretches={first} sources={sources} />
          <Side statement={statement2} stretches={second} sources={sources} />
        </div>
        <dl className="mt-4 grid gap-x-3 gap-y-1 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-ink-2">{t('research.conflicts.why')}</dt>
          <dd>
            <bdi>
              <Phrases text={conflict.why} />
            </bdi>
          </dd>
          <dt className="text-ink-2">{t('research.conflicts.resolution')}</dt>
          <dd>
            <bdi>
              <Phrases text={conflict.resolution ?? t('research.conflicts.unresolved')} />
            </bdi>
          </dd>
        </dl>
      </article>
    </Card>
  )
}

interface SideProps {
  statement: ConflictDetail['statement1']
  stretches: readonly Stretch[]
  sources: FinalReport['sources']
}

function Side({ statement, stretches, sources }: SideProps) {
  const { t } = useTranslation()
  const listed = sources.find(({ url, copies }) => url === statement.source || copies.includes(statement.source))
  const { title, head } = speakerOf(sources, listed?.number)
  const source = title || shortAddress(statement.source)
  const whole = stretches.map(({ text }) => text).join('')
  return (
    <figure className="min-w-0 border-l-2 border-edge pl-4">
      <blockquote>
        <bdi>
          {stretches.map(({ at, text, differs }) =>
            differs ? (
              <mark
                key={at}
                className="rounded-[3px] bg-accent-soft px-0.5 font-medium text-ink underline decoration-accent decoration-2 underline-offset-4"
              >
                <Phrases text={text} within={{ whole, at }} />
              </mark>
            ) : (
              <Phrases key={at} text={text} within={{ whole, at }} />
            ),
          )}
        </bdi>
      </blockquote>
      <figcaption className="mt-1 text-small text-ink-2">
        <PageLink page={statement.pageId} at={statement} label={t('research.conflicts.open', { source })}>
          <bdi>{source}</bdi>
        </PageLink>
        {head !== '' && <bdi className="block">{head}</bdi>}
        {statement.also !== undefined && statement.also.length > 0 && <Also others={statement.also} />}
      </figcaption>
    </figure>
  )
}

/** Who else takes this side; each address opens its own sentence. */
function Also({ others }: { others: NonNullable<ConflictDetail['statement1']['also']> }) {
  const { t } = useTranslation()
  return (
    <span className="mt-1 flex flex-wrap gap-x-3">
      <span>{t('research.conflicts.also')}</span>
      {others.map((one) => (
        <PageLink
          key={`${one.pageId} ${one.start}`}
          page={one.pageId}
          at={one}
          label={t('research.conflicts.open', { source: shortAddress(one.source) })}
        >
          <bdi>{shortAddress(one.source)}</bdi>
        </PageLink>
      ))}
    </span>
  )
}
