import { TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CodeGraph, GraphSearch } from '../../api/code.ts'
import { Tabs } from '../../components/tabs.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { Lacks } from '../lacks.tsx'
import { IndexStatus } from '../session/index-status.tsx'
import { FindBox } from './find-box.tsx'
import { GraphTable } from './graph-table.tsx'
import { InsidePicture } from './inside-picture.tsx'
import { NeighbourPicture } from './neighbour-picture.tsx'
import { lastPart } from './place.ts'
import { Mark, SpotLink } from './spot-link.tsx'
import { WayHere } from './way-here.tsx'

/** One thing of the code, its neighbours, what lies in it, and what this picture may lack. */
export function GraphView({ graph, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const { focus, reasons, root } = graph
  return (
    <div className="flex flex-col gap-8">
      <WayHere graph={graph} at={at} />
      <section aria-labelledby="code-graph-focus">
        <h2 id="code-graph-focus" className="flex flex-wrap items-baseline gap-x-3 font-semibold">
          {focus.kind === 'session' ? (
            t('code.graph.thisSession')
          ) : (
            <bdi className="font-mono wrap-anywhere">{nameOf(graph)}</bdi>
          )}
          <Mark of={focus.mark} />
        </h2>
        <Facts graph={graph} />
        {reasons.length > 0 && (
          <div className="mt-4 text-small">
            <p className="flex items-center gap-1.5">
              <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
              {t('code.graph.lacking')}
            </p>
            <Lacks reasons={reasons} />
          </div>
        )}
      </section>
      <FindBox at={at} root={root} />
      <Tabs
        label={t('code.graph.views')}
        tabs={[
          { id: 'chart', label: t('code.graph.picture'), content: <Pictures graph={graph} at={at} /> },
          { id: 'table', label: t('common.table'), content: <GraphTable at={at} /> },
        ]}
      />
      <IndexStatus root={root} />
    </div>
  )
}

function nameOf({ focus, root }: CodeGraph): string {
  return focus.symbol ?? (focus.path === '' ? lastPart(root) : lastPart(focus.path))
}

function Facts({ graph: { focus } }: { graph: CodeGraph }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const files = t('code.graph.files', { count: focus.files, files: formatNumber(focus.files, language) })
  const isChoice = focus.kind === 'symbol' && focus.path === ''
  return (
    <div className="text-small text-ink-2">
      {isChoice && <p>{t('code.graph.which')}</p>}
      {(focus.kind === 'folder' || focus.kind === 'session') && <p>{files}</p>}
      {focus.kind === 'symbol' && !isChoice && (
        <p className="font-mono wrap-anywhere">
          <bdi>{`${focus.path}:${focus.line}`}</bdi>
        </p>
      )}
      {focus.text !== undefined && (
        <pre className="mt-2 rounded-card bg-sunken px-3 py-2 font-mono whitespace-pre-wrap text-ink wrap-anywhere">
          {focus.text}
        </pre>
      )}
    </div>
  )
}

/** A thing and its neighbours; for a folder also how its parts hang together. */
function Pictures({ graph, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const { focus, inside, used_by: usedBy, uses, outside } = graph
  const isFolder = focus.kind === 'folder' || focus.kind === 'session'
  const isChoice = focus.kind === 'symbol' && focus.path === ''
  const hasNeighbours = usedBy.total + uses.total > 0
  const label = t(`code.graph.insideOf.${isChoice ? 'choice' : focus.kind}`)
  return (
    <div className="flex flex-col gap-8">
      {!isChoice && (hasNeighbours || !isFolder) && <NeighbourPicture graph={graph} at={at} />}
      {inside.total > 0 && (
        <section aria-labelledby="code-graph-inside">
          <h3 id="code-graph-inside" className="mb-2 text-small font-medium">
            {label}
          </h3>
          {inside.edges.length > 0 && <InsidePicture graph={graph} at={at} label={label} />}
          <Parts graph={graph} at={at} />
        </section>
      )}
      {isFolder && inside.total === 0 && <p className="text-small text-ink-2">{t('code.graph.noFiles')}</p>}
      {outside.total > 0 && (
        <p className="measure text-small text-ink-2">
          {`${t('code.graph.outside')}: `}
          <bdi className="font-mono">{outside.names.map(({ name }) => name).join(', ')}</bdi>
          {outside.total > outside.names.length &&
            ` ${t('code.graph.more', { count: outside.total - outside.names.length })}`}
        </p>
      )}
    </div>
  )
}

/** Parts that have to do with no other part need no picture. */
function Parts({ graph, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const { nodes, edges, total } = graph.inside
  const tied = new Set(edges.flatMap(({ from, to }) => [from, to]))
  const alone = nodes.filter((_, n) => !tied.has(n))
  const label = t(tied.size > 0 ? 'code.graph.alone' : 'code.graph.inside')
  const isOfFile = graph.focus.kind === 'file'
  return (
    <>
      {tied.size > 0 && alone.length > 0 && <p className="mt-5 mb-2 text-small text-ink-2">{label}</p>}
      <ul aria-label={label} className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {alone.map((spot) => (
          <li key={`${spot.path} ${spot.symbol} ${spot.line}`} className="min-w-0">
            <SpotLink at={at} spot={spot} {...(isOfFile && { about: '' })} />
          </li>
        ))}
      </ul>
      {total > nodes.length && (
        <p className="mt-2 text-small text-ink-2">{t('code.graph.more', { count: total - nodes.length })}</p>
      )}
    </>
  )
}
