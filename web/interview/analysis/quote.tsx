import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Insight } from '../../api/interview.ts'
import { MaskedText } from '../../components/masked-text.tsx'

interface QuoteProps {
  project: string
  quote: Insight['evidence'][number]
  /** The card says these very words already: only their place is left to show. */
  said: boolean
}

/** Someone's words; the way back to where they were said. */
export function Quote({ project, quote, said }: QuoteProps) {
  const { t } = useTranslation()
  return (
    <li className="border-l-2 border-accent pl-3">
      {!said && (
        <blockquote className="measure">
          <MaskedText text={quote.text} />
        </blockquote>
      )}
      <Link
        to="/interviews/$id/conversations/$conversation"
        params={{ id: project, conversation: quote.conversation_id }}
        search={{ message: quote.message_id }}
        className="inline-flex min-h-11 items-center gap-1.5 text-small text-accent underline-offset-4 hover:underline md:min-h-9"
      >
        {t('interview.insights.openQuote')}
        <ArrowRight aria-hidden size={16} strokeWidth={1.75} />
      </Link>
    </li>
  )
}
