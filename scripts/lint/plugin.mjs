// The house rules oxlint does not know: which room may open which door (docs/architecture.md), who may read the environment,
// whose rows a query means, and that no cast goes by way of `unknown`.
import { dirname, join, normalize, relative, sep } from 'node:path'

const SURFACES = new Set(['http', 'mcp', 'cli'])

/** The folder a repository path belongs to: 'kernel', 'capabilities/why', 'web', … */
function roomOf(path) {
  const parts = path.split('/')
  if (parts[0] === 'src') return parts[1] === 'capabilities' ? `capabilities/${parts[2]}` : parts[1]
  return parts[0]
}

/** A repository path for what is imported, or undefined for a package. */
function targetOf(file, specifier) {
  if (specifier.startsWith('.'))
    return normalize(join(dirname(file), specifier))
      .split(sep)
      .join('/')
  const alias = /^#(store|text|kernel|capabilities|http|mcp|cli|main)\//.exec(specifier)
  return alias ? `src/${specifier.slice(1)}` : undefined
}

function isSurfaceDoor(target) {
  return /^src\/kernel\/(errors|context|verb|operations|live\/contract)\.ts$/.test(target)
}

/** Says why `file` may not import `target`, or undefined when it may. */
export function refusal(file, target) {
  const from = roomOf(file)
  const to = roomOf(target)
  if (from === to || !target.startsWith('src/')) {
    if (
      from === 'store' ||
      from === 'text' ||
      from === 'kernel' ||
      from.startsWith('capabilities/') ||
      SURFACES.has(from) ||
      from === 'main'
    )
      return target.startsWith('src/') || target === 'package.json' ? undefined : `src may not import ${target}`
    return undefined
  }
  if (from === 'main' || from === 'test' || from === 'bench' || from === 'scripts') return undefined
  // What is blank, and which key is given twice, has one answer for the whole house; those files import nothing.
  if (/^src\/text\/(?:blank|repeated-key)\.ts$/.test(target)) return undefined
  if (from === 'web')
    return /^src\/capabilities\/[^/]+\/contract\.ts$/.test(target)
      ? undefined
      : 'web may import capabilities/*/contract.ts only'
  if (from === 'store') return 'store imports nothing above it'
  if (from === 'text') return 'text is a library and imports nothing of the house'
  if (from === 'kernel') return to === 'store' || to === 'text' ? undefined : 'kernel may import store and text only'
  if (from.startsWith('capabilities/')) {
    if (to === 'kernel' || to === 'store' || to === 'text') return undefined
    return to.startsWith('capabilities/')
      ? 'a capability never imports another capability'
      : `a capability may import kernel, store and text, not ${to}`
  }
  if (SURFACES.has(from)) {
    if (to.startsWith('capabilities/')) return undefined
    return isSurfaceDoor(target)
      ? undefined
      : `${from} may import capabilities and kernel errors, context and verb, not ${target}`
  }
  return undefined
}

const layers = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    const isTest = /\.test\.tsx?$/.test(file)
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return
      const target = targetOf(file, source.value)
      if (target === undefined || (isTest && target.startsWith('test/'))) return
      const why = refusal(file, target)
      if (why) context.report({ node, message: `${roomOf(file)} → ${roomOf(target)}: ${why}` })
    }
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => node.source && check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      TSImportType: (node) => check(node, node.source ?? node.argument?.literal),
      CallExpression: (node) => {
        if (node.callee.type === 'Identifier' && node.callee.name === 'require') check(node, node.arguments[0])
      },
    }
  },
}

const isEnv = (node) => (node.computed ? node.property.value === 'env' : node.property.name === 'env')

const envOnlyInConfig = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    if (!file.startsWith('src/') || file === 'src/main/config.ts' || file.endsWith('.test.ts')) return {}
    const report = (node) => context.report({ node, message: 'only src/main/config.ts reads the environment' })
    return {
      MemberExpression(node) {
        if (node.object.type === 'Identifier' && node.object.name === 'process' && isEnv(node)) report(node)
      },
      ImportDeclaration(node) {
        if (!/^(node:)?process$/.test(node.source.value)) return
        if (node.specifiers.some((each) => each.imported?.name === 'env')) report(node)
      },
    }
  },
}

/** A backup holds every workspace. */
const UNSCOPED = 'src/kernel/jobs/job-section.ts'

const SCOPES = new Set(['within', 'acrossWorkspaces'])
const isScope = (node) =>
  node?.type === 'CallExpression' && node.callee.type === 'Identifier' && SCOPES.has(node.callee.name)

/** The names of the methods called in one chain, seen from any call in it. */
function chainOf(node) {
  let top = node
  while (
    top.parent?.type === 'MemberExpression' ||
    (top.parent?.type === 'CallExpression' && top.parent.callee === top)
  )
    top = top.parent
  const names = []
  for (let each = top; each; each = each.type === 'CallExpression' ? each.callee : each.object)
    if (each.type === 'MemberExpression') names.push(each.property.name)
    else if (each.type !== 'CallExpression') break
  return names
}

const isHandle = (node) =>
  (node.type === 'Identifier' && /^(tx|db)$/.test(node.name)) ||
  (node.type === 'MemberExpression' && node.property.name === 'db')

/** A query says whose rows it means: its condition is `within(ctx, table, …)`, also inside an `sql` text. */
const workspace = {
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    if (!/^src\/(kernel|capabilities)\//.test(file) || /(\.test|\/tables)\.ts$/.test(file)) return {}
    if (file === UNSCOPED) return {}
    const report = (node, message) => context.report({ node, message: `${message}: use within(ctx, table, …)` })
    return {
      CallExpression(node) {
        if (node.callee.type !== 'MemberExpression') return
        const { object, property } = node.callee
        if (property.name === 'where' && !isScope(node.arguments[0])) report(node, 'a condition without a workspace')
        const chain = () => chainOf(node)
        const selects = property.name === 'from' && chain().some((name) => /^select(Distinct(On)?)?$/.test(name ?? ''))
        const changes = (property.name === 'update' || property.name === 'delete') && isHandle(object)
        if ((selects || changes) && !chain().includes('where')) report(node, 'a query without a condition')
      },
      TaggedTemplateExpression(node) {
        if (node.tag.type !== 'Identifier' || node.tag.name !== 'sql') return
        const text = node.quasi.quasis.map((part) => part.value.raw).join('?')
        const reads = /\bwhere\b|\b(?<!distinct )from \?|\bupdate \?/i.test(text)
        if (reads && !node.quasi.expressions.some(isScope)) report(node, 'SQL without a workspace')
      },
    }
  },
}

const ANYTHING = new Set(['TSUnknownKeyword', 'TSNeverKeyword', 'TSAnyKeyword'])
const isCast = (node) => node.type === 'TSAsExpression' || node.type === 'TSTypeAssertion'

/** A cast by way of `unknown` makes anything of anything: the compiler no longer says that the two have nothing in common. */
const noCastByUnknown = {
  create(context) {
    const check = (node) => {
      let from = node.expression
      while (from.type === 'ParenthesizedExpression') from = from.expression
      if (isCast(from) && ANYTHING.has(from.typeAnnotation.type))
        context.report({ node, message: 'a cast by way of `unknown`: name what the two types have in common' })
    }
    return { TSAsExpression: check, TSTypeAssertion: check }
  },
}

export default {
  meta: { name: 'naze' },
  rules: { layers, 'env-only-in-config': envOnlyInConfig, workspace, 'no-cast-by-unknown': noCastByUnknown },
}
