import { ChevronRight } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CodeGraph, GraphNode, GraphSearch } from '../../api/code.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { folderOf, lastPart } from './place.ts'
import { SpotLink } from './spot-link.tsx'

const ROW = 56

/** What is looked at in the middle, who uses it on the left, what it uses on the right: the threads run the way of use. */
export function NeighbourPicture({ graph, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const { focus, used_by: usedBy, uses } = graph
  const kind = focus.kind === 'symbol' ? 'symbol' : 'file'
  const whole = focus.symbol ?? lastPart(focus.path)
  const end = focus.symbol === undefined ? -1 : whole.lastIndexOf('.')
  const [holder, name] = [whole.slice(0, Math.max(0, end)), whole.slice(end + 1)]
  const height = Math.max(usedBy.nodes.length, uses.nodes.length, 2) * ROW
  return (
    <div className="grid gap-x-0 gap-y-6 md:grid-cols-[minmax(0,1fr)_4.5rem_minmax(9rem,14rem)_4.5rem_minmax(0,1fr)]">
      <Side
        title={t(`code.graph.usedBy.${kind}`)}
        none={t(`code.graph.noUsers.${kind}`)}
        of={usedBy}
        at={at}
        height={height}
      />
      <Threads nodes={usedBy.nodes} height={height} isOut={false} />
      <div className="hidden items-center md:mt-9 md:flex" style={{ height }}>
        <p className="w-full rounded-card border-2 border-accent bg-surface px-3 py-2 text-center">
          {holder !== '' && <bdi className="block truncate font-mono text-small text-ink-2">{holder}</bdi>}
          <bdi className="block font-mono text-small font-medium wrap-anywhere">{name}</bdi>
        </p>
      </div>
      <Threads nodes={uses.nodes} height={height} isOut />
      <Side
        title={t(`code.graph.uses.${kind}`)}
        none={t(`code.graph.usesNone.${kind}`)}
        of={uses}
        at={at}
        height={height}
      />
    </div>
  )
}

interface SideProps {
  title: string
  none: string
  of: CodeGraph['uses']
  at: GraphSearch
  height: number
}

function Side({ title, none, of: { nodes, total }, at, height }: SideProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const id = useId()
  const more = total - nodes.length
  const rows: CSSProperties & Record<'--rows', string> = { '--rows': `${height}px` }
  return (
    <div className="min-w-0">
      <h3 id={id} className="mb-2 text-small font-medium md:h-7">
        {title}
        <span className="ml-2 font-normal text-ink-2">{formatNumber(total, language)}</span>
      </h3>
      {nodes.length === 0 ? (
        <p
          className="flex items-center text-small text-ink-2 md:justify-center"
          style={{ minHeight: Math.min(height, ROW) }}
        >
          {none}
        </p>
      ) : (
        <ul
          aria-labelledby={id}
          className="flex flex-col justify-center border-l-2 border-hairline pl-3 md:min-h-(--rows) md:border-0 md:pl-0"
          style={rows}
        >
          {nodes.map((node) => (
            <li key={`${node.path} ${node.symbol} ${node.line}`} className="flex items-center" style={{ height: ROW }}>
              <SpotLink at={at} spot={node} className="w-full" {...aboutOf(node)} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && <p className="text-small text-ink-2">{t('code.graph.more', { count: more })}</p>}
    </div>
  )
}

/** Where it lies, for many files share a name, and what is taken of it. */
function aboutOf({ kind, path, names }: GraphNode): { about?: string } {
  if (kind !== 'file') return {}
  return { about: [folderOf(path), names.join(', ')].filter((part) => part !== '').join(' · ') }
}

/** Thicker where more passes, broken where a rule tells it and no compiler. */
function Threads({ nodes, height, isOut }: { nodes: readonly GraphNode[]; height: number; isOut: boolean }) {
  const middle = height / 2
  const first = (height - nodes.length * ROW) / 2 + ROW / 2
  return (
    <div aria-hidden className="relative hidden md:mt-9 md:block" style={{ height }}>
      <svg className="absolute inset-0 size-full" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" fill="none">
        {nodes.map((node, n) => {
          const y = first + n * ROW
          const [from, to] = isOut ? [middle, y] : [y, middle]
          return (
            <path
              key={`${node.path} ${node.symbol} ${node.line}`}
              d={`M0 ${from} C50 ${from} 50 ${to} 100 ${to}`}
              stroke={node.mark === 'evidence' ? 'var(--accent)' : 'var(--edge)'}
              strokeWidth={Math.min(4, 1 + Math.log2(node.count))}
              strokeDasharray={node.confidence < 0.9 ? '4 4' : undefined}
              vectorEffect="non-scaling-stroke"
            />
          )
        })}
      </svg>
      {nodes.length > 0 && (
        <ChevronRight
          size={18}
          className="absolute right-0 text-edge"
          style={{
            top: (isOut && nodes.length === 1 ? first : middle) - 9,
            display: isOut && nodes.length > 1 ? 'none' : undefined,
          }}
        />
      )}
    </div>
  )
}
