import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module'

/** `src` or `lib`: our own files, which all mean the same drizzle. */
const OWN = new URL('..', import.meta.url).href

/**
 * Node reads a package's whole package.json again for each of its files and for each import of it, and drizzle's has
 * 180 KB: a second of every start and 250 MB of garbage. Its files name each other in full, so there is nothing to look up.
 */
function resolveDrizzleQuickly(): void {
  const known = new Map<string, ResolveFnOutput>()
  registerHooks({
    resolve(specifier, context, next) {
      const from = context.parentURL ?? ''
      if (from.includes('/node_modules/drizzle-orm/') && /^\.{1,2}\/.*\.js$/.test(specifier))
        return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true }
      if (!from.startsWith(OWN) || !specifier.startsWith('drizzle-orm')) return next(specifier, context)
      const found = known.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
      known.set(specifier, found)
      return found
    },
  })
}

enableCompileCache()
resolveDrizzleQuickly()
/** Commands of `naze code` that need no store. They are asked again and again, as is `naze mask`, so they load nothing else. */
const ALONE = new Set(['index', 'query', 'definitions', 'references', 'symbols', 'search'])

const args = process.argv.slice(2)
const [room = '', command = ''] = args
process.exitCode =
  room === 'code' && ALONE.has(command)
    ? await (await import('./code-main.ts')).codeMain(args)
    : room === 'mask'
      ? await (await import('./mask-main.ts')).maskMain(args)
      : await (await import('./main.ts')).main(args)
