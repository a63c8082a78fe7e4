import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

let compiled: Promise<WebAssembly.Module> | undefined

/** PostgreSQL as code, compiled once a process: every thread that opens a database gets the same. */
export function databaseModule(): Promise<WebAssembly.Module> {
  compiled ??= compile()
  return compiled
}

/** Node has it; the types of a program without a browser do not say so. */
const wasm: { compile(bytes: Uint8Array): Promise<WebAssembly.Module> } = Reflect.get(globalThis, 'WebAssembly')

async function compile(): Promise<WebAssembly.Module> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return wasm.compile(await readFile(fileURLToPath(file)))
}
