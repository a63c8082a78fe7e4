import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { Quote } from './quote.tsx'

const AT_FIRST = 2

interface QuotesProps {
  project: string
  quotes: Insight['evidence']
}

/** The words a card rests on: a few at first, all of them on asking. */
export function Quotes({ project, quotes }: QuotesProps) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const more = quotes.length - AT_FIRST
  if (quotes.length === 0) return null
  return (
    <>
      <ul aria-label={t('interview.insights.quotes')} className="mt-4 flex flex-col gap-3">
        {(all ? quotes : quotes.slice(0, AT_FIRST)).map((quote) => (
          <Quote key={`${quote.message_id} ${quote.text}`} project={project} quote={quote} />
        ))}
      </ul>
      {more > 0 && !all && (
        <Button kind="plain" className="-ml-2" onClick={() => setAll(true)}>
          {t('interview.insights.moreQuotes', { count: more })}
        </Button>
      )}
    </>
  )
}
