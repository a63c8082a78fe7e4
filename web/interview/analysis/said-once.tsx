import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saidOnceQuery } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { splitQuotes } from './insight-words.ts'
import { Quote } from './quote.tsx'

/** What is on no card yet: shown on asking, so that nothing anyone said is lost. */
export function SaidOnce({ project, language }: { project: string; language: string }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const { data = [] } = useQuery(saidOnceQuery(project))
  const { spoken: quotes } = splitQuotes(data, '')
  if (quotes.length === 0) return null
  return (
    <section aria-labelledby="said-once" className="mt-10">
      <h3 id="said-once" className="font-semibold">
        {t('interview.insights.saidOnce')}
      </h3>
      <p className="mb-3 text-small text-ink-2">{t('interview.insights.saidOnceAbout')}</p>
      {open ? (
        <ul lang={language} className="flex flex-col gap-3">
          {quotes.map((quote) => (
            <Quote key={`${quote.message_id} ${quote.text}`} project={project} quote={quote} />
          ))}
        </ul>
      ) : (
        <Button kind="plain" className="-ml-2" onClick={() => setOpen(true)}>
          {t('interview.insights.showSaidOnce', { count: quotes.length })}
        </Button>
      )}
    </section>
  )
}
