import { node, runSteps } from './steps.ts'

const bin = (name: string, path: string, ...args: string[]) => node(name, `node_modules/${path}`, ...args)

const ok = runSteps(
  [
    bin('format', 'oxfmt/bin/oxfmt', '--check'),
    bin('lint', 'oxlint/bin/oxlint'),
    bin('types', 'typescript/bin/tsc'),
    bin('types of the web', 'typescript/bin/tsc', '-p', 'web/tsconfig.json'),
    bin('unused code', 'knip/bin/knip.js'),
    node('import cycles', 'scripts/check-cycles.ts'),
    node('requirements', 'scripts/check-requirements.ts'),
    node('i18n keys', 'scripts/check-i18n.ts'),
    node('migrations', 'scripts/check-migrations.ts'),
  ],
  { stopAtFirst: false },
)
process.exit(ok ? 0 : 1)
