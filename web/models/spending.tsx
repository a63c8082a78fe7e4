import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { type ModelsView, type Spending as Spent, spendingQuery } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { useLanguage } from '../i18n/index.ts'
import { formatDate, formatNumber, formatWhen } from '../lib/text/format.ts'
import { useCostText } from '../runs/cost.tsx'

const ROOMS = ['why', 'interview', 'research', 'board', 'code'] as const

export function Spending({ today }: { today: ModelsView['today'] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cost = useCostText()
  const query = useQuery(spendingQuery)
  const talkOf = ({ room, last_at }: Spent['talks'][number]) => {
    const known = ROOMS.find((one) => one === room)
    return `${known === undefined ? room : t(`models.rooms.${known}`)} · ${formatWhen(last_at, language)}`
  }
  return (
    <section aria-labelledby="models-spending">
      <h2 id="models-spending" className="mb-2 font-semibold">
        {t('models.spending')}
      </h2>
      <p className="mb-4">{t('models.today', { cost: cost(today) })}</p>
      {query.isError && (
        <FailedState code={codeFrom(query.error)} kept={t('models.failed')}>
          <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {query.data?.days.length === 0 && <p className="measure text-ink-2">{t('models.spendingNone')}</p>}
      {query.data !== undefined && query.data.days.length > 0 && (
        <Figures
          head={t('models.day')}
          rows={query.data.days.map((day) => ({ key: day.day, spent: day, name: formatDate(day.day, language) }))}
        />
      )}
      {query.data !== undefined && query.data.talks.length > 0 && (
        <>
          <h3 className="mt-8 mb-2 font-semibold">{t('models.talks')}</h3>
          <Figures
            head={t('models.talk')}
            rows={query.data.talks.map((talk) => ({
              key: talk.subject_id,
              spent: talk,
              name: (
                <Link
                  to="/runs"
                  search={{ subject_id: talk.subject_id }}
                  className="text-accent underline-offset-4 hover:underline"
                >
                  {talkOf(talk)}
                </Link>
              ),
            }))}
          />
        </>
      )}
    </section>
  )
}

interface Row {
  key: string
  name: ReactNode
  spent: Omit<Spent['days'][number], 'day'>
}

function Figures({ head, rows }: { head: string; rows: readonly Row[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cost = useCostText()
  const number = (n: number) => formatNumber(n, language)
  const cell = 'border-t border-hairline py-1.5 pl-4 text-right tabular-nums first:pl-0 first:text-left'
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="text-ink-2">
          {[head, t('models.asks'), t('models.tokens'), t('models.cost')].map((name) => (
            <th key={name} scope="col" className="py-1.5 pl-4 text-right font-normal first:pl-0 first:text-left">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, spent }) => (
          <tr key={key}>
            <th scope="row" className={`${cell} font-normal`}>
              {name}
            </th>
            <td className={cell}>{number(spent.asks)}</td>
            <td className={cell}>{`${number(spent.tokens_in)} / ${number(spent.tokens_out)}`}</td>
            <td className={cell}>{cost(spent)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
