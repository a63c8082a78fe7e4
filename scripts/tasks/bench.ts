import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

/** `npm run bench -- NAME [arguments]` runs bench/NAME/run.ts. */
const [name = '', ...args] = process.argv.slice(2)
const known = readdirSync('bench', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(`bench/${entry.name}/run.ts`))
  .map((entry) => entry.name)
if (!known.includes(name)) {
  process.stderr.write(`npm run bench -- <name>, one of: ${known.join(', ')}\n`)
  process.exit(2)
}
const done = spawnSync(process.execPath, [`bench/${name}/run.ts`, ...args], { stdio: 'inherit' })
process.exit(done.status ?? 1)
