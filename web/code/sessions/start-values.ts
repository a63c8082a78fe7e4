import { isBlank } from '../../../src/text/blank.ts'
import { ApiError, codeFrom } from '../../api/client.ts'
import { type Intent, INTENTS } from '../../api/code.ts'

export interface StartValues {
  intent: Intent
  query: string
  root: string
}

export const EMPTY: StartValues = { intent: 'MODIFY', query: '', root: '' }

/** What a tab has kept, as far as it is still what the form holds. */
export function valuesIn(kept: unknown): StartValues {
  if (typeof kept !== 'object' || kept === null) return EMPTY
  const { intent, query, root } = kept as Record<string, unknown>
  return {
    intent: INTENTS.find((known) => known === intent) ?? EMPTY.intent,
    query: typeof query === 'string' ? query : '',
    root: typeof root === 'string' ? root : '',
  }
}

/** Without a folder the server takes the one it was given. */
export function inputOf({ intent, query, root }: StartValues) {
  return { intent, query: query.trim(), ...(!isBlank(root) && { root: root.trim() }) }
}

/** What is wrong with the folder, where that is what the server refuses; null for everything else. */
export function refusedRoot(error: unknown): 'needed' | 'absolute' | 'closed' | 'missing' | null {
  const code = codeFrom(error)
  const said = error instanceof ApiError ? error.message : ''
  if (!said.startsWith('root:')) return null
  if (code === 'FORBIDDEN') return 'closed'
  if (code !== 'INVALID_INPUT') return null
  if (said.startsWith('root: say which')) return 'needed'
  return said === 'root: must be an absolute path' ? 'absolute' : 'missing'
}
