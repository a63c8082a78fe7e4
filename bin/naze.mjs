#!/usr/bin/env node
// The command `naze`: finds the right Node, then hands over. In a clone it runs the source, installed it runs the build.
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { leanArguments, leanEnvironment } from '../scripts/setup/lean.mjs'
import { ensureDependencies, prepare } from '../scripts/setup/prepare.mjs'
import { ensureRuntime } from '../scripts/setup/runtime.mjs'

const root = dirname(dirname(realpathSync(fileURLToPath(import.meta.url))))
const source = join(root, 'src', 'main', 'bin.ts')
const isClone = existsSync(source)
// Masking a text and questions about a repository need no web app and no database. They are over before optimised WebAssembly pays off, and
// optimising a grammar or the stripping of types takes 400 MB.
const [, , room, command = ''] = process.argv
const short = room === 'mask' || (room === 'code' && /^(?:index|query|definitions|symbols|search)$/.test(command))
const node = isClone && !short ? prepare(root) : ensureRuntime(root)
if (isClone && short) ensureDependencies(root, node)
const entry = isClone ? source : join(root, 'lib', 'main', 'bin.js')

// The channel lets the server notice when this launcher is killed, so that it never stays behind alone.
const child = spawn(node, [...(short ? ['--liftoff-only'] : leanArguments), entry, ...process.argv.slice(2)], {
  env: { ...leanEnvironment, ...process.env },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
// npm ends its shell on SIGTERM, not us: under `npm start` the end of that shell is the order to stop.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  setInterval(() => process.ppid !== shell && child.kill('SIGTERM'), 500).unref()
}
child.on('exit', (code, signal) => process.exit(code ?? (signal === null ? 1 : 128)))
