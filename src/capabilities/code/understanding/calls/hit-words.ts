import type { Hit } from '../../contract.ts'
import type { CallRow } from '../../rows/calls.ts'

/** The words of a hit, as a fact refers to them by their place. */
export function hitText({ path, lines, kind, container, symbol, text }: Hit): string {
  const at = lines === undefined ? path : `${path}:${lines[0]}-${lines[1]}`
  return [at, kind, container, symbol, text].filter((part) => part !== undefined && part !== '').join(' ')
}

/** A guess is evidence of nothing but itself. */
export const isGuess = ({ tool }: Pick<CallRow, 'tool'>): boolean => tool === 'semantic_search'

/** Every call that found facts. */
export function factCalls({ calls }: { calls: readonly CallRow[] }): CallRow[] {
  return calls.filter((call) => !isGuess(call) && call.tool !== 'index_status')
}

export const IDENTIFIER = /[\p{L}\p{N}_$]+/gu

/** Where a text holds a name as a whole word; -1 where it does not. */
export function wholeWord(text: string, word: string): number {
  for (const { 0: found, index } of text.matchAll(IDENTIFIER)) if (found === word) return index
  return -1
}

/** `Container.name`, `Container#name` or `module::name` → both parts. */
export function splitName(name: string): { container: string | undefined; last: string } {
  const parts = name.replace(/\(\)$/u, '').split(/\.|#|::|->/u)
  return { last: parts.at(-1) ?? name, container: parts.length > 1 ? parts.slice(0, -1).join('.') : undefined }
}

/** The name a tool was asked for. */
export function askedName({ params }: Pick<CallRow, 'params'>): string | undefined {
  const { name } = params
  return typeof name === 'string' ? name : undefined
}
