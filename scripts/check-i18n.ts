import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { en } from '../web/i18n/en.ts'
import { ja } from '../web/i18n/ja.ts'

/**
 * Both languages hold the same keys with the same {{places}}, none is blank, and the web uses each of them.
 * A key is used where t('key') stands, or t(`start.${…}`) for every key that begins so.
 */
const WEB = join(import.meta.dirname, '..', 'web')

function flatten(value: object, path = ''): Map<string, string> {
  const found = new Map<string, string>()
  for (const [key, inner] of Object.entries(value)) {
    const name = path === '' ? key : `${path}.${key}`
    if (typeof inner === 'string') found.set(name, inner)
    else if (typeof inner === 'object' && inner !== null) for (const pair of flatten(inner, name)) found.set(...pair)
  }
  return found
}

const placesOf = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)\s*}}/g)]
    .map((match) => match[1])
    .sort()
    .join(' ')
const withoutPlural = (key: string) => key.replace(/_(?:one|other)$/, '')

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(?:test|d)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !relative(folder, file).startsWith('i18n'))
}

/** Whole keys and beginnings of keys in any string or template: keys are also handed on as values. */
function usedIn(text: string): { whole: Set<string>; starts: string[] } {
  const whole = new Set<string>()
  const starts: string[] = []
  for (const [, quoted, template] of text.matchAll(/'([\w.]+)'|`([\w.]*)\$\{/g)) {
    if (quoted !== undefined) whole.add(quoted)
    if (template !== undefined && template.includes('.')) starts.push(template)
  }
  return { whole, starts }
}

export function findings(): string[] {
  const languages = { en: flatten(en), ja: flatten(ja) }
  const problems: string[] = []
  for (const key of new Set([...languages.en.keys(), ...languages.ja.keys()])) {
    const [english, japanese] = [languages.en.get(key), languages.ja.get(key)]
    if (english === undefined) problems.push(`${key}: missing in en`)
    else if (japanese === undefined) problems.push(`${key}: missing in ja`)
    else if (english.trim() === '' || japanese.trim() === '') problems.push(`${key}: blank`)
    else if (placesOf(english) !== placesOf(japanese)) problems.push(`${key}: the places in {{…}} differ`)
  }
  const used = usedIn(
    sources(WEB)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )
  for (const key of languages.en.keys()) {
    const plain = withoutPlural(key)
    if (!used.whole.has(plain) && !used.starts.some((start) => plain.startsWith(start)))
      problems.push(`${key}: not used in web/`)
  }
  const known = new Set([...languages.en.keys()].map(withoutPlural))
  const groups = new Set([...known].map((key) => key.split('.')[0]))
  for (const key of used.whole)
    if (key.includes('.') && groups.has(key.split('.')[0]) && !known.has(key))
      problems.push(`${key}: used in web/, unknown`)
  return problems
}

if (import.meta.main) {
  const problems = findings()
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exit(1)
  console.log(`i18n: ${flatten(en).size} keys in two languages, all used`)
}
