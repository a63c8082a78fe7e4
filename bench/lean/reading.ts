import { literal } from '../../src/text/literal.ts'
import { tokensOf } from '../../src/capabilities/code/tools/tokens.ts'

/** What somebody has read until one of the right files was named: up to that name, and in whole answers. */
export interface Reading {
  upTo: number
  whole: number
}

/** Reads answer after answer; undefined when none of them names a right file. */
export async function readUntil(
  gold: readonly string[],
  answers: AsyncIterable<string> | Iterable<string>,
): Promise<Reading | undefined> {
  const named = new RegExp(`(?<![\\w./-])(?:${gold.map(literal).join('|')})(?![\\w/-])`, 'u')
  let whole = 0
  for await (const answer of answers) {
    const found = named.exec(answer)
    if (found !== null)
      return {
        upTo: whole + tokensOf(answer.slice(0, found.index + found[0].length)),
        whole: whole + tokensOf(answer),
      }
    whole += tokensOf(answer)
  }
  return undefined
}

/** Of all requests: those that were never answered stand behind all others. */
export function summed(readings: readonly (Reading | undefined)[]): object {
  const at = (values: readonly number[], share: number) => {
    const value = values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Infinity
    return Number.isFinite(value) ? value : null
  }
  const upTo = readings.map((reading) => reading?.upTo ?? Infinity)
  const whole = readings.map((reading) => reading?.whole ?? Infinity)
  return {
    found: Math.round((readings.filter((reading) => reading !== undefined).length / readings.length) * 1_000) / 10,
    upTo: { p50: at(upTo, 0.5), p80: at(upTo, 0.8) },
    whole: { p50: at(whole, 0.5), p80: at(whole, 0.8) },
  }
}
