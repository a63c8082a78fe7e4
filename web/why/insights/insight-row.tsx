import { Lightbulb, UserRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ConfirmedInsight } from '../../api/why.ts'
import { Chip } from '../../components/chip.tsx'
import { Slider } from '../../components/fields/slider.tsx'

interface InsightRowProps {
  insight: ConfirmedInsight
  weight: number
  onWeight: (weight: number) => void
  /** Opens the conversation at the words this rests on. */
  onQuote: (quote: string) => void
  disabled: boolean
}

export function InsightRow({ insight, weight, onWeight, onQuote, disabled }: InsightRowProps) {
  const { t } = useTranslation()
  return (
    <li className="border-t border-hairline py-5">
      <p className="font-medium">{insight.label}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Chip about={t(`layerAbout.${insight.layer}`)}>{t(`layer.${insight.layer}`)}</Chip>
        {insight.johari_blind_spot && (
          <Chip icon={Lightbulb} tone="accent" about={t('sliders.blindSpotAbout')}>
            {t('sliders.blindSpot')}
          </Chip>
        )}
        {insight.quotes.map((quote) => (
          <Chip key={quote} icon={UserRound} about={t('sliders.saidAbout')} onOpen={() => onQuote(quote)}>
            {t('sliders.said')}
          </Chip>
        ))}
      </div>
      <div className="mt-2 flex items-center gap-4">
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
