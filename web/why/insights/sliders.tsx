import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Lightbulb, Square } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TAGS } from '../../../src/capabilities/why/contract.ts'
import { codeFrom } from '../../api/client.ts'
import {
  answerWithoutModel,
  resumeConversation,
  sessionQuery,
  type SessionView,
  type ConfirmedInsight,
} from '../../api/why.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { InsightRow } from './insight-row.tsx'
import { Steps } from '../sessions/steps.tsx'
import { TranscriptDialog } from '../sessions/transcript-dialog.tsx'
import { useReport } from '../report/use-report.ts'
import { readWeights, writeWeights } from '../tab-memory.ts'
import { WithoutModel } from '../../components/without-model.tsx'

export function Sliders({ view }: { view: SessionView }) {
  const { t } = useTranslation()
  const weights = useWeights(view.session_id, view.confirmed_insights)
  const { write, waitingSince, joined, stop } = useReport(view)
  const resume = useResume(view.session_id)
  const [marked, setMarked] = useState<string | null>(null)
  const emerged = view.confirmed_insights.filter((insight) => insight.johari_blind_spot).length
  const allEmerged = emerged === view.confirmed_insights.length
  const again = view.phase === 'REPORT'
  const busy = waitingSince !== null || resume.isPending

  return (
    <div className="room flex max-w-3xl flex-1 flex-col px-4 md:px-8">
      <Steps at="weights" />
      <h1 className="mt-2 text-title font-semibold">{t('sliders.title')}</h1>
      <p className="measure mt-2 text-ink-2">
        <Phrases text={t('sliders.line')} />
      </p>
      {emerged > 0 && (
        <p className="measure mt-4 flex items-start gap-2 text-small text-ink-2">
          <Lightbulb aria-hidden size={16} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
          <span>
            <span className="font-medium text-ink">{t('sliders.blindSpot')}</span>
            <span className="block">
              <Phrases text={t(allEmerged ? 'sliders.blindSpotAll' : 'sliders.blindSpotAbout')} />
            </span>
          </span>
        </p>
      )}
      <div className="flex-1 pb-10">
        {TAGS.map((group) => {
          const insights = view.confirmed_insights.filter((insight) => insight.tag === group)
          if (insights.length === 0) return null
          return (
            <section key={group} aria-labelledby={`group-${group}`} className="mt-10">
              <h2 id={`group-${group}`} className="font-semibold">
                {t(`sliders.${group}`)}
              </h2>
              <p className="text-small text-ink-2">{t(`sliders.${group}About`)}</p>
              <ul className="mt-3 border-b border-hairline">
                {insights.map((insight) => (
                  <InsightRow
                    key={insight.id}
                    insight={insight}
                    weight={weights.of(insight)}
                    onWeight={(weight) => weights.set(insight, weight)}
                    onQuote={setMarked}
                    marksBlindSpot={!allEmerged}
                    disabled={busy}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <div className="sticky bottom-0 z-10 -mx-4 border-t border-hairline bg-ground px-4 py-3 md:-mx-8 md:px-8">
        {waitingSince !== null && (
          <div className="mb-3">
            <WorkingState
              stage={t(joined ? 'sliders.stillWriting' : again ? 'sliders.writingAgain' : 'sliders.writing')}
              since={waitingSince}
            >
              <Button kind="plain" icon={Square} onClick={stop}>
                {t('sliders.stop')}
              </Button>
            </WorkingState>
            <WithoutModel
              since={waitingSince}
              words={t('chat.withoutModel')}
              onAsk={() => answerWithoutModel(view.session_id)}
            />
          </div>
        )}
        {write.isError && (
          <div className="mb-3">
            <FailedState code={codeFrom(write.error)} kept={t('sliders.failed')} />
          </div>
        )}
        {resume.isError && (
          <div className="mb-3">
            <FailedState code={codeFrom(resume.error)} kept={t('sliders.resumeFailed')} />
          </div>
        )}
        {weights.allZero && <output className="mb-2 block text-small text-signal">{t('sliders.allZero')}</output>}
        <div className="flex items-center justify-between gap-3">
          {again ? (
            <Link to="/why/$id" params={{ id: view.session_id }} search={{}} className={buttonClass('outline')}>
              <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
              {t('sliders.backToReport')}
            </Link>
          ) : (
            <Button icon={ArrowLeft} disabled={busy} onClick={() => resume.mutate()}>
              {t('sliders.back')}
            </Button>
          )}
          <Button
            kind="primary"
            iconAfter={ArrowRight}
            disabled={busy || weights.allZero}
            onClick={() => write.mutate(weights.toSend)}
          >
            {t(again ? 'sliders.regenerate' : 'sliders.generate')}
          </Button>
        </div>
      </div>
      <TranscriptDialog view={view} mark={marked} onClose={() => setMarked(null)} />
    </div>
  )
}

function useResume(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => resumeConversation(id),
    onSuccess: ({ phase, message }) => {
      client.setQueryData(
        sessionQuery(id).queryKey,
        (old) =>
          old && {
            ...old,
            phase,
            pending: null,
            messages: [...old.messages, { role: 'assistant' as const, content: message, turn: old.turn }],
          },
      )
      void client.invalidateQueries({ queryKey: ['why'] })
    },
  })
}

/** The weights as they stand: moved in this tab, else those of the last report, else how firmly each was said. */
function useWeights(id: string, insights: readonly ConfirmedInsight[]) {
  const [moved, setMoved] = useState(() => readWeights(id))
  const of = (insight: ConfirmedInsight) => moved[insight.id] ?? insight.slider_weight ?? insight.strength
  return {
    of,
    set: (insight: ConfirmedInsight, weight: number) => {
      const next = { ...moved, [insight.id]: weight }
      setMoved(next)
      writeWeights(id, next)
    },
    allZero: insights.every((insight) => of(insight) === 0),
    toSend: insights.map((insight) => ({ id: insight.id, slider_weight: of(insight) })),
  }
}
