import { withoutProse } from '../lines/prose.ts'

const LOOKS_UP = /[\w$)\]]\[(?!\s*:)[^\]:]+\]|\.pop\(|\bdel\b/u
const CALLS = /[\w$\])]\(/u
const MAKES = /\bnew\s+[\w$.]+\(|(?<![\w$])(?:[\w$]+\.)*\p{Lu}[\w$]*\(|\b(?:int|float|\w*[Pp]arse\w*|decode|loads)\(/u
const REACHES = /[\w$)\]]\s*\.\s*[\w$]|[\w$)\]]\[/u

/** Errors that a language raises by itself, and what raises them. */
const RAISED: readonly (readonly [said: RegExp, by: RegExp])[] = [
  [/\b(?:KeyError|IndexError|LookupError|IndexOutOf\w+|OutOfRange\w*)\b/u, LOOKS_UP],
  [/\b(?:ZeroDivisionError|ArithmeticException)\b/u, /[/%]/u],
  [/\b(?:AttributeError|NullPointerException|NullReferenceException)\b/u, REACHES],
  [/\bTypeError\b/u, new RegExp(`${CALLS.source}|${REACHES.source}`, 'u')],
  [/\b(?:ValueError|Unicode\w*Error|SyntaxError|RangeError|NumberFormatException|URIError)\b/u, CALLS],
  [/\b(?:crash\w*|throws?|raises?)\b|落ち|例外/iu, new RegExp(`${LOOKS_UP.source}|${MAKES.source}`, 'u')],
]
const GIVES_UP = /\b(?:throw|raise|panic|abort|reject)\b/u

/** Whether a line can raise the error that a complaint names, or end in what it calls a crash. */
export function canRaise(complaint: string, line: string): boolean {
  const found = RAISED.find(([said]) => said.test(complaint))
  return found !== undefined && found[1].test(withoutProse(line))
}

/** Whether a complaint calls an error by its name. */
export const namesError = (complaint: string): boolean => /\p{Lu}\w*(?:Error|Exception)/u.test(complaint)

/** Whether a complaint calls an error by its name that some of these lines can raise by themselves. */
export const raisesNamed = (complaint: string, lines: readonly string[]): boolean =>
  namesError(complaint) && lines.some((line) => canRaise(complaint, line))

/** Whether a complaint calls an error by its name that none of these lines can raise. */
export const cannotRaise = (complaint: string, lines: readonly string[]): boolean =>
  namesError(complaint) &&
  RAISED.some(([said]) => said.test(complaint)) &&
  !lines.some((line) => canRaise(complaint, line) || GIVES_UP.test(withoutProse(line)))
