import ts from 'typescript-service'
import { isExportsObject, isJavaScript, requiredBy } from './syntax.ts'

/**
 * In CommonJS a thing goes on under further names the compiler takes for things of their own: `module.exports = { a }`,
 * `exports.b = a`, `const { a: b } = require('./m')`. Answers where those names stand, given one place of the thing.
 */
export function carriedNames(place: ts.Node): ts.Node[] {
  if (!ts.isIdentifier(place) || !isJavaScript(place)) return []
  const { parent } = place
  if (ts.isShorthandPropertyAssignment(parent)) return isExported(parent.parent) ? [place] : []
  if (ts.isBindingElement(parent)) return takenBy(parent, place)
  // `a`, or the whole of `shop.a`.
  const value = ts.isPropertyAccessExpression(parent) && parent.name === place ? parent : place
  const around = value.parent
  if (ts.isPropertyAssignment(around) && around.initializer === value && isExported(around.parent)) return [around.name]
  if (ts.isBinaryExpression(around) && around.right === value) return assignedTo(around)
  if (ts.isVariableDeclaration(around) && around.initializer === value && ts.isIdentifier(around.name))
    return requiredBy(value) === undefined ? [] : [around.name]
  return []
}

/** `const { a } = require(…)`: the name it has here. Of a plain object it is a variable of its own. */
function takenBy(element: ts.BindingElement, place: ts.Identifier): ts.Node[] {
  const declaration = element.parent.parent
  if (!ts.isVariableDeclaration(declaration) || declaration.initializer === undefined) return []
  if (requiredBy(declaration.initializer) === undefined || !ts.isIdentifier(element.name)) return []
  return element.name === place && element.propertyName !== undefined ? [] : [element.name]
}

/** `exports.b = a`, and `x = exports.b = a`. */
function assignedTo(assignment: ts.BinaryExpression): ts.Node[] {
  if (assignment.operatorToken.kind !== ts.SyntaxKind.EqualsToken) return []
  const { left, parent } = assignment
  const further = ts.isBinaryExpression(parent) && parent.right === assignment ? assignedTo(parent) : []
  if (ts.isPropertyAccessExpression(left) && isExportsObject(left.expression)) return [left.name, ...further]
  // `var a; a = require('./m').a`
  return ts.isIdentifier(left) && requiredBy(assignment.right) !== undefined ? [left, ...further] : further
}

/** An object whose members other files see: it is, or is put into, what the file exports. */
function isExported(object: ts.Node): boolean {
  const around = object.parent
  if (ts.isBinaryExpression(around) && around.right === object)
    return isExportsObject(around.left) || isExported(around)
  if (ts.isSpreadAssignment(around)) return isExported(around.parent)
  if (!ts.isCallExpression(around) || around.arguments[0] === undefined) return false
  return around.expression.getText() === 'Object.assign' && isExportsObject(around.arguments[0])
}
