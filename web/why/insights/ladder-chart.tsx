import { useTranslation } from 'react-i18next'
import { Bar, BarChart, ResponsiveContainer, usePlotArea, useXAxisScale, useYAxisScale, XAxis, YAxis } from 'recharts'
import type { ConfirmedInsight } from '../../../src/capabilities/why/contract.ts'
import { cutToWidth } from '../../lib/text/format.ts'

const ROW = 72
const GUTTER = 20
/** How far below the middle of its row the bar lies, so that the words stand above it. */
const BAR = 22

export interface Rung extends Pick<ConfirmedInsight, 'id' | 'label' | 'layer' | 'strength'> {
  weight: number
}

/** Weight as a bar, strength as a mark on it; the layers hang on the thread at the left. */
export default function LadderChart({ rungs }: { rungs: readonly Rung[] }) {
  return (
    <ResponsiveContainer width="100%" height={rungs.length * ROW + 8} initialDimension={{ width: 288, height: 200 }}>
      <BarChart
        data={[...rungs]}
        layout="vertical"
        margin={{ top: 0, right: 4, bottom: 8, left: GUTTER }}
        accessibilityLayer={false}
      >
        <XAxis type="number" domain={[0, 100]} hide />
        <YAxis type="category" dataKey="id" hide width={0} />
        <Rows rungs={rungs} />
        <Bar
          dataKey="weight"
          barSize={6}
          radius={3}
          fill="var(--accent)"
          isAnimationActive={false}
          transform={`translate(0 ${BAR})`}
        />
        <Strengths rungs={rungs} />
      </BarChart>
    </ResponsiveContainer>
  )
}

function Rows({ rungs }: { rungs: readonly Rung[] }) {
  const { t } = useTranslation()
  const plot = usePlotArea()
  const y = useYAxisScale()
  if (!plot || !y) return null
  const middle = (rung: Rung) => y(rung.id, { position: 'middle' }) ?? 0
  const first = rungs[0]
  const last = rungs.at(-1)
  return (
    <g>
      {first && last && (
        <line
          x1={4.5}
          x2={4.5}
          y1={middle(first) - 16}
          y2={middle(last) + BAR}
          stroke="var(--accent)"
          strokeWidth={1}
        />
      )}
      {rungs.map((rung, index) => (
        <g key={rung.id}>
          {rungs[index - 1]?.layer !== rung.layer && (
            <circle cx={4.5} cy={middle(rung) - 15} r={3.5} fill="var(--accent)" />
          )}
          <text x={plot.x} y={middle(rung) - 10} fill="var(--ink-2)" fontSize={14}>
            {t(`layer.${rung.layer}`)}
          </text>
          <text x={plot.x + plot.width} y={middle(rung) - 10} textAnchor="end" fill="var(--ink)" fontSize={14}>
            {rung.weight}
          </text>
          <rect x={plot.x} y={middle(rung) + BAR - 3} width={plot.width} height={6} rx={3} fill="var(--hairline)" />
          <text x={plot.x} y={middle(rung) + 11} fill="var(--ink)" fontSize={14}>
            <title>{rung.label}</title>
            {cutToWidth(rung.label, Math.floor(plot.width / 7.2))}
          </text>
        </g>
      ))}
    </g>
  )
}

function Strengths({ rungs }: { rungs: readonly Rung[] }) {
  const x = useXAxisScale()
  const y = useYAxisScale()
  if (!x || !y) return null
  return rungs.map((rung) => {
    const at = x(rung.strength) ?? 0
    const middle = (y(rung.id, { position: 'middle' }) ?? 0) + BAR
    return <line key={rung.id} x1={at} x2={at} y1={middle - 7} y2={middle + 7} stroke="var(--ink)" strokeWidth={1.5} />
  })
}
