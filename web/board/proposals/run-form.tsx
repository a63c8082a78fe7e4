import { getRouteApi } from '@tanstack/react-router'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Kind, KINDS, runProposals } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { RadioCard } from '../../components/fields/radio-card.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { NodePicker } from '../nodes/node-picker.tsx'
import { RunState } from './run-state.tsx'
import { useRun } from './use-run.ts'

const route = getRouteApi('/board/proposals')

/** Asks Organizer or Advisor, about the whole board or one thing on it. Only proposals come of it. */
export function RunForm() {
  const { t } = useTranslation()
  const { kind = 'organizer', focus } = route.useSearch()
  const navigate = route.useNavigate()
  const [intent, setIntent] = useState('')
  const { run, stop } = useRun(runProposals)
  const set = (next: { kind: Kind; focus: string | undefined }) =>
    void navigate({
      search: { kind: next.kind, ...(next.focus !== undefined && { focus: next.focus }) },
      replace: true,
      resetScroll: false,
    })
  return (
    <form
      aria-label={t('board.proposals.run')}
      onSubmit={(event) => {
        event.preventDefault()
        if (!run.isPending) run.mutate({ kind, intent, ...(focus !== undefined && { focus }) })
      }}
    >
      <fieldset className="grid gap-2 md:grid-cols-2">
        <legend className="mb-2 font-medium">{t('board.proposals.kindLabel')}</legend>
        {KINDS.map((each) => (
          <RadioCard
            key={each}
            id={`kind-${each}`}
            name="kind"
            label={t(`board.proposals.kinds.${each}`)}
            checked={kind === each}
            onChoose={() => set({ kind: each, focus })}
          >
            {t(`board.proposals.kindAbout.${each}`)}
          </RadioCard>
        ))}
      </fieldset>
      <div className="mt-5">
        <NodePicker
          label={t('board.proposals.focus')}
          chosen={focus}
          hint={t(kind === 'advisor' ? 'board.proposals.focusAdvisor' : 'board.proposals.focusOrganizer')}
          onChoose={(next) => {
            set({ kind, focus: next })
            // What was chosen from is gone: the keyboard goes on with the next field.
            if (next !== undefined) document.getElementById('intent')?.focus()
          }}
        />
      </div>
      <div className="mt-5">
        <TextArea
          id="intent"
          label={t('board.proposals.intent')}
          placeholder={t('board.proposals.intentPlaceholder')}
          rows={2}
          maxLength={4000}
          value={intent}
          onChange={(event) => setIntent(event.target.value)}
        />
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <RunState
          run={run}
          stop={stop}
          stage={t(`board.proposals.running.${kind}`)}
          kept={t('board.proposals.runFailed')}
        />
        <Button type="submit" kind="primary" icon={Lightbulb} className="ml-auto" disabled={run.isPending}>
          {t('board.proposals.run')}
        </Button>
      </div>
    </form>
  )
}
