// Brings a clone into a runnable state, doing only what is missing: dependencies, the web app, the first database.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { NODE_VERSION, ensureRuntime, fail, hashOf, npm, say } from './runtime.mjs'

function isFresh(stampFile, hash) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash
}

function stamp(stampFile, hash) {
  mkdirSync(join(stampFile, '..'), { recursive: true })
  writeFileSync(stampFile, hash)
}

function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

export function ensureDependencies(root, node) {
  const stampFile = join(root, 'node_modules', '.naze-installed')
  const hash = `${NODE_VERSION}-${hashOf(join(root, 'package-lock.json'))}`
  if (isFresh(stampFile, hash)) return
  say('installing dependencies (once)')
  const done = npm(node, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: root })
  if (done.status !== 0) fail('the dependencies could not be installed')
  stamp(stampFile, hash)
}

/** The server's files that the pages are made of too: what they name below src, and what those name. */
export function sharedWith(root, pages) {
  const shared = new Set()
  const look = (file) => {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^'\n]+\.tsx?)'/g)) {
      const target = name.startsWith('#') ? join(root, 'src', name.slice(1)) : join(dirname(file), name)
      if (!target.startsWith(join(root, 'src')) || shared.has(target) || !existsSync(target)) continue
      shared.add(target)
      look(target)
    }
  }
  for (const file of pages) if (/(?<!\.test)\.tsx?$/.test(file)) look(file)
  return [...shared].sort()
}

export function ensureWeb(root, node) {
  const pages = filesBelow(join(root, 'web'))
  const hash = hashOf(...pages, ...sharedWith(root, pages), join(root, 'package-lock.json'))
  const stampFile = join(root, 'dist', 'web-built')
  if (isFresh(stampFile, hash) && existsSync(join(root, 'dist', 'web', 'index.html'))) return
  say('building the web app')
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--config', join(root, 'web', 'vite.config.ts'), '--logLevel', 'warn']
  if (!run(node, args, root)) fail('the web app could not be built')
  stamp(stampFile, hash)
}

export function ensureTemplate(root, node) {
  const migrations = filesBelow(join(root, 'src', 'store', 'migrations'))
  const hash = hashOf(...migrations, join(root, 'package-lock.json'))
  const stampFile = join(root, 'dist', 'template-built')
  if (isFresh(stampFile, hash) && existsSync(join(root, 'dist', 'template'))) return
  const built = run(node, [join(root, 'scripts', 'setup', 'prepare-template.ts')], root)
  if (!built) fail('the first database could not be prepared')
  stamp(stampFile, hash)
}

/** True when the command ended well. */
export function run(command, args, cwd, extra = {}) {
  return spawnSync(command, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], ...extra }).status === 0
}

/** Everything `npm start` and `npm test` need; returns the Node to run with. */
export function prepare(root) {
  const node = ensureRuntime(root)
  ensureDependencies(root, node)
  ensureWeb(root, node)
  ensureTemplate(root, node)
  return node
}
