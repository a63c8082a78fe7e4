import { Eye, EyeOff, Pencil } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Chip } from '../../components/chip.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { cx } from '../../lib/class-names.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { MaskedText } from '../../components/masked-text.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { cardId } from './card-focus.ts'
import { QuotePlace } from './quote.tsx'
import { Quotes } from './quotes.tsx'
import { saysMore, splitQuotes } from './insight-words.ts'

interface InsightCardProps {
  project: string
  insight: Insight
  picked: boolean
  onPick: () => void
  onRename: () => void
  onHide: () => void
}

export function InsightCard({ project, insight, picked, onPick, onRename, onHide }: InsightCardProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { hidden, summary } = insight
  const theme = plainDirection(insight.theme)
  // Named by what someone said, word for word: then the name is the quote, and is not said twice.
  const { named, spoken } = splitQuotes(insight.evidence, theme)
  return (
    <li>
      <Card className={cx('transition-colors duration-150 ease-out', picked && 'border-accent')}>
        <article id={cardId(insight.id)} tabIndex={-1} aria-label={theme} className="scroll-mt-20 rounded-card">
          <div className="flex items-start justify-between gap-4">
            <h4 className="min-w-0 font-semibold">
              {named.length > 0 ? (
                <q>
                  <MaskedText text={theme} />
                </q>
              ) : (
                <bdi>{theme}</bdi>
              )}
            </h4>
            {!hidden && (
              <label
                lang={language}
                className="-mt-1.5 -mr-2 inline-flex min-h-11 shrink-0 items-center gap-2 px-2 text-small text-ink-2 md:min-h-9"
              >
                <input
                  type="checkbox"
                  checked={picked}
                  onChange={onPick}
                  aria-label={t('interview.insights.pick', { theme })}
                  className="size-4 accent-accent"
                />
                <span aria-hidden>{t('interview.insights.pickShort')}</span>
              </label>
            )}
          </div>
          {named.length > 0 && (
            <div lang={language} className="flex flex-wrap gap-x-4">
              {named.map((quote) => (
                <QuotePlace key={quote.message_id} project={project} quote={quote} />
              ))}
            </div>
          )}
          <div lang={language} className="mt-2 flex flex-wrap gap-x-2 md:gap-y-2">
            <Chip touch tone="accent" about={t('interview.insights.confidenceAbout')}>
              {t('interview.insights.confidence', { value: formatNumber(insight.confidence, language, 2) })}
            </Chip>
            <Chip touch about={t('interview.insights.severityAbout')}>
              {t('interview.insights.severity', { value: formatNumber(insight.severity, language, 1) })}
            </Chip>
            <Chip touch about={t('interview.insights.frequencyAbout')}>
              {t('interview.insights.frequency', { count: insight.frequency })}
            </Chip>
          </div>
          {saysMore(summary, insight.evidence) && (
            <p className="measure mt-3">
              <MaskedText text={summary} />
            </p>
          )}
          {insight.jtbd !== '' && (
            <p className="measure mt-2 text-small">
              <span lang={language} className="block text-ink-2">
                {t('interview.insights.jtbd')}
              </span>
              <MaskedText text={insight.jtbd} />
            </p>
          )}
          <div lang={language}>
            <Quotes project={project} quotes={spoken} />
            {named.length + spoken.length === 0 && (
              <p className="mt-3 text-small text-ink-2">{t('interview.insights.noQuotes')}</p>
            )}
          </div>
          <fieldset
            aria-label={t('interview.insights.actions', { theme })}
            lang={language}
            className="-mx-3 mt-3 -mb-2 flex flex-wrap"
          >
            <Button kind="quiet" icon={Pencil} onClick={onRename}>
              {t('interview.insights.rename')}
            </Button>
            <Button kind="quiet" icon={hidden ? Eye : EyeOff} onClick={onHide}>
              {t(hidden ? 'interview.insights.show' : 'interview.insights.hide')}
            </Button>
          </fieldset>
        </article>
      </Card>
    </li>
  )
}
