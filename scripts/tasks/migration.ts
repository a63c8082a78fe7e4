import { node, runSteps } from './steps.ts'

const name = process.argv[2]
if (name === undefined || !/^[a-z0-9-]+$/.test(name)) {
  process.stderr.write('npm run migration -- <name-in-kebab-case>\n')
  process.exit(2)
}
const made = runSteps([node('migration', 'node_modules/drizzle-kit/bin.cjs', 'generate', '--name', name)], {
  stopAtFirst: true,
})
process.exit(made ? 0 : 1)
