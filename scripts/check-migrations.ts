import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Rows that are there already have nothing to put into such a column: the migration would fail on them. */
const UNFILLED = /ADD COLUMN (?!.*\b(?:DEFAULT|GENERATED)\b).*NOT NULL/

/** Migrations are generated from the tables: generating once more into a copy must find nothing left to do. */
const kit = 'node_modules/drizzle-kit/bin.cjs'
const folder = mkdtempSync(join('node_modules', '.migrations-check-'))
try {
  cpSync('src/store/migrations', folder, { recursive: true })
  const before = readdirSync(folder).length
  const common = ['--dialect', 'postgresql', '--out', `./${relative('.', folder)}`]
  const checked = spawnSync(process.execPath, [kit, 'check', ...common], { encoding: 'utf8' })
  const generated = spawnSync(
    process.execPath,
    [kit, 'generate', ...common, '--schema', './src/**/{tables,schema}.ts'],
    {
      encoding: 'utf8',
    },
  )
  if (checked.status !== 0 || generated.status !== 0) {
    process.stderr.write(`${checked.stdout}${checked.stderr}${generated.stdout}${generated.stderr}\n`)
    process.exitCode = 1
  } else if (readdirSync(folder).length !== before) {
    process.stderr.write('The tables have changed without a migration: run `npm run migration -- <name>`.\n')
    process.exitCode = 1
  }
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.sql'))) {
    const line = UNFILLED.exec(readFileSync(join(folder, file), 'utf8'))?.[0]
    if (line === undefined) continue
    process.stderr.write(`${file}: a new column of a filled table needs a default or must be nullable: ${line}\n`)
    process.exitCode = 1
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
