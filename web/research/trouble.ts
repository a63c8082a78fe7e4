import { useTranslation } from 'react-i18next'
import { FETCH_REASONS, type FetchReason } from '../api/research.ts'

type Kind = FetchReason | 'agent-time' | 'unusable' | 'empty-folder' | 'documents' | 'other'

export interface Trouble {
  kind: Kind | 'no-page' | 'iteration'
  /** What stands behind it. */
  because?: Kind
  values?: { iteration: string; succeeded: string; agents: string }
}

/** What the server wrote down for whoever looks after it, as something a reader can be told in their language. */
export function troubleIn(message: string): Trouble {
  const noPage = /no page could be read: ?([\w-]*)/u.exec(message)
  const iteration = /^Iteration (\d+) failed after a retry: (\d+)\/(\d+) agents/u.exec(message)
  if (iteration !== null) {
    const [, number = '', succeeded = '', agents = ''] = iteration
    const because = plainly(/\(([^;)]*)/u.exec(message)?.[1] ?? '')
    return { kind: 'iteration', because, values: { iteration: number, succeeded, agents } }
  }
  if (noPage !== null) return { kind: 'no-page', because: plainly(noPage[1] ?? '') }
  return { kind: plainly(message) }
}

function plainly(message: string): Kind {
  const known = FETCH_REASONS.find((reason) => new RegExp(`(?:^|: ?)${reason}(?::|$)`, 'u').test(message))
  if (known !== undefined) return known
  if (/timed out after/u.test(message)) return 'agent-time'
  if (/left alone for a while/u.test(message)) return 'rate-limited'
  if (/^the answer is not|none of its engines/u.test(message)) return 'unusable'
  if (/no document in the folder/u.test(message)) return 'empty-folder'
  return /^\d+ not read:|cannot be read/u.test(message) ? 'documents' : 'other'
}

/** One or two sentences on what was in the way. */
export function useTrouble() {
  const { t } = useTranslation()
  return (message: string) => {
    const { kind, because, values } = troubleIn(message)
    const first: string =
      kind === 'iteration'
        ? t('research.trouble.iteration', values ?? { iteration: '', succeeded: '', agents: '' })
        : t(`research.trouble.${kind}`)
    return because === undefined || because === 'other' ? first : `${first} ${t(`research.trouble.${because}`)}`
  }
}
