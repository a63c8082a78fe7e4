import type { IndexedFile, PlacedSymbol } from '../../index/symbol-table.ts'
import type { Occurrence } from './occurrences.ts'
import type { Repository } from './modules.ts'
import { isLocalThere, modulesBefore } from './python-paths.ts'
import { pathBefore, rustDefines } from './rust-paths.ts'
import { outermost, pythonDefines, type Visibility } from './visibility.ts'
import { literal } from '#text/literal.ts'

export interface Judged {
  repository: Repository
  /** The package the definition belongs to, where its language has packages. */
  home: string
  occurrence: Occurrence
  definition: PlacedSymbol
  file: IndexedFile
  visibility: Visibility | undefined
  /** How many definitions share the name. */
  others: number
  text: string
  /** The name the place uses: an alias, perhaps. */
  name: string
}

const SELF = new Set(['self', 'this', 'cls', 'super', 'Self', '@'])
/** Whose top-level names are seen everywhere once they are loaded. */
const GLOBAL = new Set(['ruby', 'php', 'bash', 'lua', 'c', 'cpp'])
/** Where a method is called by its bare name inside its class. */
const BARE_METHODS = new Set(['java', 'csharp', 'cpp', 'ruby', 'kotlin', 'scala', 'swift'])

/** Languages that add to a type in more than one file. */
const REOPENED = new Set(['csharp', 'ruby', 'c', 'cpp', 'go', 'rust', 'swift', 'kotlin'])

/** How sure it is that a place means the definition. */
export function judge(judged: Judged): number {
  const { definition, occurrence, visibility, file, name } = judged
  if (visibility !== undefined && isTaken(file, occurrence.line, name, visibility)) return visibility.confidence
  if (isTakenElsewhere(file, occurrence.line, name)) return 0.2
  const isPlain = definition.language === 'python' && occurrence.receiver === ''
  if (isPlain && isLocalThere(file, judged.text, occurrence.line, name)) return 0.2
  const isMember = definition.container !== '' && !isModuleContainer(definition)
  if (isMember) return judgeMember(judged)
  return occurrence.receiver === '' ? judgePlain(judged) : judgeAsked(judged)
}

/** The place is an import that takes the name. */
function isTaken({ outline }: IndexedFile, line: number, name: string, { names, members }: Visibility): boolean {
  const takes = (taken: { name: string; local: string }) =>
    (taken.name === name && names.has(taken.local)) || members?.has(name) === true
  return outline.imports.some((each) => each.line === line && each.names.some(takes))
}

/** The place is an import that takes something else of the same name. */
function isTakenElsewhere({ outline }: IndexedFile, line: number, name: string): boolean {
  return outline.imports.some((each) => each.line === line && each.names.some((taken) => taken.name === name))
}

/** A namespace around a function makes it no member of anything. */
function isModuleContainer({ language, container }: PlacedSymbol): boolean {
  return language === 'cpp' && /^[a-z_]+$/.test(container.split('.').at(-1) ?? '')
}

function judgePlain({ definition, visibility, others, name, file, occurrence }: Judged): number {
  if (visibility?.names.has(name) === true)
    return isShadowed(file, definition, occurrence, name) ? 0.3 : visibility.confidence
  if (visibility !== undefined && visibility.receivers.size > 0) return 0.3
  return GLOBAL.has(definition.language) && others === 1 ? 0.6 : 0.2
}

/** Another definition of the same name in the file, nearer to the place. */
function isShadowed(file: IndexedFile, definition: PlacedSymbol, { line }: Occurrence, name: string): boolean {
  return file.outline.symbols.some(
    (symbol) =>
      symbol.name === name &&
      symbol.container === '' &&
      !(file.path === definition.path && symbol.line === definition.line) &&
      file.path !== definition.path &&
      symbol.line <= line,
  )
}

/** `module.name`: the module must be the one that holds it. */
function judgeAsked({ repository, definition, visibility, occurrence, others, file, name, text }: Judged): number {
  const { receiver } = occurrence
  // `progress = Progress()`: what is asked is a thing of that function, not the module of the same name.
  if (definition.language === 'python' && isLocalThere(file, text, occurrence.line, receiver)) return 0.2
  if (visibility?.receivers.has(receiver) === true) return visibility.confidence
  if (definition.language === 'rust') {
    const path = pathBefore(occurrence.before)
    return path !== undefined && rustDefines(repository, path, file.path, name, definition) ? 0.9 : 0.2
  }
  if (definition.language === 'python') {
    const wanted = { path: definition.path, name: definition.name }
    const asked = modulesBefore(file, occurrence.before)
    if (asked.some((module) => pythonDefines(repository, module, file.path, name, wanted, 0))) return 0.95
  }
  // A namespace or a class given by its path: `pkg.Class`, `Outer::Class`.
  if (visibility?.names.has(occurrence.receiver) === true) return 0.6
  return definition.kind !== 'function' && others === 1 && visibility !== undefined ? 0.6 : 0.2
}

function judgeMember({ definition, visibility, occurrence, others, text, file, home }: Judged): number {
  const { receiver, line } = occurrence
  const holder = definition.container.split('.').at(-1) ?? ''
  const enclosing = file.outline.symbols.some(
    (symbol) => symbol.name === holder && symbol.line <= line && line <= symbol.endLine,
  )
  const isSame = file.path === definition.path || (visibility !== undefined && !isAnother(file, definition, holder))
  const inHolder = isSame && (enclosing || isMethodOf(file, holder, line))
  if (receiver === '') {
    if (visibility?.members?.has(definition.name) === true) return visibility.confidence
    if (
      file.path === definition.path &&
      inHolder &&
      (BARE_METHODS.has(definition.language) || definition.kind !== 'method')
    )
      return 0.9
    return inHolder && BARE_METHODS.has(definition.language) ? 0.8 : 0.2
  }
  if (SELF.has(receiver)) {
    if (inHolder) return 0.95
    return extendsHolder(text, holder) ? 0.8 : 0.2
  }
  if (home !== '' && occurrence.text.includes(`${home}.${holder}.${definition.name}`)) return 0.95
  if (receiver === holder || receiver === outermost(definition)) return visibility === undefined ? 0.4 : 0.95
  if (isOfType(text, receiver, holder)) return 0.9
  if (goReceiver(definition, file, receiver, line)) return 0.9
  if (visibility !== undefined) return others === 1 ? 0.8 : 0.55
  return others === 1 && definition.name.length > 3 ? 0.6 : 0.2
}

/** A class of the same name in another file is another class, where a class cannot be opened again. */
function isAnother(file: IndexedFile, { language }: PlacedSymbol, holder: string): boolean {
  const isWhole = !REOPENED.has(language)
  return isWhole && file.outline.symbols.some(({ name, kind }) => name === holder && kind !== 'method')
}

/** Methods that stand outside what holds them, as Go and C++ write them. */
function isMethodOf(file: IndexedFile, holder: string, line: number): boolean {
  return file.outline.symbols.some(
    (symbol) => symbol.container.split('.').at(-1) === holder && symbol.line <= line && line <= symbol.endLine,
  )
}

/** `func (r *Holder) …`: inside it `r` is a Holder. */
function goReceiver(definition: PlacedSymbol, file: IndexedFile, receiver: string, line: number): boolean {
  if (definition.language !== 'go') return false
  const around = file.outline.symbols.find(
    (symbol) => symbol.kind === 'method' && symbol.line <= line && line <= symbol.endLine,
  )
  return (
    around !== undefined &&
    new RegExp(`\\(\\s*${literal(receiver)}\\s+\\*?${literal(definition.container)}\\b`).test(around.signature)
  )
}

function extendsHolder(text: string, holder: string): boolean {
  const name = literal(holder)
  return new RegExp(`class\\s+\\w+\\s*(?:\\([^)]*\\b${name}\\b|(?:<|extends|implements|:)[^{\\n]*\\b${name}\\b)`).test(
    text,
  )
}

/** `x = Holder(`, `x: Holder`, `Holder x`, `x := &Holder{`, `let x = Holder::new(`. */
function isOfType(text: string, receiver: string, holder: string): boolean {
  if (receiver === '?' || !/^[\w$]+$/.test(receiver)) return false
  const type = `(?:[\\w.]+(?:\\.|::))?${literal(holder)}`
  const name = literal(receiver)
  return new RegExp(
    `\\b${name}\\s*(?::\\s*(?:&(?:mut\\s+)?|\\*)?${type}\\b|:?=\\s*(?:await\\s+)?(?:new\\s+)?&?${type}\\s*(?:[({]|::|\\.new\\b))|\\b${type}(?:<[^>]*>)?[\\s&*]+${name}\\b|\\b${name}\\s+\\*?${type}\\b`,
  ).test(text)
}
