import ts from 'typescript-service'
import { nodeAt, requiredBy, rootOf } from './syntax.ts'

export interface Looked {
  /** Places that mean one of the known declarations. */
  same: ts.Identifier[]
  /** Places nobody can tell what they mean. */
  untold: ts.Identifier[]
}

/** What is looked for: the names it goes by, and every declaration of it. */
export interface Wanted {
  names: ReadonlySet<string>
  declarations: ReadonlySet<ts.Node>
  /** A method or field: any value of an unknown type may hold it. */
  isMember: boolean
  isSeen(node: ts.Node): boolean
}

/** Looks at every further place that has one of the names: the compiler itself leaves out what an export object carries on. */
export function lookAtNames(checker: ts.TypeChecker, sources: readonly ts.SourceFile[], wanted: Wanted): Looked {
  const looked: Looked = { same: [], untold: [] }
  for (const source of sources)
    for (const name of wanted.names)
      for (const node of identifiers(source, name)) {
        if (wanted.isSeen(node)) continue
        const declared = declarationsOf(checker, node)
        if (declared.some((each) => wanted.declarations.has(each))) looked.same.push(node)
        else if (isUntold(checker, node, declared, wanted.isMember)) looked.untold.push(node)
      }
  return looked
}

function* identifiers(source: ts.SourceFile, name: string): Iterable<ts.Identifier> {
  const { text } = source
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + name.length)) {
    if (isPart(text.charCodeAt(at - 1)) || isPart(text.charCodeAt(at + name.length))) continue
    const node = nodeAt(source, at)
    if (ts.isIdentifier(node) && node.text === name && node.getStart(source) === at) yield node
  }
}

function isPart(code: number): boolean {
  return !Number.isNaN(code) && ts.isIdentifierPart(code, ts.ScriptTarget.ESNext)
}

/** Of what the place means in the end: imports are followed to what they import. */
export function declarationsOf(checker: ts.TypeChecker, node: ts.Node): readonly ts.Node[] {
  const symbol = checker.getSymbolAtLocation(node)
  const value = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : undefined
  const meant = symbol !== undefined && isAlias(symbol) ? checker.getAliasedSymbol(symbol) : undefined
  const further = value !== undefined && isAlias(value) ? checker.getAliasedSymbol(value) : undefined
  return [symbol, value, meant, further].flatMap((each) => each?.declarations ?? [])
}

function isAlias({ flags }: ts.Symbol): boolean {
  return (flags & ts.SymbolFlags.Alias) !== 0
}

function isUntold(
  checker: ts.TypeChecker,
  node: ts.Identifier,
  declared: readonly ts.Node[],
  isMember: boolean,
): boolean {
  const holder = holderOf(node, declared)
  if (holder === undefined) return false
  return isMember
    ? (checker.getTypeAtLocation(holder).flags & ts.TypeFlags.Any) !== 0
    : comesFromModule(checker, holder, 0)
}

/** What the name is asked of, where the compiler found nothing there. */
function holderOf(node: ts.Identifier, declared: readonly ts.Node[]): ts.Expression | undefined {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return declared.length === 0 ? parent.expression : undefined
  if (!ts.isBindingElement(parent) || (parent.propertyName ?? parent.name) !== node) return undefined
  const pattern = parent.parent.parent
  return ts.isVariableDeclaration(pattern) ? pattern.initializer : undefined
}

/** A module chosen while the program runs, or one that says nothing of what it exports. */
function comesFromModule(checker: ts.TypeChecker, holder: ts.Expression, depth: number): boolean {
  const asked = requiredBy(holder)
  if (asked !== undefined) return !ts.isStringLiteralLike(asked) || isUntypedOwn(checker, holder, asked)
  const root = rootOf(holder)
  if (!ts.isIdentifier(root) || depth > 3) return false
  const [declaration] = checker.getSymbolAtLocation(root)?.declarations ?? []
  if (declaration === undefined || !ts.isVariableDeclaration(declaration)) return false
  return declaration.initializer !== undefined && comesFromModule(checker, declaration.initializer, depth + 1)
}

/** A file of the repository, by a path, whose exports have no such name. */
function isUntypedOwn(checker: ts.TypeChecker, holder: ts.Expression, asked: ts.StringLiteralLike): boolean {
  return /^\.{1,2}(?:\/|$)/.test(asked.text) && (checker.getTypeAtLocation(holder).flags & ts.TypeFlags.Any) !== 0
}
