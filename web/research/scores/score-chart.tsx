import { useTranslation } from 'react-i18next'
import { Line, LineChart, ResponsiveContainer, usePlotArea, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { spread } from './spread.ts'
import { PARTS, type RoundScore } from './scores-of.ts'

const HEIGHT = 240
/** How far apart two labels at the ends of the lines stay. */
const LABEL = 18
const DASHES = { consistency: '6 3', reliability: '2 3', coverage: '8 3 2 3' }

/** The whole as a solid line, its parts as thin ones, each named where it ends. */
export default function ScoreChart({ scores }: { scores: readonly RoundScore[] }) {
  return (
    <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={{ width: 320, height: HEIGHT }}>
      <LineChart data={[...scores]} margin={{ top: 14, right: 124, bottom: 24, left: 44 }} accessibilityLayer={false}>
        <XAxis dataKey="iteration" type="category" hide padding={{ left: 12, right: 12 }} />
        <YAxis type="number" domain={[0, 1]} hide width={0} />
        <Frame scores={scores} />
        {PARTS.map((part) => (
          <Line
            key={part}
            dataKey={part}
            stroke="var(--ink-2)"
            strokeWidth={1}
            strokeDasharray={DASHES[part]}
            dot={{ r: 2, fill: 'var(--ink-2)', strokeWidth: 0 }}
            isAnimationActive={false}
          />
        ))}
        <Line
          dataKey="score"
          stroke="var(--accent)"
          strokeWidth={2}
          dot={{ r: 4, fill: 'var(--accent)', strokeWidth: 0 }}
          isAnimationActive={false}
        />
        <EndLabels scores={scores} />
      </LineChart>
    </ResponsiveContainer>
  )
}

function Frame({ scores }: { scores: readonly RoundScore[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const plot = usePlotArea()
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!plot || !x || !y) return null
  return (
    <g>
      {[0, 0.5, 1].map((tick) => (
        <g key={tick}>
          <line x1={plot.x} x2={plot.x + plot.width} y1={y(tick)} y2={y(tick)} stroke="var(--hairline)" />
          <text x={plot.x - 8} y={(y(tick) ?? 0) + 5} textAnchor="end" fill="var(--ink-2)" fontSize={14}>
            {formatPercent(tick, language)}
          </text>
        </g>
      ))}
      {scores.map(({ iteration }) => (
        <text
          key={iteration}
          x={x(iteration, { position: 'middle' })}
          y={plot.y + plot.height + 20}
          textAnchor="middle"
          fill="var(--ink-2)"
          fontSize={14}
        >
          {iteration}
        </text>
      ))}
      <text x={plot.x + plot.width + 8} y={plot.y + plot.height + 20} fill="var(--ink-2)" fontSize={14}>
        {t('research.scores.round')}
      </text>
    </g>
  )
}

function EndLabels({ scores }: { scores: readonly RoundScore[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const plot = usePlotArea()
  const y = useYAxisScale()
  const last = scores.at(-1)
  if (!plot || !y || last === undefined) return null
  const names = ['score', ...PARTS] as const
  const places = spread(
    names.map((name) => y(last[name]) ?? 0),
    LABEL,
    plot.y,
    plot.y + plot.height,
  )
  return names.map((name, index) => (
    <text
      key={name}
      x={plot.x + plot.width + 8}
      y={(places[index] ?? 0) + 5}
      fill={name === 'score' ? 'var(--accent)' : 'var(--ink-2)'}
      fontWeight={name === 'score' ? 600 : 400}
      fontSize={14}
    >
      {`${t(`research.scores.${name}`)} ${formatPercent(last[name], language)}`}
    </text>
  ))
}
