import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureTemplate, ensureWeb } from '../setup/prepare.mjs'
import { node, runSteps } from './steps.ts'

/**
 * What `npm pack` ships: JavaScript and types under lib/. Node refuses to strip types below node_modules, and the
 * `#layer/*` names of package.json mean the source, so a copy with relative imports is compiled.
 */
const STAGE = join('dist', 'stage')
const SPECIFIER =
  /((?:from|import)\s*\(?\s*['"])#(store|text|listening|kernel|capabilities|http|mcp|cli|main)\/([^'"]+)(['"])/g

function stage(file: string): void {
  const target = join(STAGE, relative('src', file))
  const text = readFileSync(file, 'utf8').replaceAll(SPECIFIER, (_all, before, layer, path, after) => {
    const to = relative(dirname(target), join(STAGE, layer, path)).replaceAll('\\', '/')
    return `${before}${to.startsWith('.') ? to : `./${to}`}${after}`
  })
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

const compilerOptions = {
  noEmit: false,
  rootDir: '.',
  outDir: '../../lib',
  declaration: true,
  rewriteRelativeImportExtensions: true,
}

for (const folder of ['lib', STAGE]) rmSync(folder, { recursive: true, force: true })
for (const entry of readdirSync('src', { recursive: true, withFileTypes: true })) {
  const isSource = entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts')
  if (isSource) stage(join(entry.parentPath, entry.name))
}
writeFileSync(
  join(STAGE, 'tsconfig.json'),
  JSON.stringify({ extends: '../../tsconfig.json', compilerOptions, include: ['.'] }),
)
const emitted = runSteps([node('emit', 'node_modules/typescript/bin/tsc', '-p', STAGE)], { stopAtFirst: true })
rmSync(STAGE, { recursive: true, force: true })
if (!emitted) process.exit(1)
ensureWeb(process.cwd(), process.execPath)
ensureTemplate(process.cwd(), process.execPath)
