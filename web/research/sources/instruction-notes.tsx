import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { FinalReport, Snapshot } from '../../api/research.ts'
import { Fold } from '../../components/fold.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { shortAddress } from './address.ts'
import { PageLink } from './citation-link.tsx'

function Note({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <div role="note" className="flex items-start gap-3 border-l-2 border-signal py-1 pl-4">
      <ShieldAlert aria-hidden size={18} strokeWidth={1.75} className="mt-1.5 shrink-0 text-signal" />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        <p className="measure text-ink-2">{about}</p>
        {children}
      </div>
    </div>
  )
}

/** Above a report: which of its sources tried to tell their readers what to say. */
export function InstructedSources({ sources }: { sources: FinalReport['sources'] }) {
  const { t } = useTranslation()
  const found = sources.filter(({ instructions }) => instructions !== undefined)
  if (found.length === 0) return null
  return (
    <Note
      title={t('research.instructions.title', { count: found.length })}
      about={t('research.instructions.about', { count: found.length })}
    >
      <ul className="mt-1 text-small">
        {found.map(({ pageId, number, title, url }) => (
          <li key={pageId}>
            <PageLink page={pageId}>
              {`[${number}] `}
              <bdi>{plainDirection(title) || shortAddress(url)}</bdi>
            </PageLink>
          </li>
        ))}
      </ul>
    </Note>
  )
}

/** In a page as it was read: what it orders, shown as text and nothing else. */
export function PageInstructions({ snapshot: { instructions, text, language } }: { snapshot: Snapshot }) {
  const { t } = useTranslation()
  if (instructions.length === 0) return null
  return (
    <div className="mb-5">
      <Note title={t('research.instructions.page')} about={t('research.instructions.pageAbout')}>
        <Fold title={t('research.instructions.show', { count: instructions.length })}>
          <ul lang={language} className="flex flex-col gap-2 text-small">
            {instructions.map(({ start, end }) => (
              <li key={start} className="border-l border-edge pl-3 whitespace-pre-wrap">
                <bdi>{plainDirection(text.slice(start, end))}</bdi>
              </li>
            ))}
          </ul>
        </Fold>
      </Note>
    </div>
  )
}
