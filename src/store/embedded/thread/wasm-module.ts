import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { WasmModule } from './thread-messages.ts'

let compiled: Promise<WasmModule> | undefined

/** PostgreSQL as code, compiled once a process: every thread that opens a database gets the same. */
export function databaseModule(): Promise<WasmModule> {
  compiled ??= compile()
  return compiled
}

const wasm: { compile(bytes: Uint8Array): Promise<WasmModule> } = Reflect.get(globalThis, 'WebAssembly')

async function compile(): Promise<WasmModule> {
  const file = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))
  return wasm.compile(await readFile(fileURLToPath(file)))
}
