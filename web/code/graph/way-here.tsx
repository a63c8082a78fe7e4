import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { CodeGraph, GraphSearch } from '../../api/code.ts'
import { goTo, lastPart, wayTo } from './place.ts'

const linkClass = 'inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline md:min-h-8'

/** From the session or the whole folder down to what is looked at. */
export function WayHere({ graph: { focus, root }, at }: { graph: CodeGraph; at: GraphSearch }) {
  const { t } = useTranslation()
  const steps = wayTo(focus.path)
  const isWhole = focus.kind === 'folder' && focus.path === ''
  return (
    <nav aria-label={t('code.graph.way')} className="text-small">
      {at.session !== undefined && (
        <p className="flex flex-wrap gap-x-5">
          <Link to="/code/$id" params={{ id: at.session }} className={linkClass}>
            {t('code.graph.toSession')}
          </Link>
          {focus.kind !== 'session' && (
            <Link to="/code/graph" search={{ session: at.session }} className={linkClass}>
              {t('code.graph.thisSession')}
            </Link>
          )}
        </p>
      )}
      <ol className="flex flex-wrap items-center gap-x-2 font-mono">
        <li className="flex items-center">
          {isWhole ? (
            <span aria-current="page">{lastPart(root)}</span>
          ) : (
            <Link to="/code/graph" search={goTo(at, { path: '' })} title={root} className={linkClass}>
              {lastPart(root)}
            </Link>
          )}
        </li>
        {steps.map(({ name, path }) => {
          const isHere = path === focus.path && focus.symbol === undefined
          return (
            <li key={path} className="flex items-center gap-2">
              <span aria-hidden className="text-edge">
                /
              </span>
              {isHere ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link to="/code/graph" search={goTo(at, { path })} className={linkClass}>
                  {name}
                </Link>
              )}
            </li>
          )
        })}
        {focus.symbol !== undefined && (
          <li aria-current="page" className="flex items-center gap-2">
            <span aria-hidden className="text-edge">
              /
            </span>
            {focus.symbol}
          </li>
        )}
      </ol>
    </nav>
  )
}
