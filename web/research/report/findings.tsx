import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConflictDetail, FinalReport, Finding } from '../../api/research.ts'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { useConfidence } from '../confidence.ts'
import { disputesOf } from '../conflicts/disputes.ts'
import { Citations } from '../sources/citation-link.tsx'
import { aboutBeside, speakerOf } from '../sources/speaker.ts'
import { About, Standing } from './sentences.tsx'

interface FindingsProps {
  findings: readonly Finding[]
  conflicts: readonly ConflictDetail[]
  sources: FinalReport['sources']
  language: string
}

/** What was found, the firmest first, with how far it can be relied on and who says so. */
export function Findings({ findings, conflicts, sources, language }: FindingsProps) {
  const { t } = useTranslation()
  return (
    <section id="findings" aria-labelledby="findings-title" className="scroll-mt-20">
      <h2 id="findings-title" className="mb-3 font-semibold">
        {t('research.report.findings')}
      </h2>
      {findings.length === 0 && <p className="measure text-ink-2">{t('research.report.noFindings')}</p>}
      <ol className="border-b border-hairline empty:hidden">
        {findings.map((finding, index) => (
          <FindingLine
            key={finding.findingId}
            finding={finding}
            part={finding.part === findings[index - 1]?.part ? undefined : finding.part}
            sources={sources}
            disputes={disputesOf(finding.citations, conflicts)}
            language={language}
          />
        ))}
      </ol>
    </section>
  )
}

interface FindingLineProps {
  finding: Finding
  /** The part of the question it is the first answer to. */
  part: string | undefined
  disputes: readonly ConflictDetail[]
  sources: FinalReport['sources']
  language: string
}

function FindingLine({ finding, part, disputes: [dispute], sources, language }: FindingLineProps) {
  const { t } = useTranslation()
  const { word, share } = useConfidence()(finding.confidence)
  const speaker = speakerOf(sources, finding.citations[0]?.source)
  return (
    <li className="grid gap-x-8 gap-y-2 border-t border-hairline py-4 md:grid-cols-[minmax(0,1fr)_11rem]">
      <div className="measure">
        {part !== undefined && (
          <p lang={language} className="mb-1 text-small text-ink-2">
            <bdi>{part}</bdi>
          </p>
        )}
        <p lang={language}>
          <About about={aboutBeside(finding, speaker)} />
          <bdi>
            <Phrases text={plainDirection(finding.text)} lang={language} />
          </bdi>
          <Citations of={finding.citations} />
          <Standing standing={finding.standing} />
        </p>
        {speaker.title !== '' && (
          <p lang={language} className="mt-1 text-small text-ink-2">
            <bdi>
              <Phrases text={speaker.title} lang={language} />
            </bdi>
            {speaker.head !== '' && (
              <bdi className="block">
                <Phrases text={speaker.head} lang={language} />
              </bdi>
            )}
          </p>
        )}
        {dispute !== undefined && (
          <a
            href={`#conflict-${dispute.conflictId}`}
            className="mt-1 inline-flex min-h-6 items-center gap-1.5 text-small text-ink-2 underline decoration-edge underline-offset-4 hover:text-ink"
          >
            <TriangleAlert aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />
            {t('research.report.disputed')}
          </a>
        )}
      </div>
      <div className="text-small">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-medium">{word}</span>
          <span>
            <span className="sr-only">{`${t('research.confidence.label')}: `}</span>
            {share}
          </span>
        </p>
        <span aria-hidden className="relative mt-1 mb-1.5 block h-1 rounded-full bg-hairline">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-accent"
            style={{ width: `${Math.round(finding.confidence * 100)}%` }}
          />
        </span>
        <p className="text-ink-2">
          {t('research.report.independent', { count: finding.independentSources })}
          <span className="ml-3 md:ml-0 md:block">{t('research.agentCount', { count: finding.agents.length })}</span>
        </p>
      </div>
    </li>
  )
}
