import { ArrowRight, Lightbulb } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmedInsight } from '../../api/why.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { Slider } from '../../components/fields/slider.tsx'

interface InsightRowProps {
  insight: ConfirmedInsight
  weight: number
  onWeight: (weight: number) => void
  /** Opens the conversation at the words this rests on. */
  onQuote: (quote: string) => void
  /** Marks what came up in the talk only, unless all of them did. */
  marksBlindSpot: boolean
  disabled: boolean
}

export function InsightRow({ insight, weight, onWeight, onQuote, marksBlindSpot, disabled }: InsightRowProps) {
  const { t } = useTranslation()
  return (
    <li className="border-t border-hairline py-5">
      <p className="font-medium">
        <Phrases text={insight.label} />
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip about={t(`layerAbout.${insight.layer}`)}>{t(`layer.${insight.layer}`)}</Chip>
        {marksBlindSpot && insight.johari_blind_spot && (
          <Chip icon={Lightbulb} tone="accent" about={t('sliders.blindSpotAbout')}>
            {t('sliders.blindSpot')}
          </Chip>
        )}
        {insight.quotes.map((quote) => (
          <Button key={quote} kind="plain" iconAfter={ArrowRight} onClick={() => onQuote(quote)}>
            {t('sliders.said')}
          </Button>
        ))}
      </div>
      <div className="mt-1 flex items-center gap-4">
        <Slider
          label={t('sliders.weight', { label: insight.label })}
          valueText={t('sliders.weightValue', { value: weight })}
          value={weight}
          mark={insight.strength}
          onChange={onWeight}
          disabled={disabled}
        />
        <span aria-hidden className="w-10 shrink-0 text-right font-medium">
          {weight}
        </span>
      </div>
    </li>
  )
}
