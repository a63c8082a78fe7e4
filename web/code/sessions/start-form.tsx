import { isBlank } from '../../../src/text/blank.ts'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { INTENTS, MAX_QUERY } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { RadioCard } from '../../components/fields/radio-card.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { refusedRoot } from './start-values.ts'
import { useStartSession } from './use-start-session.ts'

const OFFERED = 3

/** A request, what kind it is, and where the code is. `roots`: folders of the sessions so far, newest first. */
export function StartForm({ roots }: { roots: readonly string[] }) {
  const { t } = useTranslation()
  const { values, write, start } = useStartSession()
  const [tried, setTried] = useState(false)
  const nothingAsked = isBlank(values.query)
  const wrong = start.isError ? refusedRoot(start.error) : null
  return (
    <form
      aria-label={t('code.start.title')}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!nothingAsked && !start.isPending) start.mutate(values)
      }}
    >
      <TextArea
        id="code-query"
        rows={2}
        label={t('code.start.query')}
        placeholder={t('code.start.placeholder')}
        maxLength={MAX_QUERY}
        aria-describedby="code-query-hint"
        aria-invalid={tried && nothingAsked}
        value={values.query}
        onChange={(event) => write({ ...values, query: event.target.value })}
      />
      <p id="code-query-hint" className="mt-1.5 text-small text-ink-2">
        {t('code.start.hint')}
      </p>
      <fieldset className="mt-5">
        <legend className="mb-2 font-medium">{t('code.intent')}</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          {INTENTS.map((intent) => (
            <RadioCard
              key={intent}
              id={`code-intent-${intent}`}
              name="code-intent"
              label={t(`code.intents.${intent}.name`)}
              checked={values.intent === intent}
              onChoose={() => write({ ...values, intent })}
            >
              {t(`code.intents.${intent}.about`)}
            </RadioCard>
          ))}
        </div>
      </fieldset>
      <div className="mt-5">
        <TextField
          id="code-root"
          label={t('code.start.root')}
          note={t('code.start.rootOptional')}
          hint={t('code.start.rootHint')}
          autoComplete="off"
          spellCheck={false}
          maxLength={1_000}
          aria-invalid={wrong !== null}
          value={values.root}
          onChange={(event) => write({ ...values, root: event.target.value })}
        />
        {roots.length > 0 && (
          <div className="mt-1 flex flex-wrap items-center gap-x-2 text-small">
            <span id="code-roots" className="text-ink-2">
              {t('code.start.usedBefore')}
            </span>
            <ul aria-labelledby="code-roots" className="-ml-2 flex flex-wrap gap-x-2">
              {roots.slice(0, OFFERED).map((root) => (
                <li key={root}>
                  <Button kind="plain" className="text-left" onClick={() => write({ ...values, root })}>
                    {root}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <div className="mt-5 flex flex-wrap items-center justify-end gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 empty:hidden">
          {tried && nothingAsked && (
            <p role="alert" className="text-small">
              {t('code.start.needsQuery')}
            </p>
          )}
          {start.isPending && <WorkingState stage={t('code.start.starting')} since={start.submittedAt} />}
          {start.isError && !nothingAsked && (
            <FailedState
              code={codeFrom(start.error)}
              text={wrong === null ? undefined : t(`code.start.refused.${wrong}`)}
              kept={t('code.start.kept')}
            />
          )}
        </div>
        <Button type="submit" kind="primary" icon={Play} disabled={start.isPending}>
          {t('code.start.action')}
        </Button>
      </div>
    </form>
  )
}
