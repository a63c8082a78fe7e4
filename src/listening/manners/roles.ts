import { fold, MASKS } from './fold.ts'
import type { Ground } from './ground.ts'
import { oncePer } from './once.ts'
import { partsOf } from './parts.ts'
import { englishRoles } from './roles-english.ts'
import { japaneseRoles } from './roles-japanese.ts'

const rolesIn = oncePer(({ language, saidLines }: Ground) => {
  const said = saidLines.flatMap((line) => partsOf(fold(line)).map((part) => part.text))
  return language === 'ja' ? japaneseRoles(said) : englishRoles(said)
})

/** Who did what to whom, put the other way round in the person's own words. An open question tells nothing. */
export function swappedRoles(text: string, ground: Ground, readsBack = false): string[] {
  const swapped = rolesIn(ground)
  const parts = partsOf(fold(text).replaceAll(MASKS, ' ')).map((part) => part.text)
  const telling = new Set(parts.filter((part) => readsBack || !/[?？]\s*$/u.test(part)))
  return [...telling].flatMap((part) => swapped(part) ?? [])
}
