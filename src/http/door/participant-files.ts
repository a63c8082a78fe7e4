import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const PARTICIPANT_PAGE = 'participant.html'

/** What may name other files. */
const READABLE = /\.(?:html|js|css)$/
const NAME = /[\w.-]+\.[a-z0-9]+/g

/**
 * The files the participants' page can ask for: those it names, those they name, and so on; every file of the build has
 * a name of its own. Undefined when there is no such page; nothing is then served.
 */
export function participantFiles(webFolder: string): ReadonlySet<string> | undefined {
  if (!existsSync(join(webFolder, PARTICIPANT_PAGE))) return undefined
  const built = filesByName(webFolder)
  const files = new Set<string>()
  const open = [PARTICIPANT_PAGE]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const named = readFileSync(join(webFolder, file), 'utf8').match(NAME) ?? []
    for (const found of named.map((name) => built.get(name))) {
      if (found === undefined || files.has(found)) continue
      files.add(found)
      if (READABLE.test(found)) open.push(found)
    }
  }
  return files
}

/** Of the pages only their own is theirs, whoever names another. */
function filesByName(webFolder: string): Map<string, string> {
  const assets = readdirSync(join(webFolder, 'assets')).map((name) => [name, `assets/${name}`] as const)
  const beside = readdirSync(webFolder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.html') && !entry.name.startsWith('.'))
    .map(({ name }) => [name, name] as const)
  return new Map([...assets, ...beside])
}
