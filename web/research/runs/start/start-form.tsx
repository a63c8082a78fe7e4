import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PROVIDERS } from '../../../api/research.ts'
import { Button } from '../../../components/button.tsx'
import { Choice } from '../../../components/fields/choice.tsx'
import { TextArea } from '../../../components/fields/text-area.tsx'
import { WorkingState } from '../../../components/states/working-state.tsx'
import { useLanguage } from '../../../i18n/index.ts'
import { AdvancedOptions } from './advanced-options.tsx'
import { EXAMPLE_CORPUS, EXAMPLE_TOPICS } from './example-topics.ts'
import { FolderChoice } from './folder-choice.tsx'
import { NotReady, StartRefused } from './start-refused.tsx'
import { MOST_TOPIC_CHARACTERS, readsFolder, unready } from './start-values.ts'
import { useStartRun } from './use-start-run.ts'

/** A topic and where to look; how thoroughly is folded away. `corpora`: unknown until the server has said. */
export function StartForm({ corpora }: { corpora: readonly string[] | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { values, write, start } = useStartRun()
  const [tried, setTried] = useState(false)
  const inTheWay = unready(values)
  const shown = tried || inTheWay !== 'topic' ? inTheWay : null
  return (
    <form
      aria-label={t('research.start.title')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (inTheWay === null && !start.isPending) start.mutate(values)
      }}
    >
      <TextArea
        id="research-topic"
        rows={2}
        label={t('research.start.topic')}
        placeholder={t('research.start.topicPlaceholder')}
        maxLength={MOST_TOPIC_CHARACTERS}
        aria-invalid={shown === 'topic'}
        value={values.topic}
        onChange={(event) => write({ ...values, topic: event.target.value })}
      />
      {corpora?.includes(EXAMPLE_CORPUS) === true && (
        <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-small">
          <span id="research-examples" className="text-ink-2">
            {t('research.start.examples')}
          </span>
          <ul aria-labelledby="research-examples" className="-ml-2 flex flex-wrap gap-x-2">
            {EXAMPLE_TOPICS[language].map((topic) => (
              <li key={topic}>
                <Button
                  kind="plain"
                  className="text-left"
                  onClick={() => write({ ...values, topic, provider: 'local', corpus: EXAMPLE_CORPUS })}
                >
                  {topic}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2">
        <Choice
          name="research-provider"
          label={t('research.start.provider')}
          value={values.provider}
          options={PROVIDERS.map((value) => ({ value, label: t(`research.providers.${value}`) }))}
          onChange={(provider) => write({ ...values, provider })}
        />
        {readsFolder(values.provider) && corpora !== undefined && (
          <FolderChoice
            corpora={corpora}
            value={values.corpus}
            optional={values.provider === 'web'}
            onChange={(corpus) => write({ ...values, corpus })}
          />
        )}
      </div>
      <AdvancedOptions values={values} unready={shown} onChange={write} />
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 empty:hidden">
          {shown !== null && <NotReady field={shown} />}
          {start.isPending && <WorkingState stage={t('research.start.starting')} since={start.submittedAt} />}
          {start.isError && shown === null && <StartRefused error={start.error} />}
        </div>
        <Button type="submit" kind="primary" icon={Search} disabled={start.isPending}>
          {t('research.start.action')}
        </Button>
      </div>
    </form>
  )
}
