import { Link } from '@tanstack/react-router'
import { Undo2, UserCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type HistoryView, NODE_FIELD_NAMES } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { OnAsking } from '../../components/maker.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { cx } from '../../lib/class-names.ts'
import { formatMoment, formatWhen } from '../../lib/text/format.ts'
import { useHistoryText } from './history-text.ts'
import { useUndo } from './use-undo.ts'

/** `of`: the node whose page this is; its title need not be said on every line. */
export function HistoryList({ rows, of }: { rows: readonly HistoryView[]; of?: string }) {
  const { t } = useTranslation()
  const usual = usualDoor(rows)
  return (
    <>
      {usual !== undefined && (
        <p className="mb-3 flex flex-wrap items-center gap-2 text-small text-ink-2">
          {t('board.history.mostly')}
          <Via via={usual} />
        </p>
      )}
      <ol aria-label={t('board.history.list')} className="border-b border-hairline">
        {rows.map((row) => (
          <HistoryRow key={row.history_id} row={row} usual={usual} named={row.node_id !== of} />
        ))}
      </ol>
    </>
  )
}

/** The door most changes came through, said once; of a single change it is said beside it. */
function usualDoor(rows: readonly HistoryView[]): string | undefined {
  const share = (door: string) => rows.filter(({ via }) => via === door).length
  const [first] = rows.toSorted((one, other) => share(other.via) - share(one.via))
  return first !== undefined && share(first.via) > 1 ? first.via : undefined
}

interface HistoryRowProps {
  row: HistoryView
  /** Said above the list already. */
  usual: string | undefined
  named: boolean
}

function HistoryRow({ row, usual, named }: HistoryRowProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const textOf = useHistoryText()
  const undo = useUndo({ quiet: true })
  const kind = t(`board.history.kinds.${row.kind}`)
  const title = row.titles[row.node_id] ?? t('board.history.nameless')
  const did = textOf(row)
  const what = [title, kind, did].filter(Boolean).join(' · ')
  const mayUndo = row.undo_of === null && row.undone_by === null
  return (
    <li className="group/line border-t border-hairline py-3">
      <div className="flex items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0 flex-1">
          <p className={cx(row.undone_by !== null && 'text-ink-2')}>
            <span className="font-medium">{row.undo_of === null ? kind : t('board.history.undoOf', { kind })}</span>
            {named && (
              <>
                <span aria-hidden className="mx-2 inline-block h-px w-3 bg-edge align-middle" />
                <Link
                  to="/board/nodes/$id"
                  params={{ id: row.node_id }}
                  className="underline decoration-hairline underline-offset-4 hover:decoration-ink"
                >
                  {title}
                </Link>
              </>
            )}
          </p>
          {did !== '' && <p className="text-ink-2">{did}</p>}
          {row.kind === 'edited' && <EditedFields from={row.from} to={row.to} />}
          {row.why !== null && <p className="text-small text-ink-2">{t('board.history.why', { reason: row.why })}</p>}
        </div>
        {mayUndo && (
          <Button
            kind="quiet"
            icon={Undo2}
            className="-mr-3 shrink-0"
            disabled={undo.isPending}
            aria-label={t('board.undo.actionOf', { what })}
            onClick={() => undo.mutate({ historyId: row.history_id, what })}
          >
            {t('board.undo.action')}
          </Button>
        )}
      </div>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
        <time dateTime={row.when} title={formatMoment(row.when, language)}>
          {formatWhen(row.when, language)}
        </time>
        <OnAsking quiet={row.via === usual}>
          <Via via={row.via} />
        </OnAsking>
        {row.confirmation_id !== null && (
          <OnAsking quiet>
            <Chip icon={UserCheck} about={t('board.history.confirmedAbout', { id: row.confirmation_id })}>
              {t('board.history.confirmed')}
            </Chip>
          </OnAsking>
        )}
        {row.undone_by !== null && <span>{t('board.history.undone')}</span>}
      </div>
      {undo.isError && (
        <div className="mt-2">
          <FailedState
            code={codeFrom(undo.error)}
            kept={t(codeFrom(undo.error) === 'CONFLICT' ? 'board.undo.refused' : 'board.undo.failed')}
          />
        </div>
      )}
    </li>
  )
}

const DOORS = ['web', 'http', 'cli', 'mcp'] as const

/** Through which door a change came: said plainly, because it is no proof of a person. */
function Via({ via }: { via: string }) {
  const { t } = useTranslation()
  const known = DOORS.find((door) => door === via)
  return (
    <Chip about={t('board.history.viaAbout')}>
      {known === undefined ? t('board.history.via.other', { via }) : t(`board.history.via.${known}`)}
    </Chip>
  )
}

/** Each field an edit touched, as it was and as it became. */
function EditedFields({ from, to }: Pick<HistoryView, 'from' | 'to'>) {
  const { t } = useTranslation()
  const shown = (value: unknown) => (typeof value === 'string' && value !== '' ? value : t('board.edit.empty'))
  const touched = NODE_FIELD_NAMES.filter((name) => from?.[name] !== to?.[name])
  return (
    <dl className="mt-1 text-small">
      {touched.map((name) => (
        <div key={name} className="mt-1">
          <dt className="text-ink-2">{t(`board.fields.${name}`)}</dt>
          <dd className="whitespace-pre-wrap">
            <del className="text-ink-2">
              <span className="sr-only">{t('board.history.from')}</span> {shown(from?.[name])}
            </del>
            <span aria-hidden> → </span>
            <ins className="no-underline">
              <span className="sr-only">{t('board.history.to')}</span> {shown(to?.[name])}
            </ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
