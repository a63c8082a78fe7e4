import { Combine, Eye, EyeOff, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Insight, CONFIDENCE_LABELS, type ConfidenceLabel } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { cardId, neighbourOf, useFocusOn } from './card-focus.ts'
import { InsightCard } from './insight-card.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useInsightChange } from './use-insight-change.ts'

const HIDDEN_SWITCH = 'hidden-cards-switch'

interface InsightBoardProps {
  project: string
  language: string
  insights: readonly Insight[]
}

export function InsightBoard({ project, language, insights }: InsightBoardProps) {
  const { t } = useTranslation()
  const change = useInsightChange(project)
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const [renaming, setRenaming] = useState<Insight | null>(null)
  const [merging, setMerging] = useState(false)
  const [withHidden, setWithHidden] = useState(false)
  const shown = insights.filter((insight) => !insight.hidden)
  const hidden = insights.filter((insight) => insight.hidden)
  const levels = arrange(shown)
  const order = levels.flatMap((level) => level.insights)
  // A card that was merged or erased meanwhile is no longer picked.
  const chosen = order.filter((insight) => picked.has(insight.id))
  const focusOn = useFocusOn(insights)

  const hide = (insight: Insight) => {
    const ids = order.map(({ id }) => id)
    const next = insight.hidden ? insight.id : neighbourOf(insight.id, ids)
    const isDone = (shown: readonly Insight[]) =>
      shown.every(({ id, hidden }) => id !== insight.id || hidden !== insight.hidden)
    const onSuccess = () => focusOn(next === null ? HIDDEN_SWITCH : cardId(next), isDone)
    change.mutate({ insight, hidden: !insight.hidden }, { onSuccess })
  }

  const pick = (id: string) =>
    setPicked((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  const cards = (list: readonly Insight[]) => (
    <ul lang={language} className="grid gap-4">
      {list.map((insight) => (
        <InsightCard
          key={insight.id}
          project={project}
          insight={insight}
          picked={picked.has(insight.id)}
          onPick={() => pick(insight.id)}
          onRename={() => setRenaming(insight)}
          onHide={() => hide(insight)}
        />
      ))}
    </ul>
  )

  return (
    <>
      <h2 className="sr-only">{t('interview.insights.title')}</h2>
      <p className="measure mb-8 text-ink-2">{t('interview.insights.line')}</p>
      {shown.length === 0 && <p className="measure text-ink-2">{t('interview.insights.empty')}</p>}
      {levels.map(({ label, insights: list }) => (
        <section key={label} aria-labelledby={`level-${label}`} className="mb-10">
          <h3 id={`level-${label}`} className="font-semibold">
            {t(`interview.insights.levels.${label}`)}
          </h3>
          <p className="mb-3 text-small text-ink-2">{t(`interview.insights.levelAbout.${label}`)}</p>
          {cards(list)}
        </section>
      ))}
      {hidden.length > 0 && (
        <section aria-labelledby="hidden-cards">
          <h3 id="hidden-cards" className="sr-only">
            {t('interview.insights.hiddenTitle')}
          </h3>
          <Button
            kind="quiet"
            icon={withHidden ? EyeOff : Eye}
            id={HIDDEN_SWITCH}
            className="-ml-3"
            aria-expanded={withHidden}
            onClick={() => setWithHidden(!withHidden)}
          >
            {withHidden
              ? t('interview.insights.unseeHidden')
              : t('interview.insights.seeHidden', { count: hidden.length })}
          </Button>
          {withHidden && <div className="mt-3">{cards(hidden)}</div>}
        </section>
      )}
      {chosen.length > 0 && (
        <div className="sticky bottom-4 z-20 mt-4 flex animate-arrive flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface py-2 pr-2 pl-4 shadow-float">
          <output className="text-small">{t('interview.insights.picked', { count: chosen.length })}</output>
          <div className="flex gap-2">
            <Button
              kind="plain"
              icon={X}
              onClick={() => {
                setPicked(new Set())
                if (chosen[0]) focusOn(cardId(chosen[0].id))
              }}
            >
              {t('interview.insights.unpick')}
            </Button>
            <Button kind="primary" icon={Combine} disabled={chosen.length < 2} onClick={() => setMerging(true)}>
              {t('interview.insights.merge')}
            </Button>
          </div>
        </div>
      )}
      {renaming !== null && <RenameDialog insight={renaming} change={change} onClose={() => setRenaming(null)} />}
      {merging && chosen.length > 1 && (
        <MergeDialog
          project={project}
          insights={chosen}
          onClose={() => setMerging(false)}
          onMerged={(into) => {
            setMerging(false)
            setPicked(new Set())
            const gone = new Set(chosen.map(({ id }) => id).filter((id) => id !== into))
            focusOn(cardId(into), (shown) => shown.every(({ id }) => !gone.has(id)))
          }}
        />
      )}
    </>
  )
}

interface Level {
  label: ConfidenceLabel
  insights: Insight[]
}

/** Cards by how sure they are, in each level the weightiest first; a level without cards is left out. */
export function arrange(insights: readonly Insight[]): Level[] {
  const byWeight = insights.toSorted(
    (one, other) => other.severity - one.severity || other.confidence - one.confidence || compare(one.id, other.id),
  )
  return CONFIDENCE_LABELS.map((label) => ({
    label,
    insights: byWeight.filter((insight) => insight.confidence_label === label),
  })).filter((level) => level.insights.length > 0)
}

const compare = (one: string, other: string) => (one < other ? -1 : 1)
