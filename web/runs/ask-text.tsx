import { useTranslation } from 'react-i18next'

const KNOWN = [
  'runs.asks.board.advise',
  'runs.asks.board.organize',
  'runs.asks.code.decompose',
  'runs.asks.interview.find-themes',
  'runs.asks.interview.reply',
  'runs.asks.research.extract-claims',
  'runs.asks.research.judge-conflict',
  'runs.asks.research.write-report',
  'runs.asks.why.ask-question',
  'runs.asks.why.chat',
  'runs.asks.why.plan-turn',
  'runs.asks.why.write-report',
] as const

/** What was asked for, in words; its name in the ledger stands beside it. */
export function AskText({ of }: { of: string }) {
  const { t } = useTranslation()
  const known = KNOWN.find((key) => key === `runs.asks.${of}`)
  if (known === undefined) return of
  return (
    <>
      {t(known)} <span className="ml-2 text-small font-normal text-ink-2">{of}</span>
    </>
  )
}
