import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../../api/client.ts'
import { callQuery, type CodeSession, type ToolResult } from '../../../api/code.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { FailedState } from '../../../components/states/failed-state.tsx'
import { WorkingState } from '../../../components/states/working-state.tsx'
import { plainDirection } from '../../../lib/text/plain-direction.ts'
import { Lacks } from '../../lacks.tsx'
import { paramsLine } from './timeline.ts'

const route = getRouteApi('/code/$id')

/** What a tool answered, whole and as the server kept it, over whatever is on the screen. */
export function CallSheet({ session }: { session: CodeSession }) {
  const { call } = route.useSearch()
  return call === undefined ? null : <Opened key={call} session={session} call={call} />
}

function Opened({ session, call }: { session: CodeSession; call: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [since] = useState(() => Date.now())
  const query = useQuery(callQuery(session.session_id, call))
  const close = () =>
    void navigate({
      to: '/code/$id',
      params: { id: session.session_id },
      search: {},
      resetScroll: false,
      replace: true,
    })
  const tool = session.calls.find(({ call_id }) => call_id === call)?.tool ?? ''
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={t('code.call.title', { tool })}
      about={t('code.call.about')}
      from="right"
    >
      {query.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {query.isError && (
        <FailedState code={codeFrom(query.error)} kept={t('code.call.failed')}>
          <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {query.data && (
        <div className="text-small">
          <h3 className="font-medium">{t('code.call.params')}</h3>
          <p className="font-mono">
            <bdi>{paramsLine(query.data.params)}</bdi>
          </p>
          <Answer of={query.data.result} />
        </div>
      )}
    </Dialog>
  )
}

/** It is shown as text: nothing in a stranger's code is followed or run. */
function Answer({ of: { hits, total, reasons } }: { of: ToolResult }) {
  const { t } = useTranslation()
  return (
    <>
      {reasons.length > 0 && (
        <>
          <h3 className="mt-4 font-medium">{t('code.call.reasons')}</h3>
          <Lacks reasons={reasons} />
        </>
      )}
      <h3 className="mt-4 font-medium">{t('code.call.hits')}</h3>
      {hits.length === 0 && <p className="text-ink-2">{t('code.call.none')}</p>}
      {total > hits.length && <p className="text-ink-2">{t('code.call.more', { shown: hits.length, total })}</p>}
      <ol className="border-b border-hairline">
        {hits.map(({ path, lines, symbol, kind, container, text }, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- an answer never changes, and two hits may be alike.
          <li key={n} className="border-t border-hairline py-2">
            {symbol !== undefined && (
              <p>
                <code className="font-mono font-medium">
                  {container === undefined ? symbol : `${container}.${symbol}`}
                </code>
                {kind !== undefined && <span className="ml-2 text-ink-2">{kind}</span>}
              </p>
            )}
            <p className="font-mono text-ink-2">
              <bdi>{lines === undefined ? path : `${path}:${lines[0]}`}</bdi>
            </p>
            {text !== undefined && (
              <pre className="mt-1 overflow-x-auto rounded-card bg-sunken px-3 py-2 font-mono whitespace-pre-wrap">
                {plainDirection(text)}
              </pre>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
