import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nodeQuery, nodesQuery } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { StatusLabel } from '../status/status-label.tsx'

interface NodePickerProps {
  label: string
  chosen: string | undefined
  hint: string
  onChoose: (id: string | undefined) => void
}

const MOST = 6

/** Finds one thing by words of its text. */
export function NodePicker({ label, chosen, hint, onChoose }: NodePickerProps) {
  const { t } = useTranslation()
  const [again, setAgain] = useState(false)
  const node = useQuery({ ...nodeQuery(chosen ?? ''), enabled: chosen !== undefined })
  if (chosen !== undefined)
    return (
      <div>
        <p className="mb-2 font-medium">{label}</p>
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline bg-surface py-1 pr-1 pl-4">
          <span className="min-w-0 py-1.5">
            {node.data?.node.title ?? (node.isError ? t('board.proposals.focusNone') : t('common.loading'))}
          </span>
          <Button
            kind="plain"
            icon={X}
            onClick={() => {
              setAgain(true)
              onChoose(undefined)
            }}
          >
            {t('board.proposals.focusClear')}
          </Button>
        </div>
      </div>
    )
  return <Finder label={label} hint={hint} focused={again} onChoose={onChoose} />
}

interface FinderProps {
  label: string
  hint: string
  /** A person came here by taking another: the keyboard stays with it. */
  focused: boolean
  onChoose: (id: string) => void
}

function Finder({ label, hint, focused, onChoose }: FinderProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  useEffect(() => {
    if (focused) document.getElementById('focus-node')?.focus()
  }, [focused])
  const words = useDeferredValue(text.trim())
  const found = useInfiniteQuery({ ...nodesQuery({ q: words }, MOST), enabled: words !== '' })
  const nodes = words === '' ? [] : (found.data?.pages[0]?.nodes ?? [])
  return (
    <>
      <TextField
        id="focus-node"
        label={label}
        aria-describedby="focus-hint"
        autoComplete="off"
        maxLength={200}
        placeholder={t('board.proposals.focusPlaceholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <p id="focus-hint" className="mt-1 text-small text-ink-2">
        {hint}
      </p>
      <output className="block text-small text-ink-2">
        {words !== '' && found.isSuccess && nodes.length === 0 && t('board.proposals.focusNone')}
      </output>
      {nodes.length > 0 && (
        <ul
          aria-label={t('board.proposals.focusFound')}
          className="mt-2 rounded-card border border-hairline bg-surface p-1"
        >
          {nodes.map((node) => (
            <li key={node.id}>
              <button
                type="button"
                onClick={() => onChoose(node.id)}
                className="flex min-h-11 w-full flex-wrap items-center justify-between gap-x-4 rounded-card px-3 text-left hover:bg-accent-soft focus-visible:bg-accent-soft md:min-h-10"
              >
                <span className="min-w-0">{node.title}</span>
                <StatusLabel of={node.status} className="text-small text-ink-2" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
