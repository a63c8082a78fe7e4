// `npm run <task>` under the pinned Node, after everything it needs is there.
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureDependencies, prepare, run } from './setup/prepare.mjs'
import { ensureRuntime } from './setup/runtime.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [task = '', ...args] = process.argv.slice(2)
/** Tasks that need no web build and no database template. */
const light = new Set(['verify', 'build', 'migration'])

let node
if (light.has(task)) {
  node = ensureRuntime(root)
  ensureDependencies(root, node)
} else {
  node = prepare(root)
}
const PATH = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`
const ok = run(node, [join(root, 'scripts', 'tasks', `${task}.ts`), ...args], root, { env: { ...process.env, PATH } })
process.exit(ok ? 0 : 1)
