import { isDeepStrictEqual } from 'node:util'
import { jsonrepair } from 'jsonrepair'
import { parseStrictJson } from './strict-json.ts'

export type FoundJson = { ok: true; values: unknown[] } | { ok: false; message: string }

/**
 * Finds the JSON in what a model said: alone, fenced, in prose, slightly broken. Several different objects are all
 * returned, for the schema to choose between. What was cut off, has a key twice or a NaN is refused, never completed.
 */
export function findJson(text: string): FoundJson {
  const problems: string[] = []
  for (const region of regions(text)) {
    const whole = wholeValues(region)
    if (whole.length > 0) return { ok: true, values: distinct(whole) }
    const repaired = repair(region)
    if (repaired.ok) return repaired
    problems.push(repaired.message)
  }
  return { ok: false, message: problems[0] ?? 'no JSON object was found in the answer' }
}

/** Where to look, most promising first: fenced blocks, then the whole text. */
function regions(text: string): string[] {
  const fenced = [...text.matchAll(/```([\s\S]*?)```/g)].map((match) => match[1] ?? '')
  return [...fenced.filter((block) => /[{[]/.test(block)), text]
}

/** Every complete object or array standing on its own in the text. */
function wholeValues(text: string): unknown[] {
  const values: unknown[] = []
  for (let position = nextOpening(text, 0); position !== -1; position = nextOpening(text, position)) {
    try {
      const { value, end } = parseStrictJson(text, position)
      values.push(value)
      position = end
    } catch {
      // An outer value that does not parse is one broken answer; its inner parts are not answers of their own.
      return []
    }
  }
  return values
}

function nextOpening(text: string, from: number): number {
  const offset = text.slice(from).search(/[{[]\s*["{[\]}]/)
  return offset === -1 ? -1 : from + offset
}

function repair(text: string): FoundJson {
  const start = text.search(/[{[]/)
  if (start === -1) return { ok: false, message: 'no JSON object was found in the answer' }
  const end = text.lastIndexOf(text[start] === '{' ? '}' : ']')
  if (end <= start) return { ok: false, message: 'the JSON was cut off before its end' }
  const broken = text.slice(start, end + 1)
  if (/[:[,]\s*[-+]?(?:NaN|Infinity|undefined)\b/.test(broken)) {
    return { ok: false, message: 'the JSON holds NaN, Infinity or undefined' }
  }
  try {
    const repaired = jsonrepair(broken)
    const { value, end: parsedTo } = parseStrictJson(repaired)
    if (repaired.slice(parsedTo).trim() !== '') return { ok: false, message: 'the JSON is followed by more JSON' }
    if (closings(repaired) > closings(broken)) return { ok: false, message: 'the JSON was cut off before its end' }
    return { ok: true, values: [value] }
  } catch (error) {
    return { ok: false, message: `the JSON could not be read: ${error instanceof Error ? error.message : 'unknown'}` }
  }
}

/** Closing brackets outside double-quoted strings: a repair that had to add some was completing a cut-off answer. */
function closings(text: string): number {
  return text.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/[}\]]/g)?.length ?? 0
}

function distinct(values: unknown[]): unknown[] {
  return values.filter((value, index) => values.findIndex((other) => isDeepStrictEqual(other, value)) === index)
}
