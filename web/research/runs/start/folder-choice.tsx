import { useTranslation } from 'react-i18next'
import { Choice } from '../../../components/fields/choice.tsx'
import { EXAMPLE_CORPUS } from './example-topics.ts'

const NONE = ''

interface FolderChoiceProps {
  /** The folders whoever runs naze has opened to research, by name; the first is read when none is named. */
  corpora: readonly string[]
  value: string
  /** May research go without a folder? */
  optional: boolean
  onChange: (corpus: string) => void
}

/** Which documents are read. Other folders of the machine cannot be named here. */
export function FolderChoice({ corpora, value, optional, onChange }: FolderChoiceProps) {
  const { t } = useTranslation()
  const nameOf = (corpus: string) => (corpus === EXAMPLE_CORPUS ? t('research.start.exampleCorpus') : corpus)
  if (corpora.length === 0)
    return (
      <div>
        <p className="font-medium">{t('research.start.corpus')}</p>
        <p className="mt-1 text-small text-ink-2">{t('research.start.noFolder')}</p>
      </div>
    )
  const known = corpora.includes(value) ? value : optional ? NONE : (corpora[0] ?? NONE)
  return (
    <div>
      <Choice
        name="research-corpus"
        label={t('research.start.corpus')}
        value={known}
        options={[
          ...(optional ? [{ value: NONE, label: t('research.start.withoutFolder') }] : []),
          ...corpora.map((corpus) => ({ value: corpus, label: nameOf(corpus) })),
        ]}
        onChange={onChange}
      />
      <p className="mt-1 text-small text-ink-2">{t('research.start.corpusAbout')}</p>
    </div>
  )
}
