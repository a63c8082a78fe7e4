import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { ensureTemplate, ensureWeb } from '../setup/prepare.mjs'
import { node, runSteps } from './steps.ts'

/**
 * What `npm pack` ships: JavaScript and types under lib/. Node refuses to strip types below node_modules, and the
 * `#layer/*` names of package.json mean the source, so the build spells them out as relative paths.
 */
const SPECIFIER = /((?:from|import)\s*\(?\s*['"])#(store|kernel|capabilities|http|mcp|cli|main)\/([^'"]+)\.ts(['"])/g

function spellOut(file: string): void {
  const text = readFileSync(file, 'utf8').replaceAll(SPECIFIER, (_all, before, layer, path, after) => {
    const to = relative(dirname(file), join('lib', layer, `${path}.js`)).replaceAll('\\', '/')
    return `${before}${to.startsWith('.') ? to : `./${to}`}${after}`
  })
  writeFileSync(file, text)
}

rmSync('lib', { recursive: true, force: true })
if (!runSteps([node('emit', 'node_modules/typescript/bin/tsc', '-p', 'tsconfig.build.json')], { stopAtFirst: true })) {
  process.exit(1)
}
for (const entry of readdirSync('lib', { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && /\.(js|d\.ts)$/.test(entry.name)) spellOut(join(entry.parentPath, entry.name))
}
ensureWeb(process.cwd(), process.execPath)
ensureTemplate(process.cwd(), process.execPath)
