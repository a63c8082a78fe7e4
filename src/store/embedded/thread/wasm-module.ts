import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { WasmModule } from './thread-messages.ts'

let compiled: Promise<WasmModule> | undefined

/** PostgreSQL as code, compiled once a process: every thread that opens a database gets the same. */
export function databaseModule(): Promise<WasmModule> {
  compiled ??= compile()
  return compiled
}

const wasm: { compile(bytes: Uint8Array): Promise<WasmModule> } = Reflect.get(globalThis, 'WebAssembly')

/** By `require.resolve`: the tests prepare their first database where `import.meta.resolve` does not exist. */
async function compile(): Promise<WasmModule> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return wasm.compile(await readFile(join(folder, 'pglite.wasm')))
}
