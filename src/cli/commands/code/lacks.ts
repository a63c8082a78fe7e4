import { lackIn } from '#capabilities/code/contract.ts'
import type { CodeCliDeps } from '../../deps.ts'
import { note } from '../../output.ts'

const INCOMPLETE = { ja: '足りないかもしれません: ', en: 'not complete: ' }

/** Why an answer may lack something, in the language the system of whoever types is set to. */
export async function tellLacks(deps: CodeCliDeps, reasons: readonly string[]): Promise<void> {
  const { language = languageHere() } = deps
  for (const reason of reasons) await note(deps, `${INCOMPLETE[language]}${lackIn(reason, language)}`)
}

function languageHere(): 'ja' | 'en' {
  return /^ja\b/.test(Intl.DateTimeFormat().resolvedOptions().locale) ? 'ja' : 'en'
}
