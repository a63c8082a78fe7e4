import type { PGliteOptions } from '@electric-sql/pglite'

/** Compiled WebAssembly; the types of a program without a browser do not name it. */
export type WasmModule = NonNullable<PGliteOptions['pgliteWasmModule']>

/** How the database's thread is started. */
export interface DatabaseOptions {
  /** Undefined: in memory, gone with the thread. */
  folder: string | undefined
  /** A prepared first database; only for a folder with nothing in it. */
  template: string | undefined
  /** Compiled once a process, however often a thread is started. */
  module: WasmModule
}

/** Bytes are a message of the wire protocol of PostgreSQL, answered in bytes. */
export type ToDatabase = Uint8Array | 'dump' | 'close'

export type FromDatabase =
  | Uint8Array
  | { kind: 'open' }
  /** It did not open; `log` is what PostgreSQL said of it. */
  | { kind: 'failed'; reason: string; log: string[] }
  | { kind: 'closed' }
