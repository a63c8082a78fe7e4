import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphQuery, type CodeGraph, type GraphSearch } from '../../api/code.ts'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatNumber, formatPercent } from '../../lib/text/format.ts'
import { goTo } from './place.ts'
import { Mark } from './spot-link.tsx'

/** Everything the picture stands for, also what it leaves out. */
export function GraphTable({ at }: { at: GraphSearch }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const { data } = useQuery(graphQuery(at, true))
  if (data === undefined) return <WorkingState stage={t('common.loading')} since={since} />
  return <Rows graph={data} at={at} />
}

function Rows({ graph, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const kind = graph.focus.kind === 'symbol' ? 'symbol' : 'file'
  const rows = [
    ...graph.used_by.nodes.map((node) => ({ node, relation: t(`code.graph.usedBy.${kind}`) })),
    ...graph.uses.nodes.map((node) => ({ node, relation: t(`code.graph.uses.${kind}`) })),
    ...graph.inside.nodes.map((node) => ({ node, relation: t('code.graph.inside') })),
  ]
  return (
    <section aria-label={t('common.table')}>
      <table className="w-full text-small">
        <thead>
          <tr className="border-b border-hairline text-left text-ink-2 *:py-1.5 *:pr-4 *:font-normal">
            <th scope="col">{t('code.graph.column.name')}</th>
            <th scope="col">{t('code.graph.column.relation')}</th>
            <th scope="col" className="text-right">
              {t('code.graph.column.count')}
            </th>
            <th scope="col" className="text-right">
              {t('code.graph.column.sure')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ node, relation }) => (
            <tr
              key={`${relation} ${node.path} ${node.symbol} ${node.line}`}
              className="border-b border-hairline align-top *:py-1.5 *:pr-4"
            >
              <th scope="row" className="text-left font-normal wrap-anywhere">
                <Link
                  to="/code/graph"
                  search={goTo(at, node)}
                  preload={false}
                  className="inline-block min-h-6 font-mono text-accent underline-offset-4 hover:underline"
                >
                  {node.symbol === undefined ? node.path : `${node.symbol} (${node.path}:${node.line})`}
                </Link>{' '}
                <Mark of={node.mark} />
              </th>
              <td>{relation}</td>
              <td className="text-right">{'count' in node ? formatNumber(node.count, language) : ''}</td>
              <td className="text-right">{'confidence' in node ? formatPercent(node.confidence, language) : ''}</td>
            </tr>
          ))}
          {graph.outside.names.map(({ name, count }) => (
            <tr key={`outside ${name}`} className="border-b border-hairline *:py-1.5 *:pr-4">
              <th scope="row" className="text-left font-mono font-normal wrap-anywhere">
                {name}
              </th>
              <td>{t('code.graph.outside')}</td>
              <td className="text-right">{formatNumber(count, language)}</td>
              <td className="text-right">–</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length + graph.outside.names.length === 0 && (
        <p className="text-small text-ink-2">{t('code.graph.nothing')}</p>
      )}
    </section>
  )
}
