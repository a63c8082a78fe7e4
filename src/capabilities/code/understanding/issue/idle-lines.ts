import { isValue } from '../../languages/outline.ts'
import { IDENTIFIER } from '../calls/hit-words.ts'
import type { Place } from '../lines/places.ts'
import { withoutProse } from '../lines/prose.ts'

/** Something is chosen, compared, given back or given up. */
const DECIDES =
  /\b(?:if|elif|else if|unless|while|for|foreach|switch|case|when|match|catch|except|rescue|return|throw|raise|yield|continue|break|assert|not|in|and|or)\b|&&|\|\||\?\?|\?|[=!]==?|\s[<>]=?\s|[<>]=|\+=|-=/u
/** A call or a block that begins here and says nothing yet. */
const OPENS = /^[\w$.?!]+\($|(?:=>|\bdo|\bthen|[{([])$/u
const EMPTY_LIST =
  /^(?:export\s+)?(?:const|let|var|val|final|auto)?\s*[\w$]+(?:\s*:[^=]+)?\s*:?=\s*(?:\[\]|\{\}|new\s+\w+(?:<.*>)?\(\)|(?:dict|list|set|Map|Set)\(\)|vec!\[\])\s*;?$/u
const CALL_OPENED = /^(?:await\s+)?[\w$.?!]+\($/u

export const decides = (line: string): boolean => DECIDES.test(withoutProse(line))

/** Something is computed, or given back as it stands. */
const COMPUTES = /[\w)\]]\s*[-+*/%]\s*[\w(]|\d|^\s*(?:None|null|nil|undefined|true|false|True|False|["'`])/u

/** Whether a line does more than name things and hand them on: `return reply.send(payload)` may be right anywhere. */
export function doesSomething(line: string): boolean {
  const code = withoutProse(line)
    .replace(/^\s*(?:return|yield)\b/u, '')
    .replace(/^\s*await\b/u, '')
  return DECIDES.test(code) || COMPUTES.test(code)
}

/** An opening or an empty list: it does nothing that could be wrong. `isMeant`: whether it bears a word of the complaint. */
export function isIdle(line: string, isMeant: boolean): boolean {
  const code = line.trim().replace(/\s*\/\/.*$/u, '')
  if (CALL_OPENED.test(code) || EMPTY_LIST.test(code)) return true
  return OPENS.test(code) && !decides(code) && !isMeant
}

/** A text that stands by itself: what somebody wrote down is no code that does it, outside of a function that uses it. */
export function isTextAlone({ symbol }: Place, line: string): boolean {
  if (symbol !== undefined && !isValue(symbol.kind)) return false
  const said = line.replace(
    /^\s*(?:export\s+)?(?:(?:const|let|var|static|final|public|private|readonly|val)\s+)*[\w$'"]+(?:\s*:[^=:]+)?\s*[:=]\s*/u,
    '',
  )
  const code = withoutProse(said)
  return code !== said && (code.match(IDENTIFIER) ?? []).length === 0
}
