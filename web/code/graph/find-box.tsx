import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { findingQuery, type GraphSearch } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { SpotLink } from './spot-link.tsx'

const SHOWN = 8

/** Straight to a file or a symbol, by a part of its name. */
export function FindBox({ at, root }: { at: GraphSearch; root: string }) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState({ text: '', since: 0 })
  const found = useQuery(findingQuery(root, asked.text))
  const spots = [
    ...(found.data?.symbols ?? []).slice(0, SHOWN).map(({ path, symbol, container, lines }) => ({
      kind: 'symbol' as const,
      path,
      symbol: container === undefined ? symbol : `${container}.${symbol}`,
      line: lines?.[0],
    })),
    ...(found.data?.files ?? []).slice(0, SHOWN).map(({ path }) => ({ kind: 'file' as const, path })),
  ]
  return (
    <search>
      <form
        className="flex items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          setAsked({ text: text.trim(), since: Date.now() })
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            id="code-graph-find"
            label={t('code.graph.find.label')}
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" icon={Search}>
          {t('code.graph.find.action')}
        </Button>
      </form>
      {asked.text !== '' && (
        <div className="mt-3">
          {found.isPending && <WorkingState stage={t('code.graph.find.working')} since={asked.since} />}
          {found.isError && <p className="text-small">{t('code.graph.find.failed')}</p>}
          {found.isSuccess && spots.length === 0 && (
            <p className="text-small text-ink-2">{t('code.graph.find.none', { text: asked.text })}</p>
          )}
          <ul aria-label={t('code.graph.find.found')} className="grid gap-2 md:grid-cols-2">
            {spots.map((spot) => (
              <li
                key={`${spot.kind} ${spot.path} ${'symbol' in spot ? `${spot.symbol} ${spot.line}` : ''}`}
                className="min-w-0"
              >
                <SpotLink at={at} spot={{ symbol: undefined, line: undefined, mark: undefined, ...spot }} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  )
}
