import { useTranslation } from 'react-i18next'
import type { FinalReport } from '../../api/research.ts'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { cx } from '../../lib/class-names.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { Citations } from '../sources/citation-link.tsx'

interface SentencesProps {
  of: FinalReport['executiveSummary']
  language: string
  /** One a line, with a mark; otherwise each is a short paragraph. */
  listed?: boolean
  /** Sentences that are marked, and what a screen reader is told about them. */
  marked?: { texts: ReadonlySet<string>; about: string }
}

/** What is said, each sentence with the numbers of what it rests on. */
export function Sentences({ of, language, listed = false, marked }: SentencesProps) {
  const { t } = useTranslation()
  return (
    <ul
      lang={language}
      className={cx('measure flex flex-col', listed ? 'list-disc gap-1 pl-5 marker:text-ink-2' : 'gap-3')}
    >
      {of.map(({ text, about, citations, disputedBy, standing }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report never changes, and sentences may repeat.
        <li key={index} className={cx(marked?.texts.has(text) === true && '-ml-3.5 border-l-2 border-accent pl-3')}>
          {marked?.texts.has(text) === true && <span className="sr-only">{`${marked.about}: `}</span>}
          <About about={about} />
          <bdi>
            <Phrases text={plainDirection(text)} lang={language} />
          </bdi>
          <Citations of={citations} />
          <Standing standing={standing} />
          {disputedBy !== undefined && (
            <span className="ml-1.5 text-small text-ink-2">
              {`(${t('research.report.disputedBy', { numbers: disputedBy.map((number) => `[${number}]`).join('') })})`}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

/** That it is a plan or its writer's view: what a page simply states has no mark. */
export function Standing({ standing }: Pick<FinalReport['executiveSummary'][number], 'standing'>) {
  const { t } = useTranslation()
  if (standing === undefined) return null
  return (
    <span className="ml-1.5 inline-block text-small text-ink-2">{`(${t(`research.report.standing.${standing}`)})`}</span>
  )
}

/** Whom or when a sentence speaks of, as its page says: not part of what is quoted. */
export function About({ about }: { about: string | undefined }) {
  if (about === undefined) return null
  return (
    <span className="mr-1.5 text-ink-2">
      {'['}
      <bdi>
        <Phrases text={plainDirection(about)} />
      </bdi>
      {']'}
    </span>
  )
}
