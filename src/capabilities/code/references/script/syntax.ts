import ts from 'typescript-service'

export function nodeAt(source: ts.SourceFile, position: number): ts.Node {
  let found: ts.Node = source
  const visit = (node: ts.Node): void => {
    if (node.getStart(source) <= position && position < node.end) {
      found = node
      ts.forEachChild(node, visit)
    }
  }
  ts.forEachChild(source, visit)
  return found
}

export function isInImport(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node; at !== undefined; at = at.parent) {
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at) || ts.isImportEqualsDeclaration(at)) return true
    if (ts.isVariableDeclaration(at))
      return at.name === node || ts.isObjectBindingPattern(at.name) ? isRequired(at) : false
    if (ts.isStatement(at)) return false
  }
  return false
}

function isRequired({ initializer }: ts.VariableDeclaration): boolean {
  return initializer !== undefined && requiredBy(initializer) !== undefined
}

/** The argument of the `require(…)` or `import(…)` an expression begins with: `require('a').b`, `await import('a')`. */
export function requiredBy(expression: ts.Expression): ts.Expression | undefined {
  const root = rootOf(expression)
  if (!ts.isCallExpression(root)) return undefined
  const isRequire = ts.isIdentifier(root.expression) && root.expression.text === 'require'
  return isRequire || root.expression.kind === ts.SyntaxKind.ImportKeyword ? root.arguments[0] : undefined
}

/** What `a.b.c`, `(await a).b` and `a['b']` begin with. */
export function rootOf(expression: ts.Expression): ts.Expression {
  let at = expression
  for (;;) {
    if (ts.isPropertyAccessExpression(at) || ts.isElementAccessExpression(at)) at = at.expression
    else if (ts.isParenthesizedExpression(at) || ts.isAwaitExpression(at) || ts.isNonNullExpression(at))
      at = at.expression
    else return at
  }
}

/** `exports` and `module.exports`. */
export function isExportsObject(node: ts.Node): boolean {
  if (ts.isIdentifier(node)) return node.text === 'exports'
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === 'exports' &&
    ts.isIdentifier(node.expression) &&
    node.expression.text === 'module'
  )
}

/** A method or field; what is put on `exports` is none. */
export function isMember(node: ts.Node): boolean {
  const { parent } = node
  if (ts.isClassElement(parent) || ts.isTypeElement(parent)) return true
  if (ts.isObjectLiteralElement(parent)) {
    const around = parent.parent.parent
    return !(ts.isBinaryExpression(around) && isExportsObject(around.left))
  }
  return ts.isPropertyAccessExpression(parent) && parent.name === node && !isExportsObject(parent.expression)
}

/** A local of a function stays in it; a member, and what stands at the top of a file, may be used anywhere. */
export function isSeenElsewhere(node: ts.Node): boolean {
  if (isMember(node)) return true
  for (let at: ts.Node = node.parent.parent; at !== undefined; at = at.parent) if (ts.isFunctionLike(at)) return false
  return true
}

export function isJavaScript(node: ts.Node): boolean {
  return /\.[cm]?jsx?$/.test(node.getSourceFile().fileName)
}
