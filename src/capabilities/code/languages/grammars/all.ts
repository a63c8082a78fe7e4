import { C } from './c.ts'
import { CSHARP } from './csharp.ts'
import { GO } from './go.ts'
import type { GrammarOutline } from './grammar.ts'
import { JAVA } from './java.ts'
import { DART, ELIXIR, HASKELL, KOTLIN, SCALA, SQL, SWIFT } from './optional.ts'
import { PYTHON } from './python.ts'
import { RUST } from './rust.ts'
import { JAVASCRIPT, TSX, TYPESCRIPT } from './script.ts'
import { BASH, CSS, PHP, RUBY } from './scripting.ts'

/** By the name of the grammar. Those of scripts and Python are what the scanners are held against (`bench/outlines`). */
export const GRAMMARS: Readonly<Record<string, GrammarOutline>> = {
  typescript: TYPESCRIPT,
  tsx: TSX,
  javascript: JAVASCRIPT,
  python: PYTHON,
  go: GO,
  rust: RUST,
  java: JAVA,
  cpp: C,
  'c-sharp': CSHARP,
  ruby: RUBY,
  php: PHP,
  bash: BASH,
  css: CSS,
  kotlin: KOTLIN,
  swift: SWIFT,
  scala: SCALA,
  dart: DART,
  elixir: ELIXIR,
  haskell: HASKELL,
  sql: SQL,
}
