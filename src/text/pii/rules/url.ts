import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'

const ADDRESS = /(?:https?:\/\/|www\.)[a-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+/g
const DOMAIN =
  /(?<![a-z0-9@._-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}(?:com|net|org|info|biz|io|dev|app|edu|gov|jp|uk|de|fr|eu|ca|au|nz|ch|se|dk|fi|nl|pl|cz|es|pt|ru|br|mx|cn|kr|tw)(?![a-z0-9-])(?:\/[a-z0-9\-._~:/?#@!$&'()*+,;=%]*)?/g
/** profile.example/u/somebody: what has a path is a page, whatever it ends in. */
const PAGE =
  /(?<![a-z0-9@._/-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,12}\/[a-z0-9~][a-z0-9\-._~:/?#@!$&'()*+,;=%]*/g
/** With what no match can be without: most full stops end a sentence. */
const SIGNED = [
  [/:\/\/|www\./, ADDRESS],
  [/\.[a-z]/, DOMAIN],
  [/\.[a-z]+\//, PAGE],
] as const
const TRAILING = /[.,;:!?'")\]]+$/

export function urls({ lower }: Scene): Candidate[] {
  if (!lower.includes('.')) return []
  const found: Candidate[] = []
  for (const [sign, pattern] of SIGNED)
    if (sign.test(lower))
      for (const { 0: match, index } of matchesOf(lower, pattern)) {
        const text = match.replace(TRAILING, '')
        if (text.length > 4) found.push({ start: index, end: index + text.length, type: 'URL' })
      }
  return found
}
