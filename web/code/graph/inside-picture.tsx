import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeGraph, GraphSearch } from '../../api/code.ts'
import { cx } from '../../lib/class-names.ts'
import { layerOrder } from './layer-order.ts'
import { SpotLink } from './spot-link.tsx'

const ROW = 52
const WIDTH = 72

/** What lies inside, whoever uses others above them: imports bow down on the right; on the left is what leads back up. */
export function InsidePicture({ graph, at, label }: { graph: CodeGraph; at: GraphSearch; label: string }) {
  const { t } = useTranslation()
  const [active, setActive] = useState<number | null>(null)
  const { nodes, edges } = graph.inside
  const tied = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const order = layerOrder(nodes.length, edges).filter((node) => tied.has(node))
  const rowOf = new Map(order.map((node, row) => [node, row]))
  const arcs = edges.map(({ from, to, count }) => ({ from: rowOf.get(from) ?? 0, to: rowOf.get(to) ?? 0, count }))
  const hasUp = arcs.some(({ from, to }) => from > to)
  const height = order.length * ROW
  return (
    <>
      <p className="measure mb-3 text-small text-ink-2">
        {t('code.graph.layers')}
        {hasUp && ` ${t('code.graph.circles')}`}
      </p>
      <div className="flex max-w-2xl">
        {hasUp && <Arcs arcs={arcs.filter(({ from, to }) => from > to)} height={height} active={active} isUp />}
        <ul aria-label={label} className="min-w-0 flex-1">
          {order.map((node, row) => {
            const spot = nodes[node]
            if (spot === undefined) return null
            const about = t('code.graph.inOut', { uses: spot.uses, usedBy: spot.used_by })
            return (
              <li key={`${spot.path} ${spot.symbol}`} className="flex items-center" style={{ height: ROW }}>
                <SpotLink
                  at={at}
                  spot={spot}
                  about={about}
                  className="w-full"
                  onActive={(isActive) => setActive(isActive ? row : null)}
                />
              </li>
            )
          })}
        </ul>
        <Arcs arcs={arcs.filter(({ from, to }) => from < to)} height={height} active={active} isUp={false} />
      </div>
    </>
  )
}

interface Arc {
  from: number
  to: number
  count: number
}

function Arcs({
  arcs,
  height,
  active,
  isUp,
}: {
  arcs: readonly Arc[]
  height: number
  active: number | null
  isUp: boolean
}) {
  const head = useId()
  const x = isUp ? WIDTH : 0
  return (
    <svg aria-hidden width={WIDTH} height={height} fill="none" className="shrink-0">
      <defs>
        <marker
          id={head}
          viewBox="0 0 6 6"
          refX={5}
          refY={3}
          markerWidth={6}
          markerHeight={6}
          orient="auto"
          markerUnits="userSpaceOnUse"
        >
          <path d="M0 0 L6 3 L0 6 z" fill="context-stroke" />
        </marker>
      </defs>
      {arcs.map(({ from, to, count }) => {
        const [a, b] = [(from + 0.4) * ROW, (to + 0.6) * ROW].map((y, n) =>
          isUp ? y + (n === 0 ? 0.2 : -0.2) * ROW : y,
        )
        const far = Math.min(WIDTH - 6, 14 + Math.abs(from - to) * 10) * (isUp ? -1 : 1)
        const touches = active === from || active === to
        return (
          <path
            key={`${from} ${to}`}
            d={`M${x} ${a} C${x + far * 1.3} ${a} ${x + far * 1.3} ${b} ${x} ${b}`}
            stroke={touches ? 'var(--accent)' : 'var(--edge)'}
            strokeWidth={Math.min(3, 1 + Math.log10(count))}
            markerEnd={`url(#${head})`}
            className={cx('transition-opacity duration-150 ease-out', active !== null && !touches && 'opacity-20')}
          />
        )
      })}
    </svg>
  )
}
