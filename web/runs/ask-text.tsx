import { useTranslation } from 'react-i18next'

const KNOWN = [
  'board-advise',
  'board-organize',
  'code-decompose',
  'interview-find-themes',
  'interview-reply',
  'models-check',
  'research-extract-claims',
  'research-judge-conflict',
  'research-keep-iteration',
  'research-keep-outcome',
  'research-keep-report',
  'research-write-report',
  'why-ask-question',
  'why-chat',
  'why-plan-turn',
  'why-write-report',
] as const

/** What a room made itself and had judged before it was kept: nobody was asked, and nothing came from elsewhere. */
export function isOwnCheck(ask: string): boolean {
  return /^[a-z]+\.keep-/.test(ask)
}

/** What was asked for, in words; its name in the ledger stands beside it. */
export function AskText({ of }: { of: string }) {
  const { t } = useTranslation()
  const name = of.replace('.', '-')
  const known = KNOWN.find((ask) => ask === name)
  if (known === undefined) return of
  return (
    <>
      {t(`runs.asks.${known}`)} <span className="ml-2 text-small font-normal text-ink-2">{of}</span>
    </>
  )
}
