import type { Facts } from './facts.ts'
import { tokensOf } from './words.ts'

const SEPARATOR = /\s+[|–—·«»:-]\s+|\s*[｜|]\s*/

/** The page's own title without the site's name: as its heading says it where the two agree. */
export function titleOf({ title, heading }: Facts): string {
  if (title === '') return heading
  const words = (text: string) => tokensOf(text).join(' ')
  if (heading !== '' && words(heading) !== '' && words(title).includes(words(heading))) return heading
  const parts = title.split(SEPARATOR)
  const longest = parts.reduce((best, part) => (part.length > best.length ? part : best), '')
  return longest.length >= title.length / 2 ? longest.trim() : title
}
