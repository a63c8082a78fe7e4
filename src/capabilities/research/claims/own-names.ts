import { wordVectors } from '#text/index.ts'

interface Named {
  title: string
  text: string
}

const IN_CAPITALS = /\p{Lu}\p{L}{3,}/gu
const IN_KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu
const OF_THE_CALENDAR =
  /^(?:January|February|March|April|June|July|August|September|October|November|December|\p{L}+day|Spring|Summer|Autumn|Winter)$/u
/** A name is seldom written small: a duck may be called as the ship is. */
const SMALL = 1 / 3
const LEAST_PAGES = 4

/**
 * What a folder calls its topic by though the topic does not: a proper name in a title that most of its pages use.
 * A page that says "Merganser" is about the electric ferry, and need not say "ferry".
 */
export async function ownNames(pages: readonly Named[], topic: string): Promise<string[]> {
  if (pages.length < LEAST_PAGES) return []
  const titled = new Set(pages.flatMap(({ title }) => [...titleNames(title)]))
  const found: string[] = []
  for (const name of titled) {
    if (topic.toLowerCase().includes(name.toLowerCase()) || OF_THE_CALENDAR.test(name)) continue
    if (2 * pages.filter((page) => uses(page, name)).length > pages.length && (await isName(name, pages)))
      found.push(name)
  }
  return found
}

export function uses({ title, text }: Named, name: string): boolean {
  return /^\p{Script=Katakana}/u.test(name)
    ? `${title}\n${text}`.includes(name)
    : new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, 'u').test(`${title}\n${text}`)
}

function titleNames(title: string): Set<string> {
  return new Set([...(title.match(IN_CAPITALS) ?? []), ...(title.match(IN_KATAKANA) ?? [])])
}

/** In English what is written with a capital wherever it stands, in katakana what no dictionary has. */
async function isName(name: string, pages: readonly Named[]): Promise<boolean> {
  if (/^\p{Script=Katakana}/u.test(name)) return (await wordVectors(name)).length === 0
  const count = (word: string) =>
    pages.reduce(
      (sum, { title, text }) =>
        sum + (`${title}\n${text}`.match(new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'gu'))?.length ?? 0),
      0,
    )
  return count(name.toLowerCase()) <= SMALL * count(name)
}
