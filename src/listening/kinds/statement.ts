import type { Language } from '#text/index.ts'
import type { StatementType } from './kinds.ts'
import { plain } from './plain.ts'
import { STATEMENT_CUES } from './statement-cues.ts'

/** What a sentence of content states, by its words: the first cue that fits, strongest first; without one it is a fact. */
export function statementByCues(text: string, language: Language): StatementType {
  const said = plain(text)
  return STATEMENT_CUES[language].find(([, cue]) => cue.test(said))?.[0] ?? 'fact'
}
