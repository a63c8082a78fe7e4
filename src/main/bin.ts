import { enableCompileCache } from 'node:module'
import { resolveDrizzleQuickly } from './quick-imports.ts'

enableCompileCache()
resolveDrizzleQuickly()
const { main } = await import('./main.ts')
process.exitCode = await main(process.argv.slice(2))
