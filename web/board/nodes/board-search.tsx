import { isBlank } from '../../../src/text/blank.ts'
import { useNavigate } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeFilter, type Status, STATUSES } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { Menu } from '../../components/overlays/menu.tsx'
import { TextField } from '../../components/fields/text-field.tsx'

const ALL = 'all'

/** What is looked for stands in the address, so that it can be shared and survives a reload. */
export function BoardSearch({ filter }: { filter: NodeFilter }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [text, setText] = useState(filter.q ?? '')
  const [asked, setAsked] = useState(filter.q)
  // The address changed otherwise (back, a link): the field follows.
  if (asked !== filter.q) {
    setAsked(filter.q)
    setText(filter.q ?? '')
  }
  const look = (next: NodeFilter) => void navigate({ to: '/board', search: next, resetScroll: false })
  const { q: _q, ...withoutWords } = filter
  const { status: _status, ...withoutStatus } = filter
  const searching = Object.keys(filter).length > 0
  return (
    <search aria-label={t('board.search.label')}>
      <form
        className="flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          look(isBlank(text) ? withoutWords : { ...withoutWords, q: text.trim() })
        }}
      >
        <div className="min-w-0 flex-1 basis-56 md:max-w-md">
          <TextField
            id="board-search"
            label={t('board.search.label')}
            quietLabel
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={200}
            placeholder={t('board.search.placeholder')}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" icon={Search}>
          {t('board.search.submit')}
        </Button>
        <Menu
          label={t('board.search.status')}
          value={filter.status ?? ALL}
          options={[
            { value: ALL, label: `${t('board.search.status')}: ${t('common.all')}` },
            ...STATUSES.map((status) => ({ value: status, label: t(`board.status.${status}`) })),
          ]}
          onChange={(status: Status | typeof ALL) => look(status === ALL ? withoutStatus : { ...filter, status })}
        />
        {searching && (
          <Button kind="plain" icon={X} onClick={() => look({})}>
            {t('board.search.clear')}
          </Button>
        )}
      </form>
    </search>
  )
}
