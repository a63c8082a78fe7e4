import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  EN_COUNTRY,
  EN_FREQUENT,
  EN_GIVEN,
  EN_PLACE,
  EN_RARE,
  EN_STREET,
  EN_SURNAME,
  EN_WORD,
} from '../../../src/text/pii/tagger/en/features.ts'
import type { JapaneseNames } from './dictionaries.ts'

export interface EnglishLists {
  readonly flags: Map<string, number>
  readonly givens: string[]
  readonly surnames: string[]
  readonly frequentGivens: string[]
  readonly frequentSurnames: string[]
  readonly streets: string[]
  readonly cities: string[]
  readonly countries: string[]
  readonly states: string[]
  readonly words: string[]
}

type Tree = { readonly [key: string]: unknown }
const LATIN = /^[\p{Script=Latin}][\p{Script=Latin}\p{M}'’ .-]*$/u

/** Every string below a node of the faker definitions, whatever its nesting (by sex, weighted). */
function strings(node: unknown): string[] {
  if (typeof node === 'string') return node.includes('{{') ? [] : [node]
  if (Array.isArray(node)) return node.flatMap(strings)
  if (node !== null && typeof node === 'object')
    return Object.entries(node).flatMap(([key, value]) => (key === 'weight' ? [] : strings(value)))
  return []
}

function at(tree: unknown, ...path: string[]): string[] {
  let node: unknown = tree
  for (const key of path) node = (node as Tree | undefined)?.[key]
  return [...new Set(strings(node).filter((text) => LATIN.test(text)))]
}

/** Names, streets and places of the faker locales in Latin letters, and the words of EDICT's English glosses. */
export function englishLists(faker: string, edict: string, japanese: JapaneseNames): EnglishLists {
  const load = createRequire(import.meta.url)
  const { allLocales } = load(resolve(faker)) as { allLocales: Record<string, Tree> }
  const lists = { givens: [] as string[], surnames: [] as string[], streets: [] as string[], cities: [] as string[] }
  const flags = new Map<string, number>()
  const add = (text: string, flag: number) => {
    for (const word of text.toLowerCase().split(/[\s'’.-]+/))
      if (word.length > 1) flags.set(word, (flags.get(word) ?? 0) | flag)
  }
  for (const [key, locale] of Object.entries(allLocales)) {
    if (key === 'en_BORK' || key === 'en_AU_ocker') continue
    const frequent = key.startsWith('en') && key !== 'en_HK' ? EN_FREQUENT : 0
    const givens = at(locale, 'person', 'first_name')
    const surnames = at(locale, 'person', 'last_name')
    const streets = [...at(locale, 'location', 'street_name'), ...at(locale, 'location', 'street_name_part')]
    const cities = at(locale, 'location', 'city_name')
    for (const name of givens) add(name, EN_GIVEN | frequent)
    for (const name of surnames) add(name, EN_SURNAME | frequent)
    for (const name of cities) add(name, EN_PLACE)
    for (const name of [...at(locale, 'location', 'street_suffix'), ...at(locale, 'location', 'street_prefix')])
      add(name, EN_STREET)
    lists.givens.push(...givens)
    lists.surnames.push(...surnames)
    lists.streets.push(...streets)
    lists.cities.push(...cities)
  }
  const { en } = allLocales
  for (const name of at(en, 'location', 'country')) add(name, EN_COUNTRY)
  for (const name of at(en, 'location', 'state')) add(name, EN_PLACE)
  for (const name of japanese.latin.surnames) add(name, EN_SURNAME)
  for (const name of japanese.latin.givens) add(name, EN_GIVEN)
  const words = vocabulary(edict)
  for (const [word, count] of words) if (count >= 4) add(word, count >= 25 ? EN_WORD : EN_WORD | EN_RARE)
  return {
    flags,
    ...lists,
    frequentGivens: at(en, 'person', 'first_name'),
    frequentSurnames: [...at(en, 'person', 'last_name'), ...at(allLocales['en_GB'], 'person', 'last_name')],
    countries: at(en, 'location', 'country'),
    states: at(en, 'location', 'state_abbr'),
    words: [...words].filter(([word, count]) => count >= 8 && word.length > 3).map(([word]) => word),
  }
}

/** How often each lower-case word occurs in the English glosses. */
function vocabulary(edict: string): Map<string, number> {
  const counts = new Map<string, number>()
  const text = new TextDecoder('euc-jp').decode(readFileSync(edict))
  for (const line of text.split('\n'))
    for (const [word] of line
      .slice(line.indexOf('/'))
      .replaceAll(/\([^)]*\)/g, ' ')
      .matchAll(/(?<![A-Za-z])[a-z]{2,}(?![A-Za-z])/g))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
