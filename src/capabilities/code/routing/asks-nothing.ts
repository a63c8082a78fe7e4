import { contentWords } from '#text/index.ts'
import type { SessionRow } from '../rows/sessions.ts'
import { changesCode } from './route.ts'

const PARTICLES =
  /^(?:を|は|が|に|で|の|も|と|へ|こと|件|について|です|だ|[\s\p{P}])+|(?:を|は|が|に|で|の|も|と|へ|こと|件|について|です|だ|[\s\p{P}])+$/gu

/** Whether a change is asked for by a name alone: nothing is wrong, and nothing is wanted. */
export function asksNothing({ intent, query, slots }: Pick<SessionRow, 'intent' | 'query' | 'slots'>): boolean {
  if (!changesCode(intent) || slots.desired_action !== undefined || slots.observed_issue !== undefined) return false
  const rest = query.replace(slots.target_feature?.value ?? '', ' ').replaceAll(PARTICLES, '')
  const words = rest.split(/\s+/u).filter((word) => word !== '')
  return (
    words.length === 0 || (slots.target_feature === undefined && words.length === 1 && contentWords(rest).length <= 1)
  )
}
