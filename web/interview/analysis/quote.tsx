import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../api/interview.ts'
import { MaskedText } from '../../components/masked-text.tsx'

interface QuoteProps {
  project: string
  quote: Insight['evidence'][number]
}

/** Someone's words; the way back to where they were said. */
export function Quote({ project, quote }: QuoteProps) {
  return (
    <li className="border-l-2 border-accent pl-3">
      <blockquote className="measure">
        <MaskedText text={quote.text} />
      </blockquote>
      <QuotePlace project={project} quote={quote} />
    </li>
  )
}

/** The way to where words were said, for those that are shown elsewhere. */
export function QuotePlace({ project, quote }: QuoteProps) {
  const { t } = useTranslation()
  return (
    <Link
      to="/interviews/$id/conversations/$conversation"
      params={{ id: project, conversation: quote.conversation_id }}
      search={{ message: quote.message_id }}
      className="inline-flex min-h-11 items-center gap-1.5 text-small text-accent underline-offset-4 hover:underline md:min-h-9"
    >
      {t('interview.insights.openQuote')}
      <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
    </Link>
  )
}
