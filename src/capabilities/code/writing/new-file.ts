import { posix } from 'node:path'
import type { CodeFacts } from '../facts.ts'
import { isDocument } from '../files/documents.ts'
import { isTestNamedAfter, isTestOf } from '../files/test-of.ts'
import { kindOf } from '../ranking/files/kind.ts'
import { speaksOfTests } from '../routing/speaks-of.ts'
import type { SessionRow } from '../rows/sessions.ts'
import type { Reason } from '../sessions/reasons.ts'
import { isFileName, isSettings } from './file-name.ts'

export type NewFileFacts = Pick<CodeFacts, 'look' | 'sameButCase' | 'filesIn' | 'isIgnored'>

/** Why a file that is not there may not be made; the first reason, or none. */
export async function newFileRefusals(
  facts: NewFileFacts,
  session: SessionRow,
  path: string,
  asked: string,
): Promise<Reason[]> {
  // What was only looked into opens nothing beside it.
  const explored = session.judgement?.writable ?? []
  if (!isFileName(path)) return [{ name: 'write-name', item: asked }]
  const same = await facts.sameButCase(session.root, path)
  if (same !== undefined) return [{ name: 'write-same-name', item: path, other: same }]
  const isNamed = session.query.toLowerCase().includes(posix.basename(path).toLowerCase())
  if (isSettings(path) && !isNamed) return [{ name: 'write-settings', item: path }]
  if (await facts.isIgnored(session.root, path)) return [{ name: 'write-ignored', item: path }]
  const hidden = await shadowed(facts, session.root, path, explored)
  if (hidden !== undefined) return [{ name: 'write-shadows', item: path, other: hidden }]
  const siblings = await facts.filesIn(session.root, posix.dirname(path))
  if (!liesBeside(session, path, explored, siblings)) return [{ name: 'write-new-elsewhere', item: path }]
  const isOfAKind = [...explored, ...siblings].some((file) => kindOfName(file) === kindOfName(path))
  return isOfAKind || isNamed || namesEnding(session.query, path) ? [] : [{ name: 'write-kind', item: path }]
}

function liesBeside(
  { query, understanding }: SessionRow,
  path: string,
  explored: readonly string[],
  siblings: readonly string[],
): boolean {
  const beside = explored.filter((file) => posix.dirname(file) === posix.dirname(path))
  // Who has read a README has not seen the code beside it, and who has read a test not what other tests are of.
  const isOfThese = (file: string) =>
    isDocument(file) ? isDocument(path) : kindOf(file) !== 'test' || speaksOfTests(query)
  if (beside.some(isOfThese)) return true
  // Where tests live apart, a new one lies beside its file by its name.
  // Or by the name of what was understood, or of the folder that it is in.
  const folders = explored.map((file) => posix.basename(posix.dirname(file)))
  const names = [...(understanding?.symbols ?? []), ...(understanding?.entry_points ?? []), ...folders]
  const isItsTest =
    explored.some((file) => isTestOf(path, file)) ||
    names.some((name) => isTestNamedAfter(path, name.slice(Math.max(name.lastIndexOf('.'), name.lastIndexOf(':')) + 1)))
  return isItsTest && siblings.some((file) => kindOf(file) === 'test')
}

/** What a program may load by the same name. */
const LOADED_ALIKE: readonly (readonly string[])[] = [
  ['js', 'ts', 'mjs', 'mts', 'cjs', 'cts', 'jsx', 'tsx'],
  ['py', 'pyi', 'pyx', 'so'],
]

/** A program that asks for `./session` may get the new one instead of a file that nobody has looked into. */
async function shadowed(
  facts: NewFileFacts,
  root: string,
  path: string,
  explored: readonly string[],
): Promise<string | undefined> {
  const [, stem, own] = /^(.*)\.(\w+)$/u.exec(path) ?? []
  const alike = LOADED_ALIKE.find((endings) => own !== undefined && endings.includes(own))
  if (stem === undefined || alike === undefined || stem.endsWith('.d')) return undefined
  const others = alike.filter((ending) => ending !== own).map((ending) => `${stem}.${ending}`)
  // `./auth` is the folder's index, until there is a file of that name; a package goes before the module beside it.
  const folders = alike.map((ending) => `${stem}/${ending.startsWith('py') ? '__init__' : 'index'}.${ending}`)
  for (const other of [...others, ...folders])
    if (!explored.includes(other) && (await facts.look(root, other)).exists) return other
  return undefined
}

/** By its ending; those of one language are one kind. */
function kindOfName(path: string): string {
  const ending = posix.extname(path).slice(1).toLowerCase()
  return LOADED_ALIKE.find((endings) => endings.includes(ending))?.[0] ?? (isDocument(path) ? 'md' : ending)
}

/** "as a .json file", "in YAML". */
function namesEnding(query: string, path: string): boolean {
  const ending = posix.extname(path).slice(1).toLowerCase()
  const words: readonly string[] = query.toLowerCase().match(/[\p{Script=Latin}\p{N}]+/gu) ?? []
  return ending.length > 1 && words.includes(ending)
}
